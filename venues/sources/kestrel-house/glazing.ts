import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { around, type Corner, FACADE, type Frame } from './pick.ts';

/** Windows along a straight piece of facade, with piers between them. */
export function glazeSide(
  plan: FloorPlan,
  side: Frame,
  [from, to]: readonly [number, number],
  d = FACADE,
): void {
  const count = Math.max(1, Math.round((to - from) / 4));
  const step = (to - from) / count;
  for (let bay = 0; bay < count; bay += 1) {
    const u = from + bay * step;
    plan.wall([side(u + 0.35, d), side(u + step - 0.35, d)], 'glass');
  }
}

/** Windows around a corner: fifteen degrees of glass, five of wall. */
export function glazeCorner(
  plan: FloorPlan,
  corner: Corner,
  [from, to]: readonly [number, number],
  d = FACADE,
): void {
  for (let degrees = from; degrees < to; degrees += 20) {
    plan.wall(around(corner, d, [degrees, Math.min(degrees + 15, to)]), 'glass');
  }
}
