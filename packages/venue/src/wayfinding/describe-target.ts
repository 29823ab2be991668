import { isCoordinate, placesOf, type RouteTarget } from './route-target.ts';

/** Names a target in a message. */
export function describeTarget(target: RouteTarget): string {
  const [place, ...others] = placesOf(target);
  if (!place) return 'an empty list';
  if (others.length > 0) return `any of ${others.length + 1} targets`;
  if (isCoordinate(place)) {
    const floor = place.floorId === undefined ? '' : ` on floor "${place.floorId}"`;
    return `[${place.lngLat.join(', ')}]${floor}`;
  }
  return place.name === '' ? `${place.type} "${place.id}"` : `"${place.name}"`;
}
