import { distanceMetres, type Position } from '@brand/geo';
import type { Report } from '../finding-list.ts';
import { pathsOfShape, type Shape } from './shape.ts';

/**
 * No venue is as large as this. Coordinates with swapped axes are farther away nearly everywhere.
 */
const MAX_METRES = 50_000;

/**
 * [G8] Shapes are near the centre of the venue. Reported once per file, for the first that is not.
 */
export function checkNearCenter(
  shapes: readonly Shape[],
  report: (report: Report) => void,
  centre: Position,
): void {
  const far = new Map<string, { shape: Shape; metres: number; count: number }>();
  for (const shape of shapes) {
    const metres = distanceMetres(centre, firstPosition(shape) ?? centre);
    if (metres <= MAX_METRES) continue;
    const known = far.get(shape.file) ?? { shape, metres, count: 0 };
    known.count += 1;
    far.set(shape.file, known);
  }
  for (const [file, { shape, metres, count }] of far) {
    const others = count > 1 ? `, and ${count - 1} more far away` : '';
    report({
      code: 'far-from-centre',
      file,
      path: shape.path,
      expected: `a place within ${MAX_METRES / 1000} km of the centre of the venue`,
      found: `one at ${Math.round(metres / 1000)} km${others}`,
    });
  }
}

function firstPosition(shape: Shape): Position | undefined {
  for (const { positions } of shape.points) return positions;
  for (const { positions } of pathsOfShape(shape)) return positions[0];
  return undefined;
}
