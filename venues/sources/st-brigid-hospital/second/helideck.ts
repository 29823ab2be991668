import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { regular } from '../../../src/dsl/shapes.ts';
import { block } from '../frames.ts';
import { STAFF } from '../room-row.ts';
import { CORNERS, HALF, NORTH, NORTH_END, onLeft, onRight, START } from '../wings.ts';

/** The helipad on the roof of the surgery wing, for staff. */
export function drawHelideck(plan: FloorPlan): void {
  plan
    .wall([onRight(NORTH, START), onLeft(NORTH, START)], 'exterior')
    .wall(
      [
        onRight(NORTH, START),
        onRight(NORTH, NORTH_END.right),
        onLeft(NORTH, NORTH_END.left),
        onLeft(NORTH, START),
      ],
      'low',
    )
    .wall([onLeft(NORTH, START), CORNERS.northWest], 'exterior')
    .wall([NORTH.frame(START, -HALF), NORTH.frame(START, HALF)], 'glass')
    .door(NORTH.frame(START, 0), { width: 2.2, look: 'sliding', access: STAFF })
    .space(NORTH.frame(20, 0), { kind: 'area', key: 'helipad', style: 'Helideck', access: STAFF });
  for (const t of [16, 24, 32, 40]) {
    for (const v of [11.3, -10.2])
      plan.object(regular(NORTH.frame(t, v), 0.22, 6), { style: 'AmbulanceLights' });
  }
  plan
    .object(block(NORTH.frame, [16.4, 8], [2.6, 3.4]), { style: 'Technical' })
    .object(block(NORTH.frame, [16.2, -7.6], [2.2, 4]), { style: 'Technical' });
}
