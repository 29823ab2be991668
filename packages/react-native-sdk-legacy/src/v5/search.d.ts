import type { Category, Location } from '../shared/venue.js';

/**
 * What a result of a search is.
 *
 * @example
 * const found = await store.search.search('coffee');
 * const locations = found.filter(({ type }) => type === SEARCH_RESULT.LOCATION);
 */
export declare const SEARCH_RESULT: {
  /** A place. */
  readonly LOCATION: 'location';
  /** A kind of place. */
  readonly CATEGORY: 'category';
};

/** What matched: the words of which field. */
export type SearchResultMatch = {
  /** The field. */
  readonly field: 'name' | 'tags' | 'categories' | 'description';
  /** Its text. */
  readonly text: string;
};

/** A place or a category that was found. `type` says which. */
export type SearchResult =
  | {
      readonly type: 'location';
      /** What was found. */
      readonly object: Location;
      /** How well it fits; larger is better. */
      readonly score: number;
      /** What matched. */
      readonly matches: readonly SearchResultMatch[];
    }
  | {
      readonly type: 'category';
      /** What was found. */
      readonly object: Category;
      /** How well it fits; larger is better. */
      readonly score: number;
      /** What matched. */
      readonly matches: readonly SearchResultMatch[];
    };

/** How much is found. */
export type VenueSearchOptions = {
  /** Most results. @defaultValue `20` */
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
  /** The best results first; none for an empty text. */
  search(text: string, options?: VenueSearchOptions): Promise<readonly SearchResult[]>;
  /** Words that continue what was typed. */
  suggest(text: string): Promise<readonly string[]>;
}
