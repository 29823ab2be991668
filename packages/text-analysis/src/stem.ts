/** Texts repeat few words, and an index asks for all of them. */
const MAX_STEMS = 50_000;
/** Readers can send words of any length, which must not fill the memory. */
const MAX_KEPT_LENGTH = 32;
const stems = new Map<string, string>();

/**
 * Stems an English word: `markers` and `marker`, `routing` and `route`. Less aggressive than common
 * stemmers, so that related words stay apart: `elevation` and `elevator`.
 */
export function stemWord(word: string): string {
  if (word.length > MAX_KEPT_LENGTH) return findStem(word);
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MAX_STEMS) stems.clear();
  const stem = findStem(word);
  stems.set(word, stem);
  return stem;
}

function findStem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const singular = word
    .replace(/ie[sd]$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  const base = singular.replace(/(?<=[a-z]{2})(?:ing|ed)$/, '');
  // Undoubles consonants and drops a final e: `dragging` becomes `drag`; `route` and `routing`
  // share a stem.
  return base.length < 3 ? singular : base.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}
