import {
  type Point,
  pointInPolygon,
  type Polygon,
  segmentIntersection,
  openRing,
} from '@brand/geo';

/**
 * Returns the length of a straight line between two points that is inside a polygon, in metres.
 *
 * The line is cut where it crosses the outline; the midpoint of each segment decides whether the
 * segment is inside. Cost: O(corners) per segment.
 */
export function lengthInside(from: Point, to: Point, polygon: Polygon): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return 0;
  const cuts = [0, 1];
  for (const ring of polygon) {
    const corners = openRing(ring);
    for (const [index, corner] of corners.entries()) {
      const next = corners[(index + 1) % corners.length]!;
      const hit = segmentIntersection(from, to, corner, next);
      if (hit) cuts.push(((hit.x - from.x) * dx + (hit.y - from.y) * dy) / squared);
    }
  }
  cuts.sort((a, b) => a - b);
  let inside = 0;
  for (let index = 1; index < cuts.length; index += 1) {
    const [start, end] = [cuts[index - 1]!, cuts[index]!];
    const t = (start + end) / 2;
    const middle = { x: from.x + t * dx, y: from.y + t * dy };
    if (end > start && pointInPolygon(middle, polygon)) inside += end - start;
  }
  return inside * Math.sqrt(squared);
}
