import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Parent } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { Fence, MdastNode } from '../../markdown/mdast.ts';
import { explicitElement, text } from '../../markdown/mdast-builder.ts';
import { extractRegion } from './extract-region.ts';
import { type SampleChoice, sampleIn } from './read-sample.ts';
import { filesOfSample } from './sample-imports.ts';

type File = { fail: (message: string, node: unknown) => never };

export type WholeSampleOptions = {
  /** The folder of sample files. */
  readonly samplesFolder: string;
};

const LANGUAGES: Readonly<Record<string, string>> = { '.mjs': 'js', '.kt': 'kotlin' };

/**
 * Adds what a fence leaves out of its sample: the rest of the file, and the files that it imports.
 * They can be expanded below the first fence of a sample, and later ones link there.
 */
export default function remarkWholeSample({ samplesFolder }: WholeSampleOptions) {
  return (root: Parent, file: File): void => {
    const shown = new Set<string>();
    visit(root, 'code', (fence: Fence, index: number, parent: { children: MdastNode[] }) => {
      const fail = (message: string): never => file.fail(message, fence);
      const choice = sampleIn(fence.meta ?? '');
      const files = choice && filesLeftOut(choice, samplesFolder, fail);
      if (!choice || !files) return undefined;
      const id = `whole-${files[0]!.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`;
      const isFirst = !shown.has(id);
      shown.add(id);
      // Other files do not complete a fence.
      if (files.includes(choice.name)) fence.meta = `${fence.meta} whole="${id}"`;
      const rest = isFirst ? wholeSample(fence, choice, { files, id }) : linkTo(id);
      parent.children.splice(index + 1, 0, rest);
      return [SKIP, index + 2];
    });
  };
}

/** Files with code that the fence does not show; `undefined` if it shows all. */
function filesLeftOut(
  { name, region }: SampleChoice,
  samplesFolder: string,
  fail: (message: string) => never,
): readonly string[] | undefined {
  const path = join(samplesFolder, name);
  if (!existsSync(path)) return undefined;
  const files = filesOfSample(name, { samplesFolder, fail });
  const isPart = region !== undefined && !isWhole(readFileSync(path, 'utf8'), region);
  const leftOut = isPart ? files : files.slice(1);
  return leftOut.length > 0 ? leftOut : undefined;
}

/** Another step reports a region that the file does not have. */
function isWhole(code: string, region: string): boolean {
  try {
    return extractRegion(code, region).code === extractRegion(code).code;
  } catch {
    return true;
  }
}

function wholeSample(
  fence: Fence,
  { name }: SampleChoice,
  { files, id }: { readonly files: readonly string[]; readonly id: string },
): MdastNode {
  const count = files.includes(name) ? files.length : files.length + 1;
  const fences = files.map((path): Fence => {
    const extension = extname(path);
    return {
      ...fence,
      lang: path === name ? fence.lang : (LANGUAGES[extension] ?? extension.slice(1)),
      meta: count === 1 ? `file="${path}"` : `file="${path}" title="${basename(path)}"`,
    };
  });
  const label = count === 1 ? 'Whole sample' : `Whole sample, ${count} files`;
  return explicitElement('details', { className: 'whole-sample' }, [
    explicitElement('summary', {}, [text(label)]),
    // A link opens the details around its target, but not details that are the target.
    explicitElement('div', { id }, fences),
  ]);
}

function linkTo(id: string): MdastNode {
  return explicitElement('p', { className: 'whole-sample' }, [
    explicitElement('a', { href: `#${id}` }, [text('Whole sample')]),
  ]);
}
