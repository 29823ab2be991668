import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [A1] An annotation is at a geometry of its floor. [A2] Its symbol exists. */
export function annotationReferences(venue: V3Venue): void {
  const symbols = new Set(
    venue.view.files('annotationSymbols').flatMap(({ value }) => Object.keys(value)),
  );
  for (const { file, floorId, value } of venue.view.files('annotations')) {
    for (const [index, { geometryId, symbolKey }] of definedEntries(value)) {
      venue.checkIdOnFloor('geometry', geometryId, floorId, { file, path: [index, 'geometryId'] });
      if (symbols.has(symbolKey) || venue.view.lostKeys.has('annotationSymbols')) continue;
      const path = [index, 'symbolKey'];
      const expected = 'a key of annotation-symbols.json';
      const found = quote(symbolKey);
      venue.view.report({ code: 'unknown-symbol', file, path, expected, found });
    }
  }
}
