import type { Vec } from '../../src/dsl/shapes.ts';
import type { Lot } from './lot.ts';

const STEPS = { style: 'Steps', flat: true };

/** Two flights side by side behind a landing at the front. */
export function flights(lot: Lot, connection: string): void {
  const { plan, depth } = lot;
  plan.stop(connection, lot.point(lot.width(0.7) / 2, 0.7), { style: 'Stairs' });
  const count = Math.floor((depth - 3) / 0.42);
  for (let step = 0; step < count; step += 1) {
    const y = 1.7 + step * 0.42;
    const wide = lot.width(y);
    for (const [from, to] of [
      [0.15, wide / 2 - 0.12],
      [wide / 2 + 0.12, wide - 0.15],
    ] as const) {
      const corners: Vec[] = [
        lot.point(from, y),
        lot.point(to, y),
        lot.point(to, y + 0.22),
        lot.point(from, y + 0.22),
      ];
      plan.object(corners, STEPS);
    }
  }
}
