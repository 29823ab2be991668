import { foldText } from '@brand/text-analysis';
import type { RoutePlace, Venue } from '@brand/venue';
import { createSearch } from '@brand/venue/search';
import { JobError } from './job-error.ts';

/** Types of elements that a caller can name by id, the most likely first. */
const TYPES = ['location', 'space', 'point-of-interest', 'door', 'object', 'area'] as const;
const MAX_SUGGESTIONS = 5;

/**
 * Places that match a text: by id or external id, by name, or by the name of their category. A
 * route uses the nearest of several.
 */
export function findPlaces(venue: Venue, text: string, field: 'from' | 'to'): RoutePlace[] {
  for (const type of TYPES) {
    const element = venue.find(type, text);
    if (element) return [element];
  }
  const wanted = foldText(text.trim());
  const isNamed = ({ name }: { readonly name?: string | undefined }): boolean =>
    name !== undefined && foldText(name) === wanted;
  const lists = [
    venue.locations.filter(isNamed),
    venue.spaces.filter(isNamed),
    venue.pointsOfInterest.filter(isNamed),
    venue.categories.filter(isNamed).flatMap(({ locations }) => [...locations]),
  ];
  const places = lists.find(({ length }) => length > 0);
  if (places) return places;
  throw new JobError(`${field}: there is no place "${text}". ${suggest(venue, text)}`);
}

function suggest(venue: Venue, text: string): string {
  const search = createSearch(venue, { types: ['location', 'category', 'space'] });
  const hits = search.query(text, { limit: MAX_SUGGESTIONS });
  const similar = [...new Set(hits.map(({ element }) => element.name))];
  if (similar.length > 0) return `Similar names: ${similar.join(', ')}.`;
  const some = venue.locations.slice(0, MAX_SUGGESTIONS).map(({ name }) => name);
  return some.length > 0
    ? `Some places of the venue: ${some.join(', ')}.`
    : 'The venue has no named places. Use the id of a space.';
}
