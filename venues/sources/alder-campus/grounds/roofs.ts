import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';

import { type Path, rect } from '../../../src/dsl/shapes.ts';
import { EAST, NORTH } from '../engineering/frame.ts';
import { disc, WELL } from '../library/polar.ts';

/** Roof lights of engineering and of the commons, by the key of each. They are part of the outside. */
export const ENGINEERING_ROOF_LIGHTS: Readonly<Record<string, Path>> = {
  'roof-light-north-1': rect(190, 172.6, 8, 2.4),
  'roof-light-north-2': rect(203, 172.6, 8, 2.4),
  'roof-light-east-1': rect(229.4, 112, 2.4, 8),
  'roof-light-east-2': rect(229.4, 126, 2.4, 8),
  'roof-light-east-3': rect(229.4, 140, 2.4, 8),
};
export const COMMONS_ROOF_LIGHTS: Readonly<Record<string, Path>> = {
  'roof-light-commons-1': rect(212, 41, 26, 2.4),
  'roof-light-commons-2': rect(212, 48.6, 26, 2.4),
  'roof-light-commons-3': rect(212, 56.2, 26, 2.4),
};

/** What stands on the roofs: the skylight of the library, roof lights over labs and courts. */
export function drawRoofs(plan: FloorPlan): void {
  // The two wings of engineering are one building: no wall stands between their roofs.
  plan.divide([
    [EAST.west, NORTH.south],
    [EAST.east, NORTH.south],
  ]);
  plan.object(disc(WELL), { key: 'library-lantern', style: 'FacadeLantern' });
  for (const [key, shape] of Object.entries(ENGINEERING_ROOF_LIGHTS)) {
    plan.object(shape, { key, style: 'RoofLights' });
  }
  for (const [key, shape] of Object.entries(COMMONS_ROOF_LIGHTS)) {
    plan.object(shape, { key, style: 'RoofCommons' });
  }
}
