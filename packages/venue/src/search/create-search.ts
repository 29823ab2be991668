import type { Venue } from '../venue.ts';
import { Search } from './search.ts';
import type { SearchOptions, SearchType } from './search-types.ts';

/**
 * Creates a search over a venue. Words are indexed at the first query, and again after the venue's
 * language has changed. The hits have the types that the search is set up with.
 *
 * @example
 * import { openVenue } from '@brand/venue';
 * import { createSearch } from '@brand/venue/search';
 *
 * const venue = await openVenue('/venues/harbour-mall.zip');
 * const search = createSearch(venue);
 * for (const { element, score } of search.query('cofee', { open: 'now' })) {
 *   console.log(element.name, score);
 * }
 */
export function createSearch<T extends SearchType = SearchType>(
  venue: Venue,
  options: SearchOptions<T> = {},
): Search<T> {
  return new Search(venue, options);
}
