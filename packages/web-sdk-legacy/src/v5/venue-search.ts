import { createSearch, type Search, type SearchHit } from '@brand/venue/search';
import type { Category } from '../shared/category.ts';
import type { Location } from '../shared/location.ts';
import { SdkError } from '../shared/sdk-error.ts';
import type { Venue } from '../shared/venue.ts';

/**
 * What a result of a search is.
 *
 * @example
 * const found = new VenueSearch(venue).search('coffee');
 * const locations = found.filter(({ type }) => type === SEARCH_RESULT.LOCATION);
 */
export const SEARCH_RESULT = {
  /** A place. */
  LOCATION: 'location',
  /** A kind of place. */
  CATEGORY: 'category',
} as const;

/** What matched: the words of which field. */
export type SearchResultMatch = {
  /** The field, such as `name`, `tags` or `nickname`. */
  readonly field:
    | 'name'
    | 'shortName'
    | 'elements'
    | 'tags'
    | 'categories'
    | 'description'
    | 'nickname';
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
 * Finds locations and categories of one venue, in the browser and without a request. Make it once
 * for each venue.
 *
 * @example
 * const search = new VenueSearch(venue);
 * await search.ready;
 * search.addNickname('loo', venue.getLocation('information'));
 * for (const { type, object } of search.search('coffe')) console.log(type, object.name);
 */
export class VenueSearch {
  /** Resolves when it can be used: at once today, but older code waits for it. */
  readonly ready: Promise<void> = Promise.resolve();
  readonly #venue: Venue;
  readonly #search: Search;
  readonly #nicknames: { readonly text: string; readonly location: Location }[] = [];

  /** Reads what there is to be found. */
  constructor(venue: Venue) {
    this.#venue = venue;
    this.#search = createSearch(venue.index.engine, { types: ['location', 'category'] });
  }

  /** Adds a word that people say and the data does not have. */
  addNickname(text: string, location: Location): void {
    const folded = fold(text);
    if (folded === '') {
      throw new SdkError('sdk/bad-option', 'search.addNickname, text: expected a word, found "".');
    }
    this.#nicknames.push({ text: folded, location });
  }

  /** The best results first; none for an empty text. */
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

  /** Words that continue what was typed. */
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
