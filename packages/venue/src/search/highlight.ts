import type { TextRange } from './fold-text.ts';
import type { MatchedTerms } from './rank.ts';
import { conceptsInText } from './synonyms/concepts-in-text.ts';
import { indexWords } from './words.ts';

/** Ranges of matched words in a text: sorted, without overlaps. */
export function highlightRanges(text: string, matched: readonly MatchedTerms[]): TextRange[] {
  const found: TextRange[] = [];
  for (const word of indexWords(text)) {
    const letters = Math.max(0, ...matched.map((terms) => terms.get(word.text) ?? 0));
    if (letters > 0) found.push(word.rangeOf(letters < word.text.length ? letters : undefined));
  }
  for (const { term, range } of conceptsInText(text)) {
    if (matched.some((terms) => terms.has(term))) found.push(range);
  }
  found.sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd);
  const ranges: TextRange[] = [];
  for (const range of found) {
    const last = ranges.at(-1);
    if (!last || range[0] >= last[1]) ranges.push(range);
  }
  return ranges;
}
