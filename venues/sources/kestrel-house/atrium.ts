import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { circle, type Vec } from '../../src/dsl/shapes.ts';
import { around, atriumRim, band, CENTER, north, polar } from './pick.ts';

/** The stair winds around a tree in the middle of the atrium. */
const STAIR = polar(CENTER);
const OUTER = 3.4;
const INNER = 1.4;
const TRUNK = circle(CENTER, INNER);
/** Half of the opening of the stair, degrees. */
const HALF = 20;
const RIM_Y = north(0, -1.9)[1];

function drawTreads(plan: FloorPlan, from: number): void {
  for (let step = 0; step < 11; step += 1) {
    const start = from + 6 + step * 28;
    plan.object(band(STAIR, [INNER + 0.2, OUTER - 0.2], [start, start + 8]), {
      style: 'Steps',
      flat: true,
    });
  }
}

/** The foot of the stair, open towards the entrance; the tree stands in its eye. */
export function drawStairFoot(plan: FloorPlan): void {
  const [left, right] = [270 - HALF, 270 + HALF];
  plan
    .wall(around(STAIR, OUTER, [right, left + 360]), 'low')
    .divide([STAIR(left, OUTER), STAIR(right, OUTER)])
    .box(TRUNK, 'low')
    .solid('atrium-tree', CENTER, { style: 'Greenery', texts: { name: 'The rowan' } })
    .stop('stair-atrium', STAIR(180, (OUTER + INNER) / 2), { style: 'AtriumStair' });
  drawTreads(plan, right);
}

/** The hole in the floor, and the stair in it with its bridge to the north gallery. */
export function drawStairHead(plan: FloorPlan): void {
  const [left, right] = [90 + HALF, 90 - HALF];
  const [a, b] = [STAIR(left, OUTER), STAIR(right, OUTER)];
  const [onRimA, onRimB]: [Vec, Vec] = [
    [a[0], RIM_Y],
    [b[0], RIM_Y],
  ];
  plan
    .box(atriumRim(), 'low')
    .wall([...around(STAIR, OUTER, [left, right + 360])], 'low')
    .wall([a, onRimA], 'low')
    .wall([b, onRimB], 'low')
    .divide([onRimA, onRimB])
    .box(TRUNK, 'low')
    .void(`stair-eye-${plan.key}`, CENTER, { style: 'Atria' })
    .void(`atrium-${plan.key}`, [CENTER[0], CENTER[1] - OUTER - 0.7], { style: 'Atria' })
    .stop('stair-atrium', STAIR(180, (OUTER + INNER) / 2), { style: 'AtriumStair' });
  drawTreads(plan, left);
}

/** The hole above the stair: daylight from the glass roof. */
export function drawSkylight(plan: FloorPlan): void {
  plan.box(atriumRim(), 'low').void(`atrium-${plan.key}`, CENTER, { style: 'Atria' });
}
