/**
 * What forms of one word share: `markers` and `marker`, `routing` and `route`. Words of one origin
 * stay apart, as the usual stemmers do not leave them: `elevation` is no `elevator`.
 */
export function stemWord(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  const base = singular.replace(/(?<=[a-z]{2})(?:ing|ed)$/, '');
  // `dragging` is of `drag`, `route` and `routing` are of one.
  return base.length < 3 ? singular : base.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}
