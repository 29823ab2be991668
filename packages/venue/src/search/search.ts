import type { Location } from '../model/location.ts';
import type { Venue } from '../venue.ts';
import { VenueError } from '../venue-error.ts';
import { foldText } from './fold-text.ts';
import { highlightRanges } from './highlight.ts';
import { type Nearness, distanceDecay, nearnessFrom } from './nearness.ts';
import { type QueryWord, queryWords } from './query-words.ts';
import { type MatchedTerms, mergeRankings, rankEntries, type Ranking } from './rank.ts';
import { type SearchEntry, searchEntries } from './search-entry.ts';
import { searchFilter } from './search-filter.ts';
import type {
  SearchField,
  SearchHit,
  SearchMatch,
  SearchOptions,
  SearchQueryOptions,
  SearchType,
  SuggestOptions,
} from './search-types.ts';
import { queryConcepts } from './synonyms/query-concepts.ts';
import { TermIndex } from './term-index.ts';

const ALL_TYPES: readonly SearchType[] = ['location', 'category', 'space'];

const WEIGHTS: Readonly<Record<SearchField, number>> = {
  name: 1,
  shortName: 1,
  elements: 0.9,
  tags: 0.7,
  categories: 0.55,
  description: 0.3,
};

/**
 * Among entries of the same name, a location ranks before its category, and the category before a
 * space.
 */
const TYPE_FACTOR: Readonly<Record<SearchType, number>> = {
  location: 1,
  category: 0.98,
  space: 0.96,
};

type LanguageIndex = {
  readonly entries: readonly SearchEntry[];
  readonly terms: TermIndex;
  /** Alphabetical ranks of the entries. */
  readonly alphabet: readonly number[];
};

type Candidate = {
  readonly entry: SearchEntry;
  readonly position: number;
  readonly score: number;
  readonly terms: readonly MatchedTerms[];
  readonly nearness: Nearness | undefined;
};

/**
 * Search over the locations, categories and spaces of a venue, created by `createSearch`.
 *
 * @example
 * const [best] = search.query('cofee', { limit: 5 });
 * if (best) showMessage(best.element.name);
 */
export class Search<T extends SearchType = SearchType> {
  readonly #venue: Venue;
  readonly #types: readonly SearchType[];
  readonly #weights: Readonly<Record<SearchField, number>>;
  readonly #indexes: Map<string, LanguageIndex> = new Map();
  readonly #unsubscribe: () => void;
  #isRemoved = false;

  /** @internal Use `createSearch`. */
  constructor(venue: Venue, options: SearchOptions<T>) {
    this.#venue = venue;
    this.#types = options.types ?? ALL_TYPES;
    this.#weights = { ...WEIGHTS, ...options.weights };
    // Frees the index of the previous language.
    this.#unsubscribe = venue.on('language-change', () => this.#indexes.clear());
  }

