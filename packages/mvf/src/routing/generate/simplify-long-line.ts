import { type Point, simplifyLine } from '@brand/geo';

// Simplifying may cost the square of the number of points, too much for a zigzag of ten thousand.
const RUN = 256;

/**
 * Returns the line with fewer points. None of the removed points is farther than `tolerance` metres
 * from it.
 */
export function simplifyLongLine(line: readonly Point[], tolerance: number): Point[] {
  const thin: Point[] = line.slice(0, 1);
  for (let from = 0; from + 1 < line.length; from += RUN) {
    thin.push(...simplifyLine(line.slice(from, from + RUN + 1), tolerance).slice(1));
  }
  return thin;
}

/** Simplifies a ring in the same way. Its first point is not repeated at the end. */
export function thinRing(ring: readonly Point[], tolerance: number): Point[] {
  return ring[0] ? simplifyLongLine([...ring, ring[0]], tolerance).slice(0, -1) : [];
}
