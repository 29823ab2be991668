import type { Category, Location, Venue } from '@brand/web-sdk';
import { createSearch, type Search } from '@brand/web-sdk/search';

export type SearchPlaces = (
  venue: Venue,
  query: string,
  category?: Category,
) => readonly Location[];

const MAX_HITS = 50;
const searches = new WeakMap<Venue, Search<'location'>>();

/** The visible places that match a query, best first. */
export const searchPlaces: SearchPlaces = (venue, query, category) =>
  searchOf(venue)
    .query(query, { limit: MAX_HITS, ...(category && { categories: [category] }) })
    .map(({ element }) => element)
    .filter(({ isHidden }) => !isHidden);

function searchOf(venue: Venue): Search<'location'> {
  const search = searches.get(venue) ?? createSearch(venue, { types: ['location'] });
  searches.set(venue, search);
  return search;
}
