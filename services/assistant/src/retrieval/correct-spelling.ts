import { editDistance } from '@brand/reference/search';

const MIN_LENGTH = 5;

/** Spelling correction: the known stem within one edit, or two for long words. */
export function correctSpelling(word: string, stems: Iterable<string>): string | undefined {
  if (word.length < MIN_LENGTH || /\d/.test(word)) return undefined;
  const most = word.length >= 8 ? 2 : 1;
  let best: string | undefined;
  let fewest = most + 1;
  for (const stem of stems) {
    if (Math.abs(stem.length - word.length) > most || stem[0] !== word[0]) continue;
    const distance = editDistance(word, stem);
    if (distance >= fewest) continue;
    best = stem;
    fewest = distance;
  }
  return best;
}
