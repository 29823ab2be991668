import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [S1] [S2] The floors of a stack exist, and none is in the stack twice. */
export function stackFloors(venue: V3Venue): void {
  for (const { file, value } of venue.view.files('floorStacks')) {
    for (const [stack, { floors }] of definedEntries(value)) {
      const seen = new Set<string>();
      for (const [index, id] of definedEntries(floors)) {
        const path = [stack, 'floors', index];
        venue.checkId('floor', id, { file, path });
        if (seen.has(id)) {
          const expected = 'each floor once';
          const found = `${quote(id)} again`;
          venue.view.report({ code: 'floor-twice-in-stack', file, path, expected, found });
        }
        seen.add(id);
      }
    }
  }
}
