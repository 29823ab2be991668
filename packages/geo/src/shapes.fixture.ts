import type { Point, TaggedSegment } from './types.ts';

/** Returns points from pairs of numbers, to keep tests readable. */
export function points(...pairs: readonly (readonly [number, number])[]): Point[] {
  return pairs.map(([x, y]) => ({ x, y }));
}

/** The corners of an upright rectangle, open and counter-clockwise. */
export function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return points([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}

/** A regular polygon, open and counter-clockwise. */
export function regularRing(centre: Point, radius: number, corners: number): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

/** The edges of a ring as walls with one tag. */
export function ringWalls(ring: readonly Point[], tag: number): TaggedSegment[] {
  return ring.map((a, index) => ({ a, b: ring[(index + 1) % ring.length]!, tag }));
}

export function wall(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  tag: number,
): TaggedSegment {
  return { a: { x: x1, y: y1 }, b: { x: x2, y: y2 }, tag };
}
