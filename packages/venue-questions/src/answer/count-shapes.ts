import type { Floor } from '@brand/venue';
import { floorsOf } from '../find/find-places.ts';
import type { Place } from '../find/place-index.ts';

/**
 * The number of times that a place exists. A gate may consist of a desk and a waiting area, so only
 * the most frequent type of shape counts.
 */
export function countShapes(place: Place, floors?: readonly Floor[]): number {
  if (place.type !== 'location') {
    return !floors || floorsOf(place).some((floor) => floors.includes(floor)) ? 1 : 0;
  }
  const byType = new Map<string, number>();
  for (const { type } of place.elements) byType.set(type, (byType.get(type) ?? 0) + 1);
  const [counted] = [...byType].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return place.elements.filter(
    ({ type, floor }) => type === counted && (floors?.includes(floor) ?? true),
  ).length;
}
