import { listFences } from '../src/markdown/list-fences.ts';

const SHINGLE = 5;

/** The text of a page without code blocks, tags, URLs and imports. Inline code stays. */
export function proseOf(markdown: string): string {
  return listFences(markdown)
    .rest.replaceAll(/^(?:import|export) .*$/gm, '')
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^[ \t]*\|[ |:-]+\|[ \t]*$/gm, '')
    .replaceAll(/^:::.*$/gm, '');
}

export function countWords(markdown: string): number {
  return wordsOf(markdown).length;
}

function wordsOf(markdown: string): string[] {
  return (
    proseOf(markdown)
      .toLowerCase()
      .match(/[\p{L}\d][\p{L}\d'’.-]*/gu) ?? []
  );
}

/** All runs of five words. */
export function shinglesOf(markdown: string): ReadonlySet<string> {
  const words = wordsOf(markdown);
  const count = Math.max(0, words.length - SHINGLE + 1);
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + SHINGLE).join(' ')));
}

/** Ratio of the shorter text that is in the other, from 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / small.size;
}
