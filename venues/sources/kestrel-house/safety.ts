import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { CORE } from './core.ts';
import { FACADE, north, south, southeast, southwest, west } from './pick.ts';

/** What is the same on every floor: at the core, where the closed stair is. */
function markCore(plan: FloorPlan): void {
  plan
    .mark('emergency-exit', [CORE.stair - 0.5, CORE.lobby + 0.7])
    .mark('fire-hose', [CORE.passage + 0.4, CORE.lobby - 0.6])
    .mark('fire-extinguisher', [CORE.passage + 0.4, CORE.north - 0.5]);
}

export function markGround(plan: FloorPlan): void {
  markCore(plan);
  plan
    .mark('emergency-exit', [CORE.passage + 1.3, CORE.facade - 0.7])
    .mark('emergency-exit', north(28.5, FACADE - 0.8))
    .mark('emergency-exit', south(285, FACADE - 0.8))
    .mark('emergency-exit', west(185, FACADE - 0.8))
    .mark('assembly-point', south(275, FACADE + 4.4))
    .mark('aed', south(238, 7))
    .mark('first-aid', north(22, 1.6))
    .mark('fire-extinguisher', southeast(11, 4.6))
    .mark('fire-extinguisher', southwest(6.4, 4.2))
    .mark('fire-extinguisher', north(27.6, 7))
    .mark('fire-alarm', south(311, 7))
    .mark('camera', south(275, 7));
}

export function markWorkFloor(plan: FloorPlan): void {
  markCore(plan);
  plan
    .mark('evacuation-chair', [CORE.stair - 0.5, CORE.middle + 0.2])
    .mark('aed', [CORE.passage - 0.6, CORE.south - 0.6])
    .mark('first-aid', north(21, -0.2))
    .mark('fire-extinguisher', southwest(0.8, 2))
    .mark('fire-extinguisher', southeast(1.2, 2))
    .mark('fire-extinguisher', southwest(24, 6.4))
    .mark('fire-extinguisher', southeast(21, 6.2))
    .mark('fire-alarm', south(275, 2.6));
}

export function markThird(plan: FloorPlan): void {
  markCore(plan);
  plan
    .mark('evacuation-chair', [CORE.stair - 0.5, CORE.middle + 0.2])
    .mark('aed', [CORE.passage - 0.6, CORE.south - 0.6])
    .mark('fire-extinguisher', southwest(16, -0.2))
    .mark('fire-extinguisher', southeast(11, 2))
    .mark('water-tap', west(150, 12))
    .mark('emergency-exit', north(7.7, 13.4));
}
