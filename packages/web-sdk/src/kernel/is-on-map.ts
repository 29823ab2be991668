import type { Coordinate, GeometryElement, Location } from '@brand/venue';

/** Returns whether a target has a position on the map. Locations can exist in lists only. */
export function isOnMap(target: Coordinate | GeometryElement | Location): boolean {
  return 'lngLat' in target || target.type !== 'location' || target.elements.length > 0;
}
