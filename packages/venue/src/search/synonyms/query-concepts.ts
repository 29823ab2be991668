import type { QueryWord } from '../query-words.ts';
import { queryWords } from '../query-words.ts';
import { matchWord, type EntryMatches } from '../rank.ts';
import { TermIndex } from '../term-index.ts';
import { conceptPhrases } from './concept-phrases.ts';

/** Required part of a phrase: all of it except a plural ending, or most of it. */
export type PhraseCover = 'whole' | 'most';

const MIN_SHARE: Readonly<Record<PhraseCover, number>> = { whole: 0.8, most: 0.6 };
const MAX_WORDS = 4;

type PhraseIndex = { readonly index: TermIndex; readonly terms: readonly string[] };

let phraseIndex: PhraseIndex | undefined;

/**
 * Returns the query with phrases for a concept replaced by the concept's term: `cash machine 2`
 * becomes the concept and `2`. Returns `undefined` if the query names no concept. Typos and
 * unfinished words count as `most`.
 */
export function queryConcepts(
  words: readonly QueryWord[],
  cover: PhraseCover,
): QueryWord[] | undefined {
  const { index, terms } = (phraseIndex ??= indexPhrases());
  const matches = words.map((word, at) => matchWord(index, word, at === words.length - 1));
  const result: QueryWord[] = [];
  let hasConcept = false;
  for (let start = 0; start < words.length;) {
    let length = Math.min(MAX_WORDS, words.length - start);
    let found: string[] = [];
    for (; length > 0; length -= 1) {
      found = termsOf(matches.slice(start, start + length), MIN_SHARE[cover], terms);
      if (found.length > 0) break;
    }
    if (found.length > 0) result.push({ forms: found.map((term) => [term]) });
    else result.push(words[start]!);
    hasConcept ||= found.length > 0;
    start += Math.max(1, length);
  }
  return hasConcept ? result : undefined;
}

/**
 * Returns the concepts of the phrases that all words match, if they make up enough of the phrase.
 */
function termsOf(
  matches: readonly EntryMatches[],
  minShare: number,
  terms: readonly string[],
): string[] {
  const found = new Set<string>();
  for (const position of matches[0]?.keys() ?? []) {
    const parts = matches.flatMap((match) => match.get(position) ?? []);
    const share = parts.reduce((sum, part) => sum + part.share, 0);
    if (parts.length === matches.length && share >= minShare) found.add(terms[position]!);
  }
  return [...found];
}

function indexPhrases(): PhraseIndex {
  const phrases = conceptPhrases();
  return {
    index: new TermIndex(
      phrases.map(({ text }) => [{ text: withoutStopWords(text), weight: 1, isName: true }]),
    ),
    terms: phrases.map(({ term }) => term),
  };
}

/** Removes stop words from a phrase, because queries are matched without them. */
function withoutStopWords(text: string): string {
  return queryWords(`${text} `)
    .map(({ forms }) => forms[0]!.join(' '))
    .join(' ');
}
