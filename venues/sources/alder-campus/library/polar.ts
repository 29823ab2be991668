import type { FloorPlan, PlanDoor, SpaceOptions, WallLook } from '../../../src/dsl/floor-plan.ts';
import type { Path, Vec } from '../../../src/dsl/shapes.ts';
import { block } from '../furniture.ts';

/** The middle of the drum. */
export const CENTER: Vec = [88, 126];
/** Radii in metres: the hole in the middle, the ring corridor around it, the outer wall. */
export const WELL = 7.2;
export const RING = 11;
export const OUTER = 24;

/** Degrees between two corners of every circle, so that radial walls end on corners. */
const STEP = 3;

function corner(number: number, radius: number): Vec {
  const angle = (number * STEP * Math.PI) / 180;
  return [CENTER[0] + radius * Math.cos(angle), CENTER[1] + radius * Math.sin(angle)];
}

/** A point by direction, degrees counter-clockwise from east, and distance from the middle. */
export function spot(degrees: number, radius: number): Vec {
  const number = Math.floor(degrees / STEP);
  const t = degrees / STEP - number;
  const a = corner(number, radius);
  if (t === 0) return a;
  const b = corner(number + 1, radius);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** Part of a circle around the middle. */
export function ring(radius: number, from = 0, to = 360): Path {
  const path: Vec[] = [spot(from, radius)];
  for (let number = Math.floor(from / STEP) + 1; number * STEP < to; number += 1) {
    path.push(corner(number, radius));
  }
  path.push(spot(to, radius));
  return path;
}

/** A whole circle, without its first corner repeated. */
export function disc(radius: number): Path {
  return ring(radius).slice(0, -1);
}

/** A piece of a ring, for desks and seats that follow the round walls. */
export function segment(radii: readonly [number, number], from: number, to: number): Path {
  return [...ring(radii[0], from, to), ...ring(radii[1], from, to).toReversed()];
}

export function radial(degrees: number, from: number, to: number): Path {
  return [spot(degrees, from), spot(degrees, to)];
}

/** A straight thing that stands on a ray, its length along it. */
export function onRay(degrees: number, radius: number, size: readonly [number, number]): Path {
  return block(spot(degrees, radius), size, degrees);
}

/** A room between the ring corridor and the outer wall. */
export type Wedge = {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** How its front to the corridor looks; `open` has no wall and needs no door. */
  readonly front: WallLook;
  readonly style: string;
  readonly kind?: 'room' | 'hallway';
  /** Where its door is. @defaultValue the middle of the front */
  readonly doorAt?: number;
  readonly door?: Omit<PlanDoor, 'at'>;
  readonly more?: SpaceOptions;
  /** How its outer wall looks. @defaultValue a window that leaves half a metre on each side */
  readonly window?: boolean;
};

export function drawWedge(plan: FloorPlan, wedge: Wedge): void {
  const { key, from, to, front, style, kind = 'room', door, more } = wedge;
  plan
    .wall(radial(from, RING, OUTER))
    .wall(radial(to, RING, OUTER))
    .wall(ring(RING, from, to), front);
  if (wedge.window !== false) plan.wall(ring(OUTER, from + 3, to - 3), 'glass');
  plan.space(spot((from + to) / 2 + 0.7, 12), { kind, key, style, ...more });
  if (front !== 'open') {
    plan.door(spot(wedge.doorAt ?? (from + to) / 2, RING), door ?? { width: 1.6, look: 'sliding' });
  }
}
