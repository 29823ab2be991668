import { present } from '../../present.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [L2] [L3] Categories and geometries of locations and instances exist; so do parents. */
export function locationReferences(venue: V3Venue): void {
  for (const key of ['locations', 'locationInstances'] as const) {
    for (const { file, value } of venue.view.files(key)) {
      for (const [index, place] of present(value)) {
        venue.checkIds('category', place.categories, { file, path: [index, 'categories'] });
        venue.checkAnchors(place.geometryAnchors, { file, path: [index, 'geometryAnchors'] });
        if ('parentId' in place) {
          venue.checkId('location', place.parentId, { file, path: [index, 'parentId'] });
        }
      }
    }
  }
}
