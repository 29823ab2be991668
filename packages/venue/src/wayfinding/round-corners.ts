import { type Point, pointDistance } from '@brand/geo';
import type { FloorPath } from './straighten-path.ts';

/** A line with rounded corners. */
export type RoundedPath = {
  readonly points: readonly Point[];
  /** For each point of the original line, the index of its point in the rounded one. */
  readonly indexes: readonly number[];
};

// Radians. Flatter bends look round already; sharper bends leave no space for an arc.
const MIN_TURN = Math.PI / 18;
const MAX_TURN = (Math.PI * 5) / 6;
const STEP = Math.PI / 12;
// Number of attempts, each with half of the previous radius.
const TRIES = 3;

/**
 * Replaces corners with tangent arcs, as large as the radius, half of the sides and obstacles
 * allow. A corner without space for an arc stays.
 */
export function roundCorners(path: FloorPath, radius: number): RoundedPath {
  const { points } = path;
  const rounded = points.slice(0, 1);
  const indexes = [0];
  for (let index = 1; index < points.length; index += 1) {
    const corner = points[index]!;
    const next = points[index + 1];
    const arc = next && radius > 0 ? arcAt(path, index, radius) : undefined;
    indexes.push(rounded.length + (arc ? arc.length >> 1 : 0));
    rounded.push(...(arc ?? [corner]));
  }
  return { points: rounded, indexes };
}

function arcAt(path: FloorPath, index: number, radius: number): readonly Point[] | undefined {
  const [before, corner, after] = path.points.slice(index - 1, index + 2) as [Point, Point, Point];
  const inward = direction(before, corner);
  const outward = direction(corner, after);
  const turn = Math.atan2(
    inward.x * outward.y - inward.y * outward.x,
    inward.x * outward.x + inward.y * outward.y,
  );
  if (Math.abs(turn) < MIN_TURN || Math.abs(turn) > MAX_TURN) return undefined;
  const slope = Math.tan(Math.abs(turn) / 2);
  const room = Math.min(pointDistance(before, corner), pointDistance(corner, after)) / 2;
  const allowed = new Set([
    ...path.space.partsAlong(before, corner),
    ...path.space.partsAlong(corner, after),
  ]);
  let reach = Math.min(radius * slope, room);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const arc = arcPoints(corner, inward, turn, reach);
    if (isFree(path, arc, allowed)) return arc;
    reach /= 2;
  }
  return undefined;
}

/** Returns points on the circle that touches both sides `reach` metres from the corner. */
function arcPoints(corner: Point, inward: Point, turn: number, reach: number): readonly Point[] {
  const radius = reach / Math.tan(Math.abs(turn) / 2);
  const side = Math.sign(turn);
  const centre = {
    x: corner.x - inward.x * reach - inward.y * radius * side,
    y: corner.y - inward.y * reach + inward.x * radius * side,
  };
  const steps = Math.max(2, Math.ceil(Math.abs(turn) / STEP));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (turn * step) / steps;
    const [sin, cos] = [Math.sin(angle) * radius, Math.cos(angle) * radius];
    return {
      x: centre.x + (inward.y * cos + inward.x * sin) * side,
      y: centre.y + (inward.y * sin - inward.x * cos) * side,
    };
  });
}

function isFree(
  { space, costOf }: FloorPath,
  arc: readonly Point[],
  allowed: ReadonlySet<number>,
): boolean {
  return arc.every((to, index) => {
    const from = arc[index - 1];
    return !from || (costOf(from, to) < Infinity && space.canWalk(from, to, allowed));
  });
}

function direction(from: Point, to: Point): Point {
  const length = pointDistance(from, to);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
