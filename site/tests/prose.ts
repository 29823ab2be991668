import { listFences } from '../src/markdown/list-fences.ts';

/** Filler, and words that belittle a difficulty of the reader. */
export const EMPTY_WORDS =
  /\b(seamless(ly)?|effortless(ly)?|powerful|robust|leverag\w*|comprehensive|cutting-edge|state-of-the-art|delve|unlock\w*|game-chang\w*|simply|easily|lorem ipsum|coming soon)\b/i;

/** Filler on pages that are complete. */
const FILLER =
  /(?<!\b(?:has|have|had) )\bjust\b|\b(?:basically|obviously|of course|in order to|utili[sz]\w*|very|world-class|blazing(?:ly)?|note that|please)\b/i;

/** Maximum number of words. */
const MAX_SENTENCE_LENGTH = 40;
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

/** Problems in the prose of a complete page. */
export function findProseProblems(markdown: string): string[] {
  const prose = proseOf(markdown).replaceAll(/`[^`\n]*`/g, 'code');
  const filler = prose
    .split('\n')
    .flatMap((line) => FILLER.exec(line)?.[0] ?? [])
    .map((word) => `uses the filler "${word}".`);
  const long = sentencesOf(prose)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)))
    .filter((words) => words.length > MAX_SENTENCE_LENGTH)
    .map((words) => {
      const begin = words.slice(0, 8).join(' ');
      return `has a sentence of ${words.length} words (at most ${MAX_SENTENCE_LENGTH}): "${begin} …".`;
    });
  return [...filler, ...long];
}

/** Cells of tables, items of lists and headings end a sentence too. */
function sentencesOf(prose: string): string[] {
  return prose
    .split(/\n\s*\n|\n\s*(?:[-*]|\d+\.)\s|\||^#+ .*$/m)
    .flatMap((part) => part.split(/(?<=[.!?:;])["')\]*_]*\s+/));
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
