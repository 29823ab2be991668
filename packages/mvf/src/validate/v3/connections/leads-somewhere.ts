import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [X2] A connection leads to a place other than its start. */
export function leadsSomewhere({ view }: V3Venue): void {
  for (const { file, value } of view.files('connections')) {
    for (const [index, { id, entrances, exits }] of definedEntries(value)) {
      const ends = new Set<string>();
      for (const [, { geometryId }] of definedEntries(entrances)) ends.add(geometryId);
      for (const [, { geometryId }] of definedEntries(exits)) ends.add(geometryId);
      if (ends.size !== 1) continue;
      const expected = 'an exit at another geometry than the entrance';
      const found = `only ${quote([...ends].join())} in ${quote(id)}`;
      view.report({ code: 'connection-to-itself', file, path: [index], expected, found });
    }
  }
}
