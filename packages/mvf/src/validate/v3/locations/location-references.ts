import type { V3Venue } from '../v3-venue.ts';
import { walkPlaces } from '../walk-places.ts';

/** [L1] Categories and geometries of locations and instances exist; so do parents. */
export function locationReferences(venue: V3Venue): void {
  for (const { file, index, place } of walkPlaces(venue.view)) {
    venue.checkIds('category', place.categories, { file, path: [index, 'categories'] });
    venue.checkAnchors(place.geometryAnchors, { file, path: [index, 'geometryAnchors'] });
    if ('parentId' in place) {
      venue.checkId('location', place.parentId, { file, path: [index, 'parentId'] });
    }
  }
}
