import type { Category } from '../model/category.ts';
import type { Location } from '../model/location.ts';
import { collectDescendants } from './nearness.ts';
import { type SearchEntry, collectAncestors } from './search-entry.ts';
import type { SearchQueryOptions, SearchType } from './search-types.ts';

/** Creates a predicate for entries that may be among the hits. */
export function searchFilter(
  types: readonly SearchType[],
  { open, categories }: Pick<SearchQueryOptions, 'open' | 'categories'>,
): (entry: SearchEntry) => boolean {
  const date = open === 'now' ? new Date() : open;
  const wanted =
    categories && new Set(categories.map((one) => (typeof one === 'string' ? one : one.id)));
  const isWanted = (category: Category): boolean =>
    collectAncestors(category).some(
      ({ id, externalId }) => wanted?.has(id) || wanted?.has(externalId ?? id),
    );
  return (entry) => {
    if (!types.includes(entry.type)) return false;
    // A space of a location is found as that location.
    if (
      entry.type === 'space' &&
      types.includes('location') &&
      entry.element.locations.length > 0
    ) {
      return false;
    }
    if (wanted && !categoriesOf(entry).some(isWanted)) return false;
    return date === undefined || mayBeOpen(entry, date);
  };
}

function categoriesOf(entry: SearchEntry): readonly Category[] {
  if (entry.type === 'category') return [entry.element];
  if (entry.type === 'location') return entry.element.categories;
  return entry.element.locations.flatMap(({ categories }) => categories);
}

/**
 * Whether the entry is open or has no opening hours. A category is open if any of its locations is
 * open.
 */
function mayBeOpen(entry: SearchEntry, date: Date): boolean {
  const isOpen = (location: Location): boolean =>
    [location, ...location.instances].some((one) => one.isOpenAt(date) !== false);
  if (entry.type === 'location') return isOpen(entry.element);
  const locations =
    entry.type === 'space'
      ? entry.element.locations
      : collectDescendants(entry.element).flatMap((category) => category.locations);
  return locations.length === 0 || locations.some((one) => !one.isHidden && isOpen(one));
}
