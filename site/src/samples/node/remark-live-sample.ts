import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titleOfSample } from '@brand/reference';
import type { Parent } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { Fence, MdastNode } from '../../markdown/mdast.ts';
import { explicitElement } from '../../markdown/mdast-builder.ts';
import {
  isPictureOnly,
  listVariants,
  metaValue,
  parseRunnablePath,
  RUNNABLE_FOLDERS,
  type VariantFile,
} from './runnable-sample.ts';

type File = { fail: (message: string, node: unknown) => never };

export type LiveSampleOptions = {
  /** The folder of sample files. */
  readonly samplesFolder: string;
  /** The built pages of samples and their screenshots, as served below `/samples`. */
  readonly builtFolder: string;
  /** Whether the playground can open a sample by its path, with `/react` for the React variant. */
  readonly isEditable?: (sample: string) => boolean;
};

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
      if (!isLive(meta)) return undefined;
      const fail = (message: string): never => file.fail(message, fence);
      parent.children[index] = toLiveSample(fence, options, fail);
      return [SKIP, index + 1];
    });
  };
}

function isLive(meta: string): boolean {
  return /\blive\b/.test(meta.replaceAll(/"[^"]*"/g, ''));
}

/** The folder of the sample that a fence runs. */
export function liveSampleOf(meta: string): string | undefined {
  if (!isLive(meta)) return undefined;
  return parseRunnablePath(metaValue(meta, 'file') ?? '').sample || undefined;
}

function toLiveSample(
  fence: Fence,
  { samplesFolder, builtFolder, isEditable }: LiveSampleOptions,
  fail: (message: string) => never,
): MdastNode {
  const meta = fence.meta ?? '';
  const path = metaValue(meta, 'file') ?? fail('A live sample needs a file="…" to run.');
  const { sample, group, name } = parseRunnablePath(path);
  if (!RUNNABLE_FOLDERS.includes(group)) {
    fail(
      `examples/${path} does not run in a page. Live samples are main.ts and react.tsx of ` +
        `${RUNNABLE_FOLDERS.map((folder) => `examples/${folder}/<name>`).join(' and ')}.`,
    );
  }
  const alt = metaValue(meta, 'alt') ?? '';
  if (alt === '') fail('A live sample needs alt="…" with a text alternative for its picture.');
  const folder = join(samplesFolder, sample);
  const variants = listVariants(path, folder);
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
      height: metaValue(meta, 'height') ?? DEFAULT_HEIGHT,
      variants: namesOf(variants),
      hasPicture: existsSync(join(builtFolder, sample, 'light.webp')) || undefined,
      isPictureOnly: isPictureOnly(folder) || undefined,
      editable: editable || undefined,
      isBeside: /\bbeside\b/.test(meta.replaceAll(/"[^"]*"/g, '')) || undefined,
    },
    variants.map((variant) =>
      explicitElement('div', { 'data-variant': variant.name }, [codeOf(fence, variant, folder)]),
    ),
  );
}

function namesOf(variants: readonly VariantFile[]): string {
  return variants.map(({ name }) => name).join(' ');
}

/** The fence of a variant. */
function codeOf(fence: Fence, { file }: VariantFile, folder: string): Fence {
  const meta = fence.meta ?? '';
  const region = metaValue(meta, 'region');
  const path = `${metaValue(meta, 'file')?.replace(/[^/]+$/, '')}${file}`;
  const isOwn = metaValue(meta, 'file') === path;
  const hasRegion = region !== undefined && (isOwn || includesRegion(join(folder, file), region));
  const title = metaValue(meta, 'title');
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
