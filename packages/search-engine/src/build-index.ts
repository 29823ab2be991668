import type { SlicedTask } from '@brand/service-kit/time-slices';
import { stemWord, type Word, tokenize } from '@brand/text-analysis';
import { TermTrie } from './term-trie.ts';
import { type IndexedDocument, ROLE_WEIGHTS, ROLES } from './document.ts';
import { type ByGroup, type Group, GROUPS } from './groups.ts';
import { PostingLists, type TermStrengths } from './posting-lists.ts';

export type TextIndex = {
  /** Documents of all groups. */
  readonly size: number;
  /** The number after the last document of each group. */
  readonly ends: ByGroup<number>;
  readonly dictionary: TermTrie;
  readonly postings: ByGroup<PostingLists>;
  /** Terms by their common stem. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  /** Terms of each text in order, read by `termsOf`. */
  readonly tokens: Uint32Array;
  readonly tokenStarts: Uint32Array;
  readonly priors: Float32Array;
  readonly symbols: Uint8Array;
};

/** Factor for a part of a name. */
const PART_WORTH = 0.7;
/** Adjacent words of a name are also indexed as one, so that `bluedot` finds `Blue dot`. */
const JOINED_WORTH = 0.9;
const JOINED_ROLES: ReadonlySet<number> = new Set(
  (['own', 'title', 'above'] as const).map((role) => ROLES.indexOf(role)),
);
export const ASKED = ROLES.indexOf('asked');
const SATURATION = 1.2;
const LENGTH_SHARE = 0.4;

/** One text of a document as numbers of terms, in the order in which terms were first seen. */
type Parsed = {
  readonly weight: number;
  readonly words: readonly number[];
  readonly parts: readonly number[];
  readonly joined: readonly number[];
};

const NO_TEXT: Parsed = { weight: 0, words: [], parts: [], joined: [] };

/**
 * Builds the inverted index of all groups. They share their terms. The length of a text is
 * relative to the other texts of its group.
 */
export function* buildTextIndex(
  groups: ByGroup<readonly IndexedDocument[]>,
): SlicedTask<TextIndex> {
  const documents = GROUPS.flatMap((group) => groups[group]);
  const pagesEnd = groups.records.length + groups.pages.length;
  const ends = { records: groups.records.length, pages: pagesEnd, phrases: documents.length };
  const seen = new Map<string, number>();
  const parsed: (readonly Parsed[])[] = [];
  for (const document of documents) {
    parsed.push(parse(document, seen));
    yield;
  }
  const dictionary = new TermTrie(seen.keys());
  yield;
  const ids = Uint32Array.from(seen.keys(), (term) => dictionary.idOf(term) as number);
  yield;
  const byStem = Map.groupBy(dictionary.terms.keys(), (id) => stemWord(dictionary.terms[id] ?? ''));
  yield;
  const build = (group: Group, first: number): SlicedTask<PostingLists> =>
    buildPostings(parsed.slice(first, ends[group]), ids, { group, first });
  return {
    size: documents.length,
    ends,
    dictionary,
    postings: {
      records: yield* build('records', 0),
      pages: yield* build('pages', ends.records),
      phrases: yield* build('phrases', ends.pages),
    },
    byStem,
    ...(yield* storeTokens(parsed, ids)),
    priors: Float32Array.from(documents, ({ prior }) => prior),
    symbols: Uint8Array.from(documents, ({ isSymbol }) => (isSymbol ? 1 : 0)),
  };
}

/** The terms of one text of a document, in order. */
export function termsOf(index: TextIndex, document: number, role: number): Uint32Array {
  const at = document * ROLES.length + role;
  return index.tokens.subarray(index.tokenStarts[at], index.tokenStarts[at + 1]);
}

function parse({ texts }: IndexedDocument, seen: Map<string, number>): readonly Parsed[] {
  const numberOf = (term: string): number => {
    const known = seen.get(term);
    if (known !== undefined) return known;
    seen.set(term, seen.size);
    return seen.size - 1;
  };
  return ROLES.map((role, at) => {
    const own = texts.filter((text) => text.role === role);
    if (own.length === 0) return NO_TEXT;
    const words = own.flatMap(({ text }) => tokenize(text));
    return {
      weight: own[0]?.weight ?? ROLE_WEIGHTS[role],
      words: words.map(({ text }) => numberOf(text)),
      parts: words.flatMap(({ parts }) => parts.map(({ text }) => numberOf(text))),
      joined: JOINED_ROLES.has(at) ? Array.from(joinedWords(words), numberOf) : [],
    };
  });
}

function* buildPostings(
  parsed: readonly (readonly Parsed[])[],
  ids: Uint32Array,
  { group, first }: { readonly group: Group; readonly first: number },
): SlicedTask<PostingLists> {
  const averages = averageLengths(parsed);
  yield;
  const strengths: TermStrengths[] = [];
  for (const texts of parsed) {
    strengths.push(
      group === 'phrases'
        ? countTerms(texts[ASKED] ?? NO_TEXT, ids)
        : strengthsOf(texts, ids, averages),
    );
    yield;
  }
  return yield* PostingLists.build(strengths, ids.length, first);
}

/** Weight of each term of a document, over all its texts. */
function strengthsOf(
  texts: readonly Parsed[],
  ids: Uint32Array,
  averages: readonly number[],
): Map<number, number> {
  const strengths = new Map<number, number>();
  for (const [role, text] of texts.entries()) {
    if (text === NO_TEXT) continue;
    const relativeLength = text.words.length / (averages[role] ?? 1);
    const length = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * relativeLength);
    for (const [term, count] of countTerms(text, ids)) {
      const strength = (text.weight * count * (SATURATION + 1)) / (count + length);
      strengths.set(term, (strengths.get(term) ?? 0) + strength);
    }
  }
  return strengths;
}

function* joinedWords(words: readonly Word[]): Iterable<string> {
  for (const [at, { text }] of words.entries()) {
    const [next = '', third = ''] = [words[at + 1]?.text, words[at + 2]?.text];
    if (!isPlain(text) || !isPlain(next)) continue;
    yield text + next;
    if (isPlain(third)) yield text + next + third;
  }
}

function isPlain(word: string): boolean {
  return /^[a-z]{2,}$/.test(word);
}

function countTerms({ words, parts, joined }: Parsed, ids: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (term: number, worth: number): void => {
    const id = ids[term] as number;
    counts.set(id, (counts.get(id) ?? 0) + worth);
  };
  for (const word of words) add(word, 1);
  for (const part of parts) add(part, PART_WORTH);
  for (const joint of joined) add(joint, JOINED_WORTH);
  return counts;
}

function averageLengths(parsed: readonly (readonly Parsed[])[]): number[] {
  return ROLES.map((_, role) => {
    const lengths = parsed.map((texts) => texts[role]?.words.length ?? 0).filter(Boolean);
    return lengths.length === 0 ? 1 : lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  });
}

function* storeTokens(
  parsed: readonly (readonly Parsed[])[],
  ids: Uint32Array,
): SlicedTask<Pick<TextIndex, 'tokens' | 'tokenStarts'>> {
  const tokens: number[] = [];
  const starts = [0];
  for (const texts of parsed) {
    for (const { words } of texts) {
      for (const word of words) tokens.push(ids[word] as number);
      starts.push(tokens.length);
    }
    yield;
  }
  return { tokens: Uint32Array.from(tokens), tokenStarts: Uint32Array.from(starts) };
}
