import type { Category, Location, Venue } from '@brand/web-sdk';

/** The visible places of a category, or of the venue, by name. */
export function listPlaces(venue: Venue, category?: Category): readonly Location[] {
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
