import type { Category, Location, Venue } from '@brand/web-sdk';
import { createSearch, type Search } from '@brand/web-sdk/search';

const MAX_HITS = 50;
const searches = new WeakMap<Venue, Search<'location'>>();

/** Search results, best first; all places by name if the query is empty. */
export function findPlaces(
  venue: Venue,
  { query, category }: { readonly query: string; readonly category?: Category | undefined },
): readonly Location[] {
  if (query.trim() !== '') {
    return searchOf(venue)
      .query(query, { limit: MAX_HITS, ...(category && { categories: [category] }) })
      .map(({ element }) => element)
      .filter(({ isHidden }) => !isHidden);
  }
  return venue.locations
    .filter((place) => !place.isHidden && (!category || isIn(place, category)))
    .toSorted((a, b) => a.name.localeCompare(b.name, venue.language));
}

/** Categories with visible places, in the order of the venue. */
export function listCategories(venue: Venue): readonly Category[] {
  return venue.categories
    .filter(
      (category) =>
        !category.parent &&
        venue.locations.some((place) => !place.isHidden && isIn(place, category)),
    )
    .toSorted(
      (a, b) =>
        (a.sortOrder ?? 0) - (b.sortOrder ?? 0) || a.name.localeCompare(b.name, venue.language),
    );
}

function isIn({ categories }: Location, wanted: Category): boolean {
  return categories.some((each) => {
    let category: Category | undefined = each;
    while (category && category !== wanted) category = category.parent;
    return category === wanted;
  });
}

function searchOf(venue: Venue): Search<'location'> {
  const search = searches.get(venue) ?? createSearch(venue, { types: ['location'] });
  searches.set(venue, search);
  return search;
}
