// #region check
import type { Location, Venue } from '@brand/web-sdk';

export type Problem = { readonly place: string; readonly message: string };

/** Finds problems for a booking system before you connect it. */
export function checkBookable(venue: Venue): readonly Problem[] {
  const places = listBookable(venue);
  return [
    ...checkBuildings(venue),
    ...places.flatMap(checkPlace),
    ...checkNames(places),
  ];
}

function checkBuildings({ id, floorStacks }: Venue): readonly Problem[] {
  const { length } = floorStacks.filter(({ isOutdoor }) => !isOutdoor);
  if (length === 1) return [];
  return [{ place: id, message: `expected one building, found ${length}` }];
}

function checkPlace(place: Location): readonly Problem[] {
  const { id, name, externalId, elements } = place;
  const messages = [
    name.trim() === '' && 'has no name',
    externalId === undefined && 'has no external id',
    capacityOf(place) < 1 && 'has no capacity of 1 or more',
    elements.length !== 1 && `expected one shape, found ${elements.length}`,
  ];
  return messages
    .filter((message) => message !== false)
    .map((message) => ({ place: id, message }));
}

function checkNames(places: readonly Location[]): readonly Problem[] {
  const named = places.filter(({ name }) => name.trim() !== '');
  const groups: Record<string, Location[]> = {};
  for (const place of named) {
    (groups[place.name.trim().toLowerCase()] ??= []).push(place);
  }
  return Object.values(groups)
    .filter(({ length }) => length > 1)
    .map((same) => ({
      place: same.map(({ id }) => id).join(', '),
      message: `have the same name, "${same[0]?.name}"`,
    }));
}
// #endregion check

// #region list
/** Lists bookable places. You decide how to mark them: here, in `extra`. */
export function listBookable({ locations }: Venue): readonly Location[] {
  return locations.filter(({ extra }) => extra?.['bookable'] === true);
}

function capacityOf({ extra }: Location): number {
  const capacity = extra?.['capacity'];
  return typeof capacity === 'number' ? capacity : 0;
}
// #endregion list
