import type { Coordinate, GeometryElement, Location } from '@brand/venue';

/** Whether something is anywhere on the map. Locations need not be: some are only in lists. */
export function isOnMap(target: Coordinate | GeometryElement | Location): boolean {
  return 'lngLat' in target || target.type !== 'location' || target.elements.length > 0;
}
