import { ARABIC } from './arabic.ts';
import type { Concept, SynonymsByConcept } from './concept.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

/** One or more words for a concept. */
export type ConceptPhrase = { readonly text: string; readonly term: string };

const LANGUAGES: readonly SynonymsByConcept[] = [ENGLISH, PORTUGUESE, SPANISH, FRENCH, ARABIC];

/** Returns the phrases of all languages, because a visitor's language is not always the venue's. */
export function conceptPhrases(): ConceptPhrase[] {
  const concepts = Object.keys(ENGLISH) as Concept[];
  return concepts.flatMap((concept, number) =>
    LANGUAGES.flatMap((language) => language[concept].split('|')).map((text) => ({
      text,
      term: termOf(number),
    })),
  );
}

/**
 * Returns the index term of a concept. Users cannot type it, because `#` is not a letter. The digit
 * prevents matches with typos, and the end prevents `#1` from being a prefix of `#12`.
 */
function termOf(number: number): string {
  return `#${number};`;
}
