import type { Venue } from '../venue.ts';
import { Search } from './search.ts';
import type { SearchOptions, SearchType } from './search-types.ts';

/**
 * Makes search over a venue. Words are read at the first query, and again after the venue changed
 * its language. The types it is set up with are those of its hits.
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
