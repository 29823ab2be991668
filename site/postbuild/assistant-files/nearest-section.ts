import type { KnownSection } from '@brand/wire/assistant';
import { isStopWord, stemWord, tokenize } from '@brand/text-analysis';

/** Weight of a word in a heading; one in a text has weight 1. */
const HEADING_WEIGHT = 4;
const MIN_SIMILARITY = 0.12;

/**
 * Returns a function that finds the most similar section of a page, or `undefined` if none is
 * similar enough.
 */
export function sectionFinder(
  sections: readonly KnownSection[],
): (section: KnownSection) => KnownSection | undefined {
  const known = sections.map((section) => ({ section, words: wordsIn(section) }));
  return (wanted) => {
    const wantedWords = wordsIn(wanted);
    let best: KnownSection | undefined;
    let most = MIN_SIMILARITY;
    for (const { section, words } of known) {
      const likeness = jaccardSimilarity(wantedWords, words);
      if (likeness <= most) continue;
      best = section;
      most = likeness;
    }
    return best;
  };
}

function wordsIn({ heading, blocks }: KnownSection): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const { text: word } of tokenize(text)) {
      if (!isStopWord(word)) words.set(stemWord(word), weight);
    }
  };
  for (const block of blocks) {
    if (block.kind === 'text' || block.kind === 'note') add(block.markdown, 1);
    if (block.kind === 'list') add(block.items.join(' '), 1);
    if (block.kind === 'table') add(block.rows.map((row) => row.join(' ')).join(' '), 1);
  }
  add(heading, HEADING_WEIGHT);
  return words;
}

/** Weighted Jaccard similarity. */
function jaccardSimilarity(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let common = 0;
  let all = 0;
  for (const [word, weight] of a) {
    all += weight;
    if (b.has(word)) common += Math.min(weight, b.get(word) ?? 0);
  }
  for (const weight of b.values()) all += weight;
  return all === common ? 0 : common / (all - common);
}
