import { bboxOfPoints, type LngLat, type LocalFrame } from '@brand/geo';
import { isPosition } from './read-positions.ts';

/** Returns the median of the positions, which a few strays do not move. */
export function medianPosition(geometries: readonly unknown[]): LngLat | undefined {
  const positions: (readonly number[])[] = [];
  for (const geometry of geometries) collectPositions(geometry, positions);
  if (positions.length === 0) return undefined;
  const median = (axis: 0 | 1): number => {
    const sorted = positions.map((position) => position[axis]!).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)]!;
  };
  return [median(0), median(1)];
}

/** Returns the centre of the bounding box of geometries. */
export function bboxCenter(geometries: readonly unknown[], frame: LocalFrame): LngLat | undefined {
  const positions: (readonly number[])[] = [];
  for (const geometry of geometries) collectPositions(geometry, positions);
  if (positions.length === 0) return undefined;
  // Metres, because degrees are discontinuous at the antimeridian.
  const [minX, minY, maxX, maxY] = bboxOfPoints(positions.map(frame.toMetres));
  return frame.toLngLat({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });
}

// Coordinates of a MultiPolygon are four deep, below the geometry itself.
const MAX_DEPTH = 5;

function collectPositions(value: unknown, into: (readonly number[])[], depth = 0): void {
  if (isPosition(value)) into.push(value);
  else if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
  else if (Array.isArray(value)) for (const item of value) collectPositions(item, into, depth + 1);
  else if ('coordinates' in value) collectPositions(value.coordinates, into, depth + 1);
}
