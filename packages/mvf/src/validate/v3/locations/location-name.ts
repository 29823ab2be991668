import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [L2] A location has a name. */
export function locationName({ view }: V3Venue): void {
  for (const { file, value } of view.files('locations')) {
    for (const [index, { id, details }] of definedEntries(value)) {
      if (details.name?.trim()) continue;
      const path = [index, 'details'];
      const found = `none for ${quote(id)}`;
      view.report({ code: 'location-without-name', file, path, expected: 'a name', found });
    }
  }
}
