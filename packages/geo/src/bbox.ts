import type { Bbox, Point, Position } from './types.ts';

/** The empty box. It contains nothing, and its union with another box is that box. */
export const EMPTY_BBOX: Bbox = [Infinity, Infinity, -Infinity, -Infinity];

/**
 * Returns the box around positions in degrees, or `EMPTY_BBOX` if there are none. Does not handle
 * the antimeridian.
 */
export function bboxOfPositions(positions: Iterable<Position>): Bbox {
  let [minX, minY, maxX, maxY] = EMPTY_BBOX;
  for (const position of positions) {
    const x = position[0] ?? Number.NaN;
    const y = position[1] ?? Number.NaN;
    if (x < minX) minX = x;
    if (y < minY) minY = y;
    if (x > maxX) maxX = x;
    if (y > maxY) maxY = y;
  }
  return [minX, minY, maxX, maxY];
}

/** Returns the box around points in metres, or `EMPTY_BBOX` if there are none. */
export function bboxOfPoints(points: Iterable<Point>): Bbox {
  let [minX, minY, maxX, maxY] = EMPTY_BBOX;
  for (const { x, y } of points) {
    if (x < minX) minX = x;
    if (y < minY) minY = y;
    if (x > maxX) maxX = x;
    if (y > maxY) maxY = y;
  }
  return [minX, minY, maxX, maxY];
}

/** Returns the smallest box around both boxes. */
export function bboxUnion(a: Bbox, b: Bbox): Bbox {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/** Whether `inner` lies in `outer`; shared edges count as inside. */
export function bboxContains(outer: Bbox, inner: Bbox): boolean {
  return (
    outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3]
  );
}

/** Whether the boxes share one or more points. Touching edges count. */
export function bboxIntersects(a: Bbox, b: Bbox): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}

/** Returns the box enlarged by `margin` on all four sides, in the unit of the box. */
export function padBbox(bbox: Bbox, margin: number): Bbox {
  return [bbox[0] - margin, bbox[1] - margin, bbox[2] + margin, bbox[3] + margin];
}
