const MIN_LETTERS = 3;

/** The words of names, folded so that "Cafés" and "cafe" are the same word. */
export function wordsOf(...names: readonly (string | undefined)[]): ReadonlySet<string> {
  const words = names
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= MIN_LETTERS);
  return new Set(words.map((word) => word.replace(/(?<=\p{L}{3})s$/u, '')));
}

export function countShared(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...words].filter((word) => others.has(word)).length;
}
