import type { SlicedTask } from '@brand/service-kit';
import { stemWord, type Word, tokenize } from '@brand/text-analysis';
import { TermTrie } from './term-trie.ts';
import { type IndexedDocument, ROLE_WEIGHTS, ROLES } from './document.ts';
import { type ByGroup, type Group, GROUPS } from './groups.ts';
import { PostingLists, type TermStrengths } from './posting-lists.ts';

export type TextIndex = {
  /** Documents of all groups. */
  readonly size: number;
  /** The number behind the last document of each group. */
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

type Parsed = { readonly weight: number; readonly words: readonly Word[] };

/**
 * Builds the inverted index of all groups. They share their terms; a text is long or short in
 * comparison with others of its own group.
 */
export function* buildTextIndex(
  groups: ByGroup<readonly IndexedDocument[]>,
): SlicedTask<TextIndex> {
  const documents = GROUPS.flatMap((group) => groups[group]);
  const pagesEnd = groups.records.length + groups.pages.length;
  const ends = { records: groups.records.length, pages: pagesEnd, phrases: documents.length };
  const parsed: (readonly Parsed[])[] = [];
  for (const document of documents) {
    parsed.push(parse(document));
    yield;
  }
  const dictionary = new TermTrie(yield* collectTerms(parsed));
  yield;
  const byStem = Map.groupBy(dictionary.terms.keys(), (id) => stemWord(dictionary.terms[id] ?? ''));
  yield;
  const build = (group: Group, first: number): SlicedTask<PostingLists> =>
    buildPostings(parsed.slice(first, ends[group]), dictionary, { group, first });
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
    ...(yield* storeTokens(parsed, dictionary)),
    priors: Float32Array.from(documents, ({ prior }) => prior),
    symbols: Uint8Array.from(documents, ({ isSymbol }) => (isSymbol ? 1 : 0)),
  };
}

/** The terms of one text of a document, in order. */
export function termsOf(index: TextIndex, document: number, role: number): Uint32Array {
  const at = document * ROLES.length + role;
  return index.tokens.subarray(index.tokenStarts[at], index.tokenStarts[at + 1]);
}

function parse({ texts }: IndexedDocument): readonly Parsed[] {
  return ROLES.map((role) => {
    const own = texts.filter((text) => text.role === role);
    return {
      weight: own[0]?.weight ?? ROLE_WEIGHTS[role],
      words: own.flatMap(({ text }) => tokenize(text)),
    };
  });
}

function* collectTerms(parsed: readonly (readonly Parsed[])[]): SlicedTask<ReadonlySet<string>> {
  const terms = new Set<string>();
  for (const texts of parsed) {
    for (const [role, { words }] of texts.entries()) {
      for (const { text, parts } of words) {
        terms.add(text);
        for (const part of parts) terms.add(part.text);
      }
      if (JOINED_ROLES.has(role)) for (const text of joinedWords(words)) terms.add(text);
    }
    yield;
  }
  return terms;
}

function* buildPostings(
  parsed: readonly (readonly Parsed[])[],
  dictionary: TermTrie,
  { group, first }: { readonly group: Group; readonly first: number },
): SlicedTask<PostingLists> {
  const averages = averageLengths(parsed);
  yield;
  const strengths: TermStrengths[] = [];
  for (const texts of parsed) {
    strengths.push(
      group === 'phrases'
        ? countTerms(texts[ASKED]?.words ?? [], [], dictionary)
        : strengthsOf(texts, dictionary, averages),
    );
    yield;
  }
  return yield* PostingLists.build(strengths, dictionary.terms.length, first);
}

/** Weight of each term of a document, over all its texts. */
function strengthsOf(
  texts: readonly Parsed[],
  dictionary: TermTrie,
  averages: readonly number[],
): Map<number, number> {
  const strengths = new Map<number, number>();
  for (const [role, { weight, words }] of texts.entries()) {
    const relativeLength = words.length / (averages[role] ?? 1);
    const length = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * relativeLength);
    const joined = JOINED_ROLES.has(role) ? joinedWords(words) : [];
    for (const [term, count] of countTerms(words, joined, dictionary)) {
      const strength = (weight * count * (SATURATION + 1)) / (count + length);
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

function countTerms(
  words: readonly Word[],
  joined: Iterable<string>,
  dictionary: TermTrie,
): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (text: string, worth: number): void => {
    const term = dictionary.idOf(text);
    if (term !== undefined) counts.set(term, (counts.get(term) ?? 0) + worth);
  };
  for (const { text, parts } of words) {
    add(text, 1);
    for (const part of parts) add(part.text, PART_WORTH);
  }
  for (const text of joined) add(text, JOINED_WORTH);
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
  dictionary: TermTrie,
): SlicedTask<Pick<TextIndex, 'tokens' | 'tokenStarts'>> {
  const tokens: number[] = [];
  const starts = [0];
  for (const texts of parsed) {
    for (const { words } of texts) {
      for (const { text } of words) tokens.push(dictionary.idOf(text) ?? 0);
      starts.push(tokens.length);
    }
    yield;
  }
  return { tokens: Uint32Array.from(tokens), tokenStarts: Uint32Array.from(starts) };
}
