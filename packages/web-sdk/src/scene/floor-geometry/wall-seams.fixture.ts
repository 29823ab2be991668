import { type Point, pointInRing } from '@brand/geo';
import { buildFloorGeometry } from './build-floor-geometry.ts';
import type { FloorPlan } from './floor-shape.ts';
import { topTriangles } from './shapes.fixture.ts';

/** Length of the edges at the tops of walls, in metres. */
export type WallSeams = {
  /** Edges drawn between walls of the same height. */
  readonly edges: number;
  /** Edges drawn around walls. */
  readonly outline: number;
};

const STEP = 0.02;
// Metres to both sides of an edge at which there must be wall for the edge to be a seam.
const ASIDE = 0.04;

/** Measures the edges of a plan's walls, and the length of those within walls. */
export function measureWallSeams(plan: FloorPlan): WallSeams {
  const geometry = buildFloorGeometry(plan);
  const { positions, rows, edges } = geometry;
  const topOf = (row: number): number | undefined => {
    const shape = plan.shapes[row];
    return shape?.type === 'wall' && !shape.style.hidden
      ? shape.style.altitude + shape.style.height
      : undefined;
  };
  const walls = plan.shapes.flatMap((_shape, row) => {
    const top = topOf(row);
    return top === undefined
      ? []
      : topTriangles(geometry, row).map((ring) => ({ ring, top, box: boxOf(ring) }));
  });
  const isWall = ({ x, y }: Point, top: number): boolean =>
    walls.some(
      (wall) =>
        wall.top === top &&
        x >= wall.box[0] &&
        x <= wall.box[2] &&
        y >= wall.box[1] &&
        y <= wall.box[3] &&
        pointInRing({ x, y }, wall.ring),
    );
  let [seams, outline] = [0, 0];
  for (let at = 0; at < edges.length; at += 2) {
    const [a, b] = [edges[at]!, edges[at + 1]!];
    const top = topOf(rows[a]!);
    if (top === undefined) continue;
    const [ax, ay] = [positions[a * 2]!, positions[a * 2 + 1]!];
    const [alongX, alongY] = [positions[b * 2]! - ax, positions[b * 2 + 1]! - ay];
    const length = Math.hypot(alongX, alongY);
    const steps = Math.max(1, Math.round(length / STEP));
    const [asideX, asideY] = [(alongY / length) * ASIDE, (-alongX / length) * ASIDE];
    for (let step = 0; step < steps; step++) {
      const x = ax + (alongX * (step + 0.5)) / steps;
      const y = ay + (alongY * (step + 0.5)) / steps;
      const isWithin =
        isWall({ x: x + asideX, y: y + asideY }, top) &&
        isWall({ x: x - asideX, y: y - asideY }, top);
      if (isWithin) seams += length / steps;
      else outline += length / steps;
    }
  }
  return { edges: seams, outline };
}

function boxOf(ring: readonly Point[]): readonly [number, number, number, number] {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
