import { present } from '../../present.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [D2] The geometries of a style exist on the floors that it names. */
export function styleAnchors(venue: V3Venue): void {
  const styles = venue.view.file('defaultStyle');
  for (const [token, { geometryAnchors }] of Object.entries(styles?.value ?? {})) {
    if (!styles) continue;
    venue.checkAnchors(geometryAnchors, { file: styles.file, path: [token, 'geometryAnchors'] });
  }
}

/** [D3] A geometry is in one style at most. */
export function oneStyle({ view }: V3Venue): void {
  const styles = view.file('defaultStyle');
  const owner = new Map<string, string>();
  for (const [token, { geometryAnchors }] of Object.entries(styles?.value ?? {})) {
    for (const [index, { geometryId }] of present(geometryAnchors)) {
      const other = owner.get(geometryId) ?? token;
      owner.set(geometryId, other);
      if (!styles || other === token) continue;
      const path = [token, 'geometryAnchors', index];
      const expected = 'each geometry in one style';
      const found = `"${geometryId}", which is also in the style "${other}"`;
      view.report({ code: 'two-styles', file: styles.file, path, expected, found });
    }
  }
}
