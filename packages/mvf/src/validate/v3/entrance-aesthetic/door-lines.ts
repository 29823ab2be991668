import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/**
 * [E1] The appearance of a door belongs to a geometry of its floor, once, [E2] and that is a line.
 */
export function doorLines(venue: V3Venue): void {
  for (const { file, floorId, value } of venue.view.files('entranceAesthetic')) {
    for (const [index, { geometryId }] of definedEntries(value)) {
      const path = [index, 'geometryId'];
      if (!venue.checkIdOnFloor('geometry', geometryId, floorId, { file, path })) continue;
      const type = venue.geometry.get(geometryId)?.feature.geometry.type;
      if (type === undefined || type.endsWith('LineString')) continue;
      const found = `${quote(geometryId)}, which is a ${type}`;
      venue.view.report({ code: 'door-not-a-line', file, path, expected: 'a line', found });
    }
    const ids = [...definedEntries(value)].map(
      ([index, door]) => [index, door.geometryId] as const,
    );
    venue.checkRepeats(ids, { file, path: [] });
  }
}
