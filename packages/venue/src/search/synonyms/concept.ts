import type { ENGLISH } from './english.ts';

/** A type of place that visitors look for under many names. */
export type Concept = keyof typeof ENGLISH;

/** The words of a language for each concept, separated by `|`. */
export type SynonymsByConcept = Readonly<Record<Concept, string>>;
