/** A point of the plan in metres: x to the right and down, y to the left and down, z up. */
export type PlanPoint = readonly [x: number, y: number, z: number];

const COS_30 = Math.sqrt(3) / 2;
const SIN_30 = 0.5;
const PIXELS_PER_METRE = 10;

/** Isometric projection of a point of the plan. */
export function project([x, y, z]: PlanPoint): readonly [number, number] {
  return [
    round((x - y) * COS_30 * PIXELS_PER_METRE),
    round(((x + y) * SIN_30 - z) * PIXELS_PER_METRE),
  ];
}

/** The `points` attribute of a polygon or polyline. */
export function toPoints(points: readonly PlanPoint[]): string {
  return points.map((point) => project(point).join(',')).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
