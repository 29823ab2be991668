import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { crown, regular, type Vec } from '../../src/dsl/shapes.ts';
import { block, type Frame } from './spine.ts';

/** A tree in a round planter that one can sit on. */
export function drawTree(plan: FloorPlan, center: Vec, radius: number): void {
  plan.object(regular(center, radius, 10, 18), { style: 'Planters' });
  plan.object(crown(center, radius * 0.68, 5), { style: 'Greenery' });
}

export function drawBench(plan: FloorPlan, frame: Frame, length = 2): void {
  plan.object(block(frame, 0, 0, [length, 0.5]), { style: 'Benches' });
}

/** A kiosk that people walk up to: a rounded counter with a core. */
export function drawKiosk(
  plan: FloorPlan,
  kiosk: { readonly key: string; readonly frame: Frame; readonly radius: number },
): void {
  const { key, frame, radius } = kiosk;
  const corner = radius * 0.45;
  const long = radius * 1.25;
  const shape: Vec[] = [
    [-long, -radius + corner],
    [-long + corner, -radius],
    [long - corner, -radius],
    [long, -radius + corner],
    [long, radius - corner],
    [long - corner, radius],
    [-long + corner, radius],
    [-long, radius - corner],
  ];
  plan.object(
    shape.map(([u, v]) => frame(u, v)),
    { key, style: 'Kiosks', walkUp: true },
  );
  plan.object(block(frame, 0, 0, [long, radius]), { style: 'KioskRoofs' });
}
