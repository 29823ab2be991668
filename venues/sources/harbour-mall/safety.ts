import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import {
  inEastEnd,
  northFront,
  northWall,
  onEastEnd,
  oval,
  southFront,
  southWall,
} from './edges.ts';
import { at } from './spine.ts';

/** What is the same on every floor: hoses and extinguishers along the fronts, signs at the stairs. */
function markEveryFloor(plan: FloorPlan): void {
  for (const s of [36, 54, 108]) plan.mark('fire-extinguisher', at(s, northFront(s) - 0.6));
  plan
    .mark('fire-hose', at(31.6, 9))
    .mark('fire-hose', at(76.4, 19))
    .mark('emergency-exit', at(30.9, 16.6))
    .mark('emergency-exit', inEastEnd(16, 17.6));
}

export function markGround(plan: FloorPlan): void {
  markEveryFloor(plan);
  for (const s of [44, 66, 92, 116, 144])
    plan.mark('fire-extinguisher', at(s, southFront(s) + 0.6));
  plan
    .mark('emergency-exit', at(30.9, northWall(30.9) - 1))
    .mark('emergency-exit', at(82, northWall(82) - 1))
    .mark('emergency-exit', at(82.2, southWall(82) + 1))
    .mark('emergency-exit', onEastEnd(2))
    .mark('fire-extinguisher', at(126, northFront(126) - 0.6))
    .mark('aed', oval(15, -4.4))
    .mark('first-aid', at(69, 14))
    .mark('assembly-point', at(30, southWall(30) - 5))
    .mark('assembly-point', at(146, southWall(146) - 5));
}

export function markUpper(plan: FloorPlan): void {
  markEveryFloor(plan);
  for (const s of [42, 62.4, 100.6, 124])
    plan.mark('fire-extinguisher', at(s, southFront(s) + 0.6));
  plan
    .mark('fire-extinguisher', at(126, northFront(126) - 0.6))
    .mark('evacuation-chair', at(30.2, 13))
    .mark('evacuation-chair', inEastEnd(20, 14))
    .mark('aed', at(104, northFront(104) - 0.7))
    .mark('first-aid', inEastEnd(40, 9.6))
    .mark('fire-hose', inEastEnd(-20, 10.4));
}

export function markLower(plan: FloorPlan): void {
  markEveryFloor(plan);
  for (const [s, d] of [
    [24, 0],
    [-8, -9],
    [2, 11],
    [118.8, 8],
    [134, -16],
    [160, 14],
  ] as const) {
    plan.mark('fire-extinguisher', at(s, d));
  }
  plan
    .mark('aed', at(59, 5.2))
    .mark('first-aid', at(20.4, -12))
    .mark('fire-hose', at(119, -9))
    .mark('evacuation-chair', inEastEnd(12, 17))
    .mark('emergency-exit', at(119.4, 0));
}
