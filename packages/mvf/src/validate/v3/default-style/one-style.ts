import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [D2] A geometry is in no more than one style. */
export function oneStyle({ view }: V3Venue): void {
  const tokens = new Map<string, string>();
  for (const { file, value } of view.files('defaultStyle')) {
    for (const [token, { geometryAnchors }] of Object.entries(value)) {
      for (const [index, { geometryId }] of definedEntries(geometryAnchors)) {
        const other = tokens.get(geometryId) ?? token;
        tokens.set(geometryId, other);
        if (other === token) continue;
        const path = [token, 'geometryAnchors', index];
        const expected = 'each geometry in one style';
        const found = `${quote(geometryId)}, which is also in the style ${quote(other)}`;
        view.report({ code: 'two-styles', file, path, expected, found });
      }
    }
  }
}
