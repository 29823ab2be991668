import type { TextRange } from '../fold-text.ts';
import { stripArticle, type Word, wordGroups } from '../words.ts';
import { conceptPhrases } from './concept-phrases.ts';

/** A concept that a text names, with its position. */
export type NamedConcept = { readonly term: string; readonly range: TextRange };

const MAX_WORDS = 4;

let termsByPhrase: Map<string, Set<string>> | undefined;

/**
 * @internal Returns the concepts that a text names in any language, the longest phrases first:
 * `baby changing room`.
 */
export function conceptsInText(text: string): NamedConcept[] {
  const known = (termsByPhrase ??= indexPhrases());
  const words = wordsOf(text);
  const taken = new Set<number>();
  const found: NamedConcept[] = [];
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const terms = known.get(keyOf(words.slice(start, start + length)));
      const places = Array.from({ length }, (_, index) => start + index);
      if (!terms || places.some((place) => taken.has(place))) continue;
      for (const place of places) taken.add(place);
      const range: TextRange = [
        words[start]!.rangeOf()[0],
        words[start + length - 1]!.rangeOf()[1],
      ];
      found.push(...[...terms].map((term) => ({ term, range })));
    }
  }
  return found;
}

function indexPhrases(): Map<string, Set<string>> {
  const byPhrase = new Map<string, Set<string>>();
  for (const { text, term } of conceptPhrases()) {
    const key = keyOf(wordsOf(text));
    byPhrase.set(key, (byPhrase.get(key) ?? new Set()).add(term));
  }
  return byPhrase;
}

function wordsOf(text: string): Word[] {
  return wordGroups(text).flatMap(({ parts }) => parts);
}

function keyOf(words: readonly Word[]): string {
  return words.map(({ text }) => stemOf(text)).join(' ');
}

/** Returns the word without its article and the plural ending of English and Romance languages. */
function stemOf(word: string): string {
  const bare = stripArticle(word) ?? word;
  return bare.length > 3 ? bare.replace(/e?s?$/, '') : bare;
}
