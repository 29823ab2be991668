import type { TextIndex } from './build-index.ts';
import { isStopWord, stemOf, synonymsOf } from './language.ts';
import { type Word, wordsOf } from './words.ts';

/** A term that answers a word of the query, and how well, from 0 to 1. */
export type Answer = { readonly quality: number; readonly typos: number };

/** A word of the query with all terms that answer it. */
export type Slot = {
  readonly word: string;
  readonly answers: ReadonlyMap<number, Answer>;
  /** How telling the word is: rare words are. */
  readonly weight: number;
};

export type QueryPlan = {
  readonly slots: readonly Slot[];
  /** What must not be in an answer: words after a minus. */
  readonly without: readonly number[];
  /** Words that must stand side by side: those in quotes, as slots. */
  readonly phrases: readonly (readonly number[])[];
  /** The query is spelt as a name of code is. */
  readonly looksLikeSymbol: boolean;
  /** The query is a sentence: it asks for what a guide tells. */
  readonly isQuestion: boolean;
};

export type PlanOptions = {
  /** The last word may be unfinished. */
  readonly isLastUnfinished: boolean;
  readonly allowsTypos: boolean;
  /** Quotes and minus signs mean something. */
  readonly hasSyntax: boolean;
};

const QUALITY = { exact: 1, stem: 0.9, joined: 0.9, synonym: 0.55, typo: [1, 0.6, 0.4] } as const;
const MOST_WORDS = 24;
const ENOUGH_DOCUMENTS = 2;

/** Reads a query and finds the terms that answer each of its words. */
export function planQuery(index: TextIndex, query: string, options: PlanOptions): QueryPlan {
  const { text, without, quoted } = options.hasSyntax
    ? readSyntax(query)
    : { text: query, without: [], quoted: [] };
  const words = wordsOf(text).slice(0, MOST_WORDS);
  // In `Route.from` every word is part of the name.
  const kept = /\s/.test(text.trim()) ? dropStopWords(words) : words;
  const endsOpen = options.isLastUnfinished && /[\p{L}\p{N}]$/u.test(text);
  const slots = kept.map((word, at) =>
    createSlot(index, word.text, {
      isUnfinished: endsOpen && word === words.at(-1),
      allowsTypos: options.allowsTypos,
      neighbours: [kept[at - 1]?.text, kept[at + 1]?.text],
    }),
  );
  return {
    slots,
    without: without.flatMap((word) => index.dictionary.idOf(word) ?? []),
    phrases: quoted.map((phrase) => phrase.map((word) => index.dictionary.idOf(word) ?? -1)),
    isQuestion: words.length > kept.length && words.length > 2,
    looksLikeSymbol: /\p{Ll}\p{Lu}|\w\.\p{L}|\(\)/u.test(query.trim()),
  };
}

function readSyntax(query: string): { text: string; without: string[]; quoted: string[][] } {
  const without: string[] = [];
  const quoted: string[][] = [];
  const text = query
    .replaceAll(/"([^"]*)"/g, (_match, phrase: string) => {
      quoted.push(wordsOf(phrase).map((word) => word.text));
      return ` ${phrase} `;
    })
    .replaceAll(/(^|\s)-([\p{L}\p{N}_$]+)/gu, (_match, space: string, word: string) => {
      without.push(...wordsOf(word).map((part) => part.text));
      return space;
    });
  return { text, without, quoted };
}

function dropStopWords(words: readonly Word[]): readonly Word[] {
  if (words.length < 2) return words;
  const telling = words.filter(({ text }) => !isStopWord(text));
  return telling.length > 0 ? telling : words;
}

type SlotOptions = {
  readonly isUnfinished: boolean;
  readonly allowsTypos: boolean;
  readonly neighbours: readonly (string | undefined)[];
};

function createSlot(index: TextIndex, word: string, options: SlotOptions): Slot {
  const answers = new Map<number, Answer>();
  const add = (term: number | undefined, quality: number, typos = 0): void => {
    if (term === undefined || (answers.get(term)?.quality ?? 0) >= quality) return;
    answers.set(term, { quality, typos });
  };
  addKnown(index, word, add);
  if (options.isUnfinished) addBeginnings(index, word, add);
  addJoined(index, word, options.neighbours, add);
  for (const synonym of synonymsOf(word)) {
    for (const term of index.byStem.get(stemOf(synonym)) ?? []) add(term, QUALITY.synonym);
  }
  // A word of the field is spelt right, whether or not the index has it.
  const isKnown = answers.size > 0 && synonymsOf(word).length > 0;
  const isRare = countDocuments(index, answers.keys()) < ENOUGH_DOCUMENTS;
  if (options.allowsTypos && isRare && !isKnown) {
    addTypos(index, word, options.isUnfinished, add);
  }
  return { word, answers, weight: weightOf(index, word, answers) };
}

type Add = (term: number | undefined, quality: number, typos?: number) => void;

function addKnown(index: TextIndex, word: string, add: Add): void {
  add(index.dictionary.idOf(word), QUALITY.exact);
  for (const term of index.byStem.get(stemOf(word)) ?? []) add(term, QUALITY.stem);
}

/** The nearer a term is to what was typed so far, the better it answers. */
function addBeginnings(index: TextIndex, word: string, add: Add): void {
  const { low, high } = index.dictionary.startingWith(word);
  for (let term = low; term < high; term += 1) {
    const length = index.dictionary.terms[term]?.length ?? 1;
    add(term, 0.45 + (0.4 * word.length) / length);
  }
}

/** `blue dot` also finds `bluedot`. The other way round is prepared in the index. */
function addJoined(
  index: TextIndex,
  word: string,
  [before, after]: readonly (string | undefined)[],
  add: Add,
): void {
  if (before !== undefined) add(index.dictionary.idOf(before + word), QUALITY.joined);
  if (after !== undefined) add(index.dictionary.idOf(word + after), QUALITY.joined);
}

function addTypos(index: TextIndex, word: string, isUnfinished: boolean, add: Add): void {
  const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (most === 0 || /\d/.test(word)) return;
  for (const { term, typos } of index.dictionary.like(word, most, isUnfinished)) {
    // A wrong first letter is rare.
    const isOtherStart = index.dictionary.terms[term]?.[0] !== word[0];
    add(term, (QUALITY.typo[typos] ?? 0) * (isOtherStart ? 0.7 : 1), typos);
  }
}

function countDocuments(index: TextIndex, terms: Iterable<number>): number {
  let count = 0;
  for (const term of terms) count += index.postings[term]?.documents.length ?? 0;
  return count;
}

function weightOf(index: TextIndex, word: string, answers: ReadonlyMap<number, Answer>): number {
  const own = index.dictionary.idOf(word);
  const documents =
    own === undefined
      ? Math.max(
          0,
          ...[...answers.keys()].map((term) => index.postings[term]?.documents.length ?? 0),
        )
      : (index.postings[own]?.documents.length ?? 0);
  return Math.log(1 + index.size / (1 + documents));
}
