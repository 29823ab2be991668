import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [X1] Entrances and exits are geometries on the floors that they name. */
export function connectionAnchors(venue: V3Venue): void {
  for (const { file, value } of venue.view.files('connections')) {
    for (const [index, connection] of definedEntries(value)) {
      for (const side of ['entrances', 'exits'] as const) {
        venue.checkAnchors(connection[side], { file, path: [index, side] });
      }
    }
  }
}
