import {
  detectLanguage,
  isInThesaurus,
  isStopWord,
  stemWord,
  synonymsOf,
  translateTerms,
  translationsOf,
  type Word,
  tokenize,
} from '@brand/text-analysis';
import type { TextIndex } from './build-index.ts';
import { type ByGroup, type Group, GROUPS, mapGroups } from './groups.ts';
import type { LruCache } from './lru-cache.ts';
import type { Postings } from './posting-lists.ts';
import { splitCompound } from './split-word.ts';

/** A query word expanded to index terms, with the documents that contain any of them. */
export type QueryTerm = {
  readonly word: string;
  readonly terms: Uint32Array;
  /** Match quality of each term, from 0 to 1. */
  readonly qualities: Float64Array;
  /** Inverse document frequency in each group: rare words weigh more. */
  readonly weights: ByGroup<number>;
  /** Optional words do not exclude documents; they only raise the score. */
  readonly isOptional: boolean;
  /** Documents of a group, merged on first use. */
  readonly matchesIn: (group: Group) => Postings;
  /** Maximum number of documents, over all groups. */
  readonly size: number;
};

export type QueryPlan = {
  readonly slots: readonly QueryTerm[];
  /** Excluded terms: words after a minus. */
  readonly without: readonly number[];
  /** Phrases: slots of quoted words that must be adjacent. */
  readonly phrases: readonly (readonly number[])[];
  /** Whether the query is spelt like a name in code. */
  readonly looksLikeSymbol: boolean;
  /** Bit mask of the slots that name a version, such as `5.0` or `v5`. */
  readonly versions: number;
  /** Whether the query is a sentence; guides then rank higher. */
  readonly isQuestion: boolean;
};

export type PlanOptions = {
  /** Whether the last word may be a prefix. */
  readonly matchLastWordAsPrefix: boolean;
  readonly allowsTypos: boolean;
  /** Whether quotes and minus signs are operators. */
  readonly hasSyntax: boolean;
};

const QUALITY = {
  exact: 1,
  stem: 0.9,
  joined: 0.9,
  synonym: 0.55,
  near: 0.2,
  typo: [1, 0.6, 0.4],
} as const;
const MAX_WORDS = 24;
const ENOUGH_DOCUMENTS = 2;

/** Parses a query and expands each word to index terms. */
export function planQuery(
  index: TextIndex,
  query: string,
  options: PlanOptions & { readonly known: LruCache<QueryTerm> },
): QueryPlan {
  const looksLikeSymbol = /\p{Ll}\p{Lu}|\w\.\p{L}|\(\)/u.test(query.trim());
  const asked = looksLikeSymbol ? query : inEnglish(index, query);
  const { text, without, quoted } = options.hasSyntax
    ? readSyntax(asked)
    : { text: asked, without: [], quoted: [] };
  const endsOpen = options.matchLastWordAsPrefix && /[\p{L}\p{N}]$/u.test(text);
  const typed = tokenize(text);
  const words = typed
    .flatMap((word) => splitCompound(index, word, endsOpen && word === typed.at(-1)))
    .slice(0, MAX_WORDS);
  // In `Route.from`, stop words are part of the name.
  const telling = new Set(/\s/.test(text.trim()) ? dropStopWords(words, text) : words);
  const slots = words.flatMap((word, at) => {
    const slot: SlotOptions = {
      isUnfinished: endsOpen && word === words.at(-1),
      allowsTypos: options.allowsTypos,
      isStopWord: !telling.has(word),
      joined: joinedTerms(index, words, at),
    };
    // Stop words are dropped unless they form a name with a neighbour, like `focus on` for
    // `focusOn`.
    if (slot.isStopWord && slot.joined.length === 0) return [];
    // The next keystroke repeats every word but the last, so expanded terms are cached.
    const key = JSON.stringify([word.text, slot]);
    return options.known.get(key, () => createSlot(index, word.text, slot));
  });
  return {
    slots,
    without: without.flatMap((word) => index.dictionary.idOf(word) ?? []),
    phrases: quoted.map((phrase) => phrase.map((word) => index.dictionary.idOf(word) ?? -1)),
    versions: slots.reduce(
      (mask, { word }, at) => (versionsOf(word).length > 0 ? mask | (1 << at) : mask),
      0,
    ),
    isQuestion: words.length > telling.size && words.length > 2,
    looksLikeSymbol,
  };
}

/** The field's terms of a query in another language, and names that pages use. */
function inEnglish({ dictionary }: TextIndex, query: string): string {
  const language = detectLanguage(query);
  if (language === undefined) return query;
  const isKnown = (word: string): boolean => dictionary.idOf(word.toLowerCase()) !== undefined;
  // Languages share words: `remove` is Portuguese too.
  if (tokenize(query).every(({ text }) => isKnown(text))) return query;
  return translateTerms(query, language, isKnown);
}

function readSyntax(query: string): { text: string; without: string[]; quoted: string[][] } {
  const without: string[] = [];
  const quoted: string[][] = [];
  const text = query
    .replaceAll(/"([^"]*)"/g, (_match, phrase: string) => {
      quoted.push(tokenize(phrase).map((word) => word.text));
      return ` ${phrase} `;
    })
    .replaceAll(/(^|\s)-([\p{L}\p{N}_$]+)/gu, (_match, space: string, word: string) => {
      without.push(...tokenize(word).map((part) => part.text));
      return space;
    });
  return { text, without, quoted };
}

