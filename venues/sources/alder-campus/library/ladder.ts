import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { onRay, radial, ring, spot } from './polar.ts';

const HATCH = { from: 90, to: 96, inner: 21, outer: 22.6 } as const;

/** The foot or the head of the ladder to the roof, open towards the middle of the drum. */
export function drawLadder(plan: FloorPlan): void {
  const { from, to, inner, outer } = HATCH;
  plan
    .wall(radial(from, inner, outer), 'low')
    .wall(radial(to, inner, outer), 'low')
    .wall(ring(outer, from, to), 'low')
    .divide(ring(inner, from, to))
    .space(spot(93, 21.8), {
      kind: 'area',
      key: `roof-ladder-${plan.key}`,
      connection: 'roof-ladder',
      style: 'Technical',
      access: { public: false, accessible: false },
    });
  for (const radius of [21.4, 21.75, 22.1]) {
    plan.object(onRay(93, radius, [0.08, 1.2]), { style: 'Steps', flat: true });
  }
}
