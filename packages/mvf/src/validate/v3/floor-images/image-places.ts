import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [P1] The geometry under an image is on its floor. [P2] An image has one position, not two. */
export function imagePlaces(venue: V3Venue): void {
  for (const { file, floorId, value } of venue.view.files('floorImages')) {
    for (const [index, { properties }] of definedEntries(value.features)) {
      const path = ['features', index, 'properties'];
      const { geometryId, verticalOffset } = properties;
      if (geometryId !== undefined) {
        const at = { file, path: [...path, 'geometryId'] };
        venue.checkIdOnFloor('geometry', geometryId, floorId, at);
      }
      const hasGeometry = geometryId !== undefined;
      if (hasGeometry !== (verticalOffset !== undefined)) continue;
      venue.view.report({
        code: hasGeometry ? 'image-with-two-places' : 'image-without-place',
        file,
        path,
        expected: 'either "geometryId" or "verticalOffset"',
        found: hasGeometry ? 'both' : 'neither',
      });
    }
  }
}
