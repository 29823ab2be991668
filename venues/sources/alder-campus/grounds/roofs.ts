import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { rect } from '../../../src/dsl/shapes.ts';
import { EAST, NORTH } from '../engineering/frame.ts';
import { disc, WELL } from '../library/polar.ts';

/** What stands on the roofs: the skylight of the library, roof lights over labs and courts. */
export function drawRoofs(plan: FloorPlan): void {
  // The two wings of engineering are one building: no wall stands between their roofs.
  plan.divide([
    [EAST.west, NORTH.south],
    [EAST.east, NORTH.south],
  ]);
  plan.object(disc(WELL), { key: 'library-lantern', style: 'FacadeLantern' });
  for (const x of [190, 203]) plan.object(rect(x, 172.6, 8, 2.4), { style: 'RoofLights' });
  for (const y of [112, 126, 140]) plan.object(rect(229.4, y, 2.4, 8), { style: 'RoofLights' });
  for (const y of [41, 48.6, 56.2]) plan.object(rect(212, y, 26, 2.4), { style: 'RoofCommons' });
}
