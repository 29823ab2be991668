import type { Coordinate, GeometryElement, Location } from '@brand/venue';

/** Whether a target has a place on the map. Locations may exist in lists only. */
export function isOnMap(target: Coordinate | GeometryElement | Location): boolean {
  return 'lngLat' in target || target.type !== 'location' || target.elements.length > 0;
}
