import { editDistance } from './search/edit-distance.ts';

const MAX_SUGGESTIONS = 5;

/** Returns up to five similar texts, for error messages about a mistyped id. */
export function suggestSimilar(wanted: string, texts: readonly string[]): readonly string[] {
  const limit = Math.max(2, Math.floor(wanted.length / 3));
  return [...new Set(texts)]
    .map((text) => ({ text, edits: editDistance(wanted.toLowerCase(), text.toLowerCase()).whole }))
    .filter(({ edits, text }) => edits <= limit || (wanted !== '' && text.includes(wanted)))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ text }) => text);
}
