import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { crown, regular } from '../../src/dsl/shapes.ts';
import { block, frameAt } from './frames.ts';
import { EAST, WEST } from './wings.ts';

/** What stands where the wings meet: a round seat to meet at, sofas along the glass, a screen. */
export function furnishHub(plan: FloorPlan): void {
  const { key } = plan;
  plan
    .object(regular([0, -3.4], 1.5, 14), {
      key: `meeting-point-${key}`,
      style: 'Seats',
      walkUp: true,
    })
    .object(regular([0, -3.4], 0.8, 10), { style: 'Planters' })
    .object(crown([0, -3.4], 0.6), { style: 'Trees' })
    .object(block(frameAt([-1, -8.4], 353), [0, 0], [1.8, 0.3]), { style: 'Screens' });
  for (const u of [7.6, 10, 12.4]) {
    plan
      .object(block(WEST.frame, [u, 9], [1.7, 0.8]), { style: 'Sofas' })
      .object(block(EAST.frame, [u, -9], [1.7, 0.8]), { style: 'Sofas' });
  }
  for (const [wing, side] of [
    [WEST, 1],
    [EAST, -1],
  ] as const) {
    plan
      .object(regular(wing.frame(8.8, side * 6.9), 0.42, 10), { style: 'Tables' })
      .object(regular(wing.frame(11.2, side * 6.9), 0.42, 10), { style: 'Tables' })
      .object(block(wing.frame, [10, side * 6.6], [0.6, 0.6]), { style: 'Chairs' })
      .object(block(wing.frame, [7.6, side * 6.6], [0.6, 0.6]), { style: 'Chairs' })
      .object(crown(wing.frame(13.3, side * 6.8), 0.45), { style: 'Plants' });
  }
}
