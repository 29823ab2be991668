import { type Point, simplifyLine } from '@brand/geo';

// Thinning may take the square of the points of a line; a zigzag of ten thousand must not.
const RUN = 256;

/** The line with fewer points, none of the removed ones farther than `tolerance` metres from it. */
export function simplifyLongLine(line: readonly Point[], tolerance: number): Point[] {
  const thin: Point[] = line.slice(0, 1);
  for (let from = 0; from + 1 < line.length; from += RUN) {
    thin.push(...simplifyLine(line.slice(from, from + RUN + 1), tolerance).slice(1));
  }
  return thin;
}

/** The same for a ring whose first point is not repeated. */
export function thinRing(ring: readonly Point[], tolerance: number): Point[] {
  return ring[0] ? simplifyLongLine([...ring, ring[0]], tolerance).slice(0, -1) : [];
}
