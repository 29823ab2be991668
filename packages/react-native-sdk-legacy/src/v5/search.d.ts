import type { Category, Location } from '../shared/venue.js';

/**
 * Types of search results.
 *
 * @example
 * const found = await store.search.search('coffee');
 * const locations = found.filter(({ type }) => type === SEARCH_RESULT.LOCATION);
 */
export declare const SEARCH_RESULT: {
  /** A location. */
  readonly LOCATION: 'location';
  /** A category. */
  readonly CATEGORY: 'category';
};

/** A text that matched the search. */
export type SearchResultMatch = {
  /** Field that matched. */
  readonly field: 'name' | 'tags' | 'categories' | 'description';
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
 * Finds locations and categories of the loaded venue in the web view, without a request.
 *
 * @example
 * for (const { type, object } of await store.search.search('coffe', { limit: 5 })) {
 *   console.log(type, object.name);
 * }
 */
export interface VenueSearch {
  /** Returns the results, the best first. For an empty text, the list is empty. */
  search(text: string, options?: VenueSearchOptions): Promise<readonly SearchResult[]>;
  /** Returns words that complete the typed text. */
  suggest(text: string): Promise<readonly string[]>;
}
