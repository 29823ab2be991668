import { quote } from '../../describe-value.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [C5] Every floor has a geometry file. */
export function floorGeometryFiles({ view }: V3Venue): void {
  const { floorIds, files, broken } = view.bundle;
  const floors = new Set(
    files.filter(({ known }) => known.key === 'geometry').map(({ floorId }) => floorId),
  );
  for (const floorId of floorIds) {
    const file = `geometry/${floorId}.geojson`;
    if (floors.has(floorId) || broken.has(file)) continue;
    const expected = `a file for floor ${quote(floorId)}`;
    view.report({ code: 'missing-geometry-file', file, path: [], expected, found: 'none' });
  }
}
