import type { Point } from '@brand/geo';
import type { PlannedCell } from './indoor-plan.ts';

/** A wall on a floor. */
export type OutlineWall = { readonly floor: string; readonly points: readonly Point[] };

/**
 * Walls along the outlines of rooms. Neighbours that share a stretch of outline get one wall there;
 * stretches that follow each other are one line.
 */
export function outlineWalls(cells: readonly PlannedCell[]): OutlineWall[] {
  const built = new Set<string>();
  const walls: OutlineWall[] = [];
  for (const { kind, floor, footprint } of cells) {
    if (kind !== 'room') continue;
    for (const ring of footprint.polygons.flat()) {
      let points: Point[] = [];
      const finish = (): void => {
        if (points.length > 1) walls.push({ floor, points });
        points = [];
      };
      for (const [index, a] of ring.entries()) {
        const b = ring[(index + 1) % ring.length]!;
        const key = `${floor}|${[a, b].map(corner).toSorted().join('|')}`;
        if (built.has(key)) {
          finish();
          continue;
        }
        built.add(key);
        if (points.length === 0) points.push(a);
        points.push(b);
      }
      finish();
    }
  }
  return walls;
}

function corner({ x, y }: Point): string {
  return `${x.toFixed(2)},${y.toFixed(2)}`;
}
