import { foldText } from '@brand/text-analysis';

const ARTICLES = new Set(['the', 'a', 'an', 'any', 'some', 'my', 'our', 'your']);

/** Splits a name into words without accents, plural endings, articles and punctuation. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .replaceAll(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !ARTICLES.has(word))
    .map(singular);
}

/** Key under which a name is found: `Gates B` and `the gate b` are equal. */
export function keyOf(text: string): string {
  return wordsOf(text).join(' ');
}

function singular(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '');
}