  /**
   * Returns the elements that match a text, best first. The last word may be unfinished, and words
   * of four letters or more may contain a typo. Without a text, returns the nearest places if
   * `near` is set, otherwise the venue's top locations and then all others by name.
   *
   * @example
   * const [best] = search.query('cofee', { open: 'now', near: { lngLat: [-8.62, 41.14] } });
   * if (best) console.log(best.element.name, best.distance);
   */
  query<U extends SearchType = T>(
    text: string,
    options: SearchQueryOptions<U> = {},
  ): SearchHit<U>[] {
    if (this.#isRemoved) return [];
    const index = this.#indexIn(this.#languageOf(options));
    const words = queryWords(text);
    const candidates = this.#candidates(index, words, options);
    candidates.sort(this.#order(index, words.length === 0));
    return candidates.slice(0, Math.max(0, options.limit ?? 20)).map(toHit) as SearchHit<U>[];
  }

  /**
   * Returns completions of an unfinished text: names, tags and categories.
   *
   * @example
   * search.suggest('ca', { limit: 3 }); // ['Café Bússola', 'Casaco Azul', 'Cafés and bakeries']
   */
  suggest(text: string, options: SuggestOptions = {}): string[] {
    const { limit = 5, ...query } = options;
    const language = this.#languageOf(options);
    const typed = foldText(text.trim()).text;
    const found = new Map<string, string>();
    // Many hits can share one completion, such as a tag.
    for (const { element, matches } of this.query(text, { ...query, limit: Infinity })) {
      if (found.size >= limit) break;
      const [best] = matches;
      if (best?.field === 'description') continue;
      const isWord = best?.field === 'tags' || best?.field === 'categories';
      const completion = isWord ? best.text : (element.textIn('name', language) ?? '');
      const folded = foldText(completion).text;
      if (folded !== typed && !found.has(folded)) found.set(folded, completion);
    }
    return [...found.values()];
  }

  /** Stops search and releases its memory. Later queries return no hits. */
  remove(): void {
    this.#isRemoved = true;
    this.#unsubscribe();
    this.#indexes.clear();
  }

  #languageOf({ language }: SearchQueryOptions): string {
    if (language === undefined) return this.#venue.language;
    const codes = this.#venue.languages.map(({ code }) => code);
    if (codes.includes(language)) return language;
    throw new VenueError(
      'venue/unknown-language',
      `search.query: expected a language of the venue, found "${language}". Its languages are: ${codes.join(', ')}.`,
    );
  }

  #indexIn(language: string): LanguageIndex {
    let index = this.#indexes.get(language);
    if (!index) {
      const entries = searchEntries(this.#venue, {
        types: this.#types,
        weights: this.#weights,
        language,
        defaultLanguage: this.#venue.defaultLanguage,
      });
      const terms = new TermIndex(entries.map(({ texts }) => texts));
      index = { entries, terms, alphabet: rankByName(entries, language) };
      this.#indexes.set(language, index);
    }
    return index;
  }

  #candidates(
    { entries, terms }: LanguageIndex,
    words: readonly QueryWord[],
    options: SearchQueryOptions,
  ): Candidate[] {
    const accepts = searchFilter(options.types ?? this.#types, options);
    const nearness = options.near && nearnessFrom(this.#venue, options.near);
    const candidate = (
      position: number,
      score: number,
      found: readonly MatchedTerms[],
    ): Candidate[] => {
      const entry = entries[position];
      if (!entry) return [];
      const near = nearness?.(entry);
      const factor = TYPE_FACTOR[entry.type] * (near ? distanceDecay(near.cost) : 1);
      return [{ entry, position, score: score * factor, terms: found, nearness: near }];
    };
    if (words.length === 0) {
      return entries.flatMap((entry, position) =>
        accepts(entry) ? candidate(position, 0, []) : [],
      );
    }
    const rank = (meant: readonly QueryWord[]): Ranking =>
      rankEntries(terms, meant, (position) => {
        const entry = entries[position];
        return entry !== undefined && accepts(entry);
      });
    const literal = rank(words);
    const concepts = queryConcepts(words, literal.isComplete ? 'whole' : 'most');
    const { ranks } = concepts ? mergeRankings(literal, rank(concepts)) : literal;
    return [...ranks].flatMap(([position, { score, terms: found }]) =>
      candidate(position, score, found),
    );
  }

  /**
   * Compares hits by score, then by distance, then by the order of the venue's top locations, then
   * by name.
   */
  #order(index: LanguageIndex, isListing: boolean): (a: Candidate, b: Candidate) => number {
    const top = new Map(this.#venue.topLocations.map((location, at) => [location, at]));
    const topRank = ({ entry }: Candidate): number =>
      top.get(entry.element as Location) ?? top.size;
    return (a, b) =>
      // Rounded, because the sum of equal numbers in another order can differ in the last digits.
      compare(Math.round(b.score * 1e9), Math.round(a.score * 1e9)) ||
      compare(costOf(a), costOf(b)) ||
      compare(topRank(a), topRank(b)) ||
      (isListing ? compare(typeRank(a), typeRank(b)) : 0) ||
      compare(index.alphabet[a.position] ?? 0, index.alphabet[b.position] ?? 0);
  }
}

function typeRank({ entry }: Candidate): number {
  return ALL_TYPES.indexOf(entry.type);
}

function costOf({ nearness }: Candidate): number {
  return nearness?.cost ?? 0;
}

/** A comparator for `sort`. A difference would be NaN for two infinite distances. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Returns the alphabetical rank of each entry, so that sorting hits does not compare strings. */
function rankByName(entries: readonly SearchEntry[], language: string): number[] {
  const { compare: compareNames } = collatorOf(language);
  const names = entries.map(({ texts, element }) => texts[0]?.text ?? element.name);
  const places: number[] = [];
  const sorted = names
    .map((name, position) => ({ name, position }))
    .toSorted((a, b) => compareNames(a.name, b.name) || a.position - b.position);
  for (const [place, { position }] of sorted.entries()) places[position] = place;
  return places;
}

function collatorOf(language: string): Intl.Collator {
  try {
    return new Intl.Collator(language, { numeric: true });
  } catch {
    // Malformed tag.
    return new Intl.Collator('en', { numeric: true });
  }
}

function toHit({ entry, score, terms, nearness }: Candidate): SearchHit {
  const matches = terms.length === 0 ? [] : matchesOf(entry, terms);
  const hit = { type: entry.type, element: entry.element, score, matches } as SearchHit;
  if (!nearness?.part) return hit;
  return { ...hit, distance: nearness.distance, nearestPart: nearness.part };
}

function matchesOf({ texts }: SearchEntry, terms: readonly MatchedTerms[]): SearchMatch[] {
  return texts.flatMap(({ field, language, text }) => {
    const ranges = highlightRanges(text, terms);
    return ranges.length > 0 ? [{ field, language, text, ranges }] : [];
  });
}
