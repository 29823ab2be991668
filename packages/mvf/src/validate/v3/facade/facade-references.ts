import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [H1] A facade belongs to an existing stack, and its shapes are on the floor of the file. */
export function facadeReferences(venue: V3Venue): void {
  for (const { file, floorId, value } of venue.view.files('facade')) {
    for (const [index, { floorStackId, geometryIds }] of definedEntries(value)) {
      venue.checkId('floor stack', floorStackId, { file, path: [index, 'floorStackId'] });
      for (const [position, id] of definedEntries(geometryIds)) {
        const path = [index, 'geometryIds', position];
        venue.checkIdOnFloor('geometry', id, floorId, { file, path });
      }
      venue.checkRepeats(definedEntries(geometryIds), { file, path: [index, 'geometryIds'] });
    }
  }
}
