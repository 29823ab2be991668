import { createSearch, type Search, type SearchHit } from '@brand/venue/search';
import type { Category } from '../shared/category.ts';
import type { Location } from '../shared/location.ts';
import { SdkError } from '../shared/sdk-error.ts';
import type { Venue } from '../shared/venue.ts';

/**
 * Types of search results.
 *
 * @example
 * const found = new VenueSearch(venue).search('coffee');
 * const locations = found.filter(({ type }) => type === SEARCH_RESULT.LOCATION);
 */
export const SEARCH_RESULT = {
  /** A location. */
  LOCATION: 'location',
  /** A category. */
  CATEGORY: 'category',
} as const;

/** A text that matched the search. */
export type SearchResultMatch = {
  /** Field that matched, such as `name`, `tags` or `nickname`. */
  readonly field:
    | 'name'
    | 'shortName'
    | 'elements'
    | 'tags'
    | 'categories'
    | 'description'
    | 'nickname';
  /** Text of the field. */
  readonly text: string;
};

/** A location or a category that was found, as `type` indicates. */
export type SearchResult =
  | {
      readonly type: 'location';
      /** Object that was found. */
      readonly object: Location;
      /** Relevance of the result. Higher is better. */
      readonly score: number;
      /** Texts that matched. */
      readonly matches: readonly SearchResultMatch[];
    }
  | {
      readonly type: 'category';
      /** Object that was found. */
      readonly object: Category;
      /** Relevance of the result. Higher is better. */
      readonly score: number;
      /** Texts that matched. */
      readonly matches: readonly SearchResultMatch[];
    };

/** Options of a search. */
export type VenueSearchOptions = {
  /** Maximum number of results. @defaultValue `20` */
  readonly limit?: number;
};

/**
 * Finds locations and categories of one venue in the browser, without a request. Create one search
 * for each venue.
 *
 * @example
 * const search = new VenueSearch(venue);
 * await search.ready;
 * search.addNickname('loo', venue.getLocation('information'));
 * for (const { type, object } of search.search('coffe')) console.log(type, object.name);
 */
export class VenueSearch {
  /**
   * Resolves when the search is ready. The promise resolves immediately; older code still waits for
   * it.
   */
  readonly ready: Promise<void> = Promise.resolve();
  readonly #venue: Venue;
  readonly #search: Search;
  readonly #nicknames: { readonly text: string; readonly location: Location }[] = [];

  /** Builds the search index of a venue. */
  constructor(venue: Venue) {
    this.#venue = venue;
    this.#search = createSearch(venue.index.engine, { types: ['location', 'category'] });
  }

  /** Adds a term that people use but the data does not contain. */
  addNickname(text: string, location: Location): void {
    const folded = fold(text);
    if (folded === '') {
      throw new SdkError('sdk/bad-option', 'search.addNickname, text: expected a word, found "".');
    }
    this.#nicknames.push({ text: folded, location });
  }

  /** Returns the results, the best first. An empty text has no results. */
  search(text: string, { limit = 20 }: VenueSearchOptions = {}): readonly SearchResult[] {
    const words = fold(text);
    if (words === '') return [];
    const byNickname = this.#nicknames
      .filter((nickname) => nickname.text.startsWith(words))
      .map(({ text: nickname, location }) => nicknameResult(nickname, location));
    const named = new Set<object>(byNickname.map(({ object }) => object));
    const found = this.#search
      .query(text, { limit })
      .map((hit) => this.#toResult(hit))
      .filter((result) => result !== undefined && !named.has(result.object));
    return [...byNickname, ...found.filter((result) => result !== undefined)].slice(0, limit);
  }

  /** Returns words that complete the typed text. */
  suggest(text: string): readonly string[] {
    return this.#search.suggest(text);
  }

  #toResult(hit: SearchHit): SearchResult | undefined {
    const { index } = this.#venue;
    const matches = hit.matches.map(({ field, text }) => ({ field, text }));
    const { score } = hit;
    if (hit.type === 'location') {
      return { type: 'location', object: index.location(hit.element), score, matches };
    }
    if (hit.type !== 'category') return undefined;
    return { type: 'category', object: index.category(hit.element), score, matches };
  }
}

function nicknameResult(text: string, location: Location): SearchResult {
  return {
    type: 'location',
    object: location,
    score: Number.MAX_VALUE,
    matches: [{ field: 'nickname', text }],
  };
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
