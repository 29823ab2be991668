import type { Position } from '@brand/geo';
import type { Place, Report } from '../finding-list.ts';
import type { ValuePath } from '../json-pointer.ts';
import { isOnGlobe, pathsOfShape, type Shape } from './shape.ts';

/** [G1] Longitudes and latitudes are on the globe. Reported once per ring, line or point. */
export function coordinatesOnGlobe(
  shapes: readonly Shape[],
  report: (report: Report) => void,
): void {
  for (const shape of shapes) {
    for (const { path, positions } of shape.points) {
      if (!isOnGlobe(positions)) report(badPosition(positions, shape, path));
    }
    for (const { path, positions } of pathsOfShape(shape)) {
      const index = positions.findIndex((position) => !isOnGlobe(position));
      const position = positions[index];
      if (position) report(badPosition(position, shape, [...path, index]));
    }
  }
}

/** Whether every position of a shape is on the globe, so that other rules can calculate with it. */
export function isShapeOnGlobe(shape: Shape): boolean {
  for (const { positions } of shape.points) if (!isOnGlobe(positions)) return false;
  for (const { positions } of pathsOfShape(shape)) if (!positions.every(isOnGlobe)) return false;
  return true;
}

function badPosition(position: Position, { file }: Place, path: ValuePath): Report {
  const expected = 'a longitude of -180 to 180 and a latitude of -90 to 90';
  return { code: 'bad-coordinate', file, path, expected, found: `[${position.join(', ')}]` };
}
