import { convexHull, localFrame, type Position, signedArea } from '@brand/geo';
import type { Report } from '../finding-list.ts';
import { isSamePosition, ringsOfShape, type Shape } from './shape.ts';

/** One square centimetre. Rounding leaves less of a line that was drawn back and forth. */
const MIN_SQUARE_METRES = 1e-4;

/** [G5] Polygons have an area, lines a length. */
export function hasExtent(shapes: readonly Shape[], report: (report: Report) => void): void {
  for (const shape of shapes) {
    const { file } = shape;
    for (const { path, positions } of ringsOfShape(shape)) {
      if (!isFlat(positions)) continue;
      report({ code: 'zero-area', file, path, expected: 'a ring with an area', found: 'none' });
    }
    for (const { path, positions } of shape.lines) {
      const [first] = positions;
      if (!first || !positions.every((position) => isSamePosition(position, first))) continue;
      report({
        code: 'zero-length',
        file,
        path,
        expected: 'two different positions',
        found: `[${first.join(', ')}] only`,
      });
    }
  }
}

/**
 * Whether all corners of a ring lie on one line. Uses the hull, because the two halves of a bow tie
 * cancel out in the area although it is not a line.
 */
export function isFlat(ring: readonly Position[]): boolean {
  const hull = convexHull(ring.map(localFrame(ring[0] ?? []).toMetres));
  return Math.abs(signedArea(hull)) < MIN_SQUARE_METRES;
}
