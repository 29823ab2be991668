import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** Required fields of an instance, which do not distinguish it from its parent. */
const PLAIN_FIELDS = new Set(['id', 'parentId', 'geometryAnchors', 'extra']);

/** [L5] An instance has a position. [L6] It differs from its location. */
export function instanceSaysSomething({ view }: V3Venue): void {
  for (const { file, value } of view.files('locationInstances')) {
    for (const [index, instance] of definedEntries(value)) {
      const found = `none in ${quote(instance.id)}`;
      const path = [index];
      if (!instance.geometryAnchors?.length) {
        const expected = 'a geometry anchor';
        view.report({ code: 'instance-without-anchor', file, path, expected, found });
      }
      if (Object.keys(instance).every((field) => PLAIN_FIELDS.has(field))) {
        const expected = 'a field that differs from the location';
        view.report({ code: 'instance-without-override', file, path, expected, found });
      }
    }
  }
}
