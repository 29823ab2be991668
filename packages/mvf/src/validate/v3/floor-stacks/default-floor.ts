import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [S3] The default floor of a stack is one of its floors. */
export function defaultFloor({ view }: V3Venue): void {
  for (const { file, value } of view.files('floorStacks')) {
    for (const [stack, { floors, defaultFloor: id }] of definedEntries(value)) {
      if (id === undefined || floors.includes(id)) continue;
      const path = [stack, 'defaultFloor'];
      const expected = 'one of the floors of the stack';
      const code = 'default-floor-not-in-stack';
      view.report({ code, file, path, expected, found: quote(id) });
    }
  }
}
