import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { washroom } from '../furniture.ts';
import { OUTER, radial, RING, ring, segment, spot } from './polar.ts';

/** Directions of the walls of the core, and radii of those across. */
const CORE = { from: 99, lobby: [117, 129], to: 147 } as const;
const LIFT = [17.5, 20.5] as const;
const WASHROOMS = [15.4, 19.8] as const;

/** Stair, lift and toilets around a lobby: the same on all floors of the library. */
export function drawCore(plan: FloorPlan): void {
  const { from, lobby, to } = CORE;
  for (const degrees of [from, ...lobby, to]) plan.wall(radial(degrees, RING, OUTER));
  plan
    .wall(ring(RING, from, lobby[0]))
    .wall(ring(RING, lobby[1], to))
    .divide(ring(RING, ...lobby))
    .wall(ring(OUTER, lobby[0] + 1, lobby[1] - 1), 'glass')
    .hall(`core-${plan.key}`, spot(123, 15), { style: 'Passages' });
  drawLiftAndStair(plan);
  drawToilets(plan);
}

function drawLiftAndStair(plan: FloorPlan): void {
  const { from, lobby } = CORE;
  for (const radius of LIFT) plan.wall(ring(radius, from, lobby[0]));
  plan
    .stop('library-stair', spot(108, 14), { style: 'Stairs' })
    .door(spot(lobby[0], 15.6), { width: 1.4, look: 'double-swing' })
    .stop('library-lift', spot(108, 19), { style: 'Lifts' })
    .door(spot(lobby[0], 19), { width: 1.2, look: 'sliding' })
    .solid(`riser-${plan.key}`, spot(108, 22), { style: 'Technical' });
  for (let step = 0; step < 6; step += 1) {
    const radius = 12.2 + step * 0.6;
    plan.object(segment([radius, radius + 0.14], 101, 112), { style: 'Steps', flat: true });
  }
}

function drawToilets(plan: FloorPlan): void {
  const { lobby, to } = CORE;
  for (const radius of WASHROOMS) plan.wall(ring(radius, lobby[1], to));
  const rooms = [
    { key: 'toilets-women', radius: 13.2, size: [2.9, 3.4] },
    { key: 'toilets-men', radius: 17.6, size: [4.2, 3.6] },
    { key: 'toilet-accessible', radius: 21.7, size: [3.4, 3.2] },
  ] as const;
  for (const { key, radius, size } of rooms) {
    plan.room(`${key}-${plan.key}`, spot(138, radius), { style: 'Toilets' });
    plan.door(spot(lobby[1], radius), { width: key === 'toilet-accessible' ? 1.1 : 0.9 });
    washroom(plan, { at: spot(139.5, radius), degrees: 138, size: [size[1] - 0.6, size[0]] });
  }
}
