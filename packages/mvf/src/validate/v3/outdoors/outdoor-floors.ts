import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [O1] [O2] Outdoor floors exist, each is listed once, and none is in a floor stack. */
export function outdoorFloors(venue: V3Venue): void {
  const stacks = new Map<string, string>();
  for (const { value } of venue.view.files('floorStacks')) {
    for (const [, { id, floors }] of definedEntries(value)) {
      for (const [, floorId] of definedEntries(floors)) stacks.set(floorId, id);
    }
  }
  for (const { file, value } of venue.view.files('outdoors')) {
    venue.checkIds('floor', value.floors, { file, path: ['floors'] });
    for (const [index, id] of definedEntries(value.floors)) {
      const stack = stacks.get(id);
      if (stack === undefined) continue;
      const path = ['floors', index];
      const expected = 'a floor that is in no stack';
      const found = `${quote(id)}, which is in ${quote(stack)}`;
      venue.view.report({ code: 'outdoor-floor-in-stack', file, path, expected, found });
    }
  }
}
