import { quote } from '../../describe-value.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [K2] In a venue with kinds, every geometry has one. */
export function everyGeometryHasAKind({ view, geometry, kinds }: V3Venue): void {
  if (view.files('kinds').length === 0) return;
  for (const [id, { file, path }] of geometry) {
    if (kinds.has(id) || view.lostIds.has(id)) continue;
    const expected = 'a kind for every geometry';
    const found = `none for ${quote(id)}`;
    view.report({ code: 'geometry-without-kind', file, path, expected, found });
  }
}
