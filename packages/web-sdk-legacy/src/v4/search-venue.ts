import { createSearch } from '@brand/venue/search';
import type { Category } from '../shared/category.ts';
import type { Location } from '../shared/location.ts';
import type { Venue } from '../shared/venue.ts';

/** Results of a search. */
export type VenueSearchResult = {
  /** Places that match, the best match first. */
  readonly locations: readonly Location[];
  /** Categories that match, the best match first. */
  readonly categories: readonly Category[];
};

/** One search index per venue, because building it takes longer than searching. */
const searches = new WeakMap<Venue, ReturnType<typeof createSearch>>();

/**
 * Finds locations and categories by name, description, tag and category, in the browser.
 *
 * @example
 * const { locations } = searchVenue(venue, 'coffee');
 * console.log(locations.map(({ name }) => name));
 */
export function searchVenue(venue: Venue, text: string): VenueSearchResult {
  const { index } = venue;
  const search =
    searches.get(venue) ?? createSearch(index.engine, { types: ['location', 'category'] });
  searches.set(venue, search);
  const hits = text.trim() === '' ? [] : search.query(text);
  return {
    locations: hits.flatMap((hit) =>
      hit.type === 'location' ? [index.location(hit.element)] : [],
    ),
    categories: hits.flatMap((hit) =>
      hit.type === 'category' ? [index.category(hit.element)] : [],
    ),
  };
}