/** In capitals a word is a name: HERE, not here. */
function dropStopWords(words: readonly Word[], text: string): readonly Word[] {
  if (words.length < 2) return words;
  const hasCapitals = /\p{Ll}/u.test(text);
  const isName = ({ start, end }: Word): boolean =>
    hasCapitals && end - start > 1 && /^\p{Lu}+$/u.test(text.slice(start, end));
  const telling = words.filter((word) => isName(word) || !isStopWord(word.text));
  return telling.length > 0 ? telling : words;
}

type SlotOptions = {
  readonly isUnfinished: boolean;
  readonly allowsTypos: boolean;
  readonly isStopWord: boolean;
  /** Terms formed by the word and a neighbour. */
  readonly joined: readonly number[];
};

function createSlot(index: TextIndex, word: string, options: SlotOptions): QueryTerm {
  const answers = new Map<number, number>();
  const add: Add = (term, quality) => {
    if (term === undefined || (answers.get(term) ?? 0) >= quality) return;
    answers.set(term, quality);
  };
  for (const term of options.joined) add(term, QUALITY.joined);
  if (!options.isStopWord) addTerms(index, word, options, add);
  const own = index.dictionary.idOf(word);
  const merged: Partial<Record<Group, Postings>> = {};
  const terms = Uint32Array.from(answers.keys());
  const qualities = Float64Array.from(answers.values());
  return {
    word,
    terms,
    qualities,
    weights: mapGroups((group) => index.postings[group].weigh(own === undefined ? terms : [own])),
    isOptional: options.isStopWord,
    matchesIn: (group) => (merged[group] ??= index.postings[group].merge(terms, qualities, index)),
    size: countDocuments(index, terms),
  };
}

type Add = (term: number | undefined, quality: number) => void;

/** Expands a word: exact, inflections, prefixes, synonyms and fuzzy matches. */
function addTerms(index: TextIndex, word: string, options: SlotOptions, add: Add): void {
  const found = new Set<number>();
  const addFound: Add = (term, quality) => {
    if (term !== undefined) found.add(term);
    add(term, quality);
  };
  addKnown(index, word, addFound);
  if (options.isUnfinished) addPrefixMatches(index, word, addFound);
  for (const term of termsFor(index, synonymsOf(word))) addFound(term, QUALITY.synonym);
  // Translations apply only if the index has neither the word nor a synonym.
  const others = found.size > 0 ? [] : translationsOf(word);
  for (const term of termsFor(index, others)) addFound(term, QUALITY.synonym);
  // Thesaurus words are not typos, even if the index has only a synonym.
  const isKnown = found.size > 0 && isInThesaurus(word);
  const isRare = countDocuments(index, [...found, ...options.joined]) < ENOUGH_DOCUMENTS;
  if (options.allowsTypos && isRare && !isKnown) {
    addTypos(index, word, options.isUnfinished, add);
  }
}

function termsFor(index: TextIndex, words: readonly string[]): number[] {
  return words.flatMap((word) => index.byStem.get(stemWord(word)) ?? []);
}

/** `5` and `v5` mean the version `5.0`, and `2` the `v2` of a URL. */
function versionsOf(word: string): readonly string[] {
  const [, number] = /^v?(\d{1,2})(?:\.0)?$/.exec(word) ?? [];
  return number === undefined ? [] : [`${number}.0`, `v${number}`];
}

function addKnown(index: TextIndex, word: string, add: Add): void {
  add(index.dictionary.idOf(word), QUALITY.exact);
  for (const version of versionsOf(word)) add(index.dictionary.idOf(version), QUALITY.stem);
  for (const term of index.byStem.get(stemWord(word)) ?? []) add(term, QUALITY.stem);
}

/** Shorter completions of the typed prefix score higher. */
function addPrefixMatches(index: TextIndex, word: string, add: Add): void {
  const { low, high } = index.dictionary.prefixRange(word);
  for (let term = low; term < high; term += 1) {
    const length = index.dictionary.terms[term]?.length ?? 1;
    add(term, 0.45 + (0.4 * word.length) / length);
  }
}

/**
 * Joins adjacent words: `blue dot` also finds `bluedot`, `use map event` `useMapEvent`. The reverse
 * is covered by the index.
 */
function joinedTerms({ dictionary }: TextIndex, words: readonly Word[], at: number): number[] {
  const text = (place: number): string => words[place]?.text ?? ' ';
  const [before, word, after] = [text(at - 1), text(at), text(at + 1)];
  const joined = [
    before + word,
    word + after,
    text(at - 2) + before + word,
    before + word + after,
    word + after + text(at + 2),
  ];
  return joined.flatMap((one) => dictionary.idOf(one) ?? []);
}

function addTypos(index: TextIndex, word: string, isUnfinished: boolean, add: Add): void {
  const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (most === 0 || /\d/.test(word)) return;
  for (const { term, typos } of index.dictionary.fuzzySearch(word, most, isUnfinished)) {
    // A wrong first letter is rare, so it is penalised.
    const isOtherStart = index.dictionary.terms[term]?.[0] !== word[0];
    add(term, (QUALITY.typo[typos] ?? 0) * (isOtherStart ? 0.7 : 1));
  }
}

function countDocuments(index: TextIndex, terms: Iterable<number>): number {
  let count = 0;
  for (const term of terms) {
    for (const group of GROUPS) count += index.postings[group].count(term);
  }
  return count;
}
