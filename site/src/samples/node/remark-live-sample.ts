import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDE_GROUPS, titleOfSample } from '@brand/reference';
import type { Parent } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { Fence, MdastNode } from '../../markdown/mdast.ts';
import { explicitElement } from '../../markdown/mdast-builder.ts';

type File = { fail: (message: string, node: unknown) => never };

export type LiveSampleOptions = {
  /** The folder of sample files. */
  readonly samplesFolder: string;
  /** The built pages of samples and their screenshots, as served below `/samples`. */
  readonly builtFolder: string;
  /** Whether the playground can open a sample by its path, with `/react` for the React variant. */
  readonly isEditable?: (sample: string) => boolean;
};

/** Only samples of these folders are built and can run. */
const FOLDERS = GUIDE_GROUPS.map(({ sdk, version }) => `${sdk}/${version}`);
const RUNNABLE = /^((.+)\/([\w-]+))\/(?:main\.tsx?|react\.tsx)$/;
const DEFAULT_HEIGHT = '420';

/**
 * Turns a fence with `live` into a running sample: `file="web-sdk/6.0/markers/main.ts" live alt="A
 * pin on the bookshop"`. Its React variant is shown in a tab. With a `region`, the code is that
 * region.
 */
export default function remarkLiveSample(options: LiveSampleOptions) {
  return (root: Parent, file: File): void => {
    visit(root, 'code', (fence: Fence, index: number, parent: { children: MdastNode[] }) => {
      const meta = fence.meta ?? '';
      if (!/\blive\b/.test(meta.replaceAll(/"[^"]*"/g, ''))) return undefined;
      const fail = (message: string): never => file.fail(message, fence);
      parent.children[index] = toLiveSample(fence, options, fail);
      return [SKIP, index + 1];
    });
  };
}

function toLiveSample(
  fence: Fence,
  { samplesFolder, builtFolder, isEditable }: LiveSampleOptions,
  fail: (message: string) => never,
): MdastNode {
  const meta = fence.meta ?? '';
  const path = valueOf(meta, 'file') ?? fail('A live sample needs a file="…" to run.');
  const [, sample = '', group = '', name = ''] = RUNNABLE.exec(path) ?? [];
  if (!FOLDERS.includes(group)) {
    fail(
      `examples/${path} does not run in a page. Live samples are main.ts and react.tsx of ` +
        `${FOLDERS.map((folder) => `examples/${folder}/<name>`).join(' and ')}.`,
    );
  }
  const alt = valueOf(meta, 'alt') ?? '';
  if (alt === '')
    fail('A live sample needs alt="…": what its picture shows, for who cannot see it.');
  const folder = join(samplesFolder, sample);
  const variants = variantsOf(path, folder);
  const editable = namesOf(
    variants.filter((variant) =>
      isEditable?.(variant.name === 'react' ? `${sample}/react` : sample),
    ),
  );
  return explicitElement(
    'LiveSample',
    {
      sample,
      title: titleOfSample(name),
      alt,
      height: valueOf(meta, 'height') ?? DEFAULT_HEIGHT,
      variants: namesOf(variants),
      hasPicture: existsSync(join(builtFolder, sample, 'light.webp')) || undefined,
      isPictureOnly: existsSync(join(folder, 'sample.json')) || undefined,
      editable: editable || undefined,
      isBeside: /\bbeside\b/.test(meta.replaceAll(/"[^"]*"/g, '')) || undefined,
    },
    variants.map((variant) =>
      explicitElement('div', { 'data-variant': variant.name }, [codeOf(fence, variant, folder)]),
    ),
  );
}

type Variant = { readonly name: 'main' | 'react'; readonly file: string };

function namesOf(variants: readonly Variant[]): string {
  return variants.map(({ name }) => name).join(' ');
}

function variantsOf(path: string, folder: string): Variant[] {
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (file === 'react.tsx') return [{ name: 'react', file }];
  const hasReact = existsSync(join(folder, 'react.tsx'));
  return [
    { name: 'main', file },
    ...(hasReact ? [{ name: 'react', file: 'react.tsx' } as const] : []),
  ];
}

/** The fence of a variant. */
function codeOf(fence: Fence, { file }: Variant, folder: string): Fence {
  const meta = fence.meta ?? '';
  const region = valueOf(meta, 'region');
  const path = `${valueOf(meta, 'file')?.replace(/[^/]+$/, '')}${file}`;
  const isOwn = valueOf(meta, 'file') === path;
  const hasRegion = region !== undefined && (isOwn || includesRegion(join(folder, file), region));
  const title = valueOf(meta, 'title');
  return {
    ...fence,
    lang: isOwn ? fence.lang : 'tsx',
    meta: [
      `file="${path}"`,
      title !== undefined && `title="${isOwn ? title : file}"`,
      // Line numbers refer to the file that the page names.
      isOwn && /\{[\d,\s-]+\}/.exec(meta)?.[0],
      hasRegion && `region="${region}"`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function includesRegion(path: string, region: string): boolean {
  return existsSync(path) && readFileSync(path, 'utf8').includes(`#region ${region}`);
}

function valueOf(meta: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
}
