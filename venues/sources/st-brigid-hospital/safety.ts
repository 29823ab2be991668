import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { outer, ring } from './ring.ts';
import { EAST, NORTH, WEST } from './wings.ts';

/** What is the same on every full floor: extinguishers and hoses, signs at the stairs. */
function markEveryFloor(plan: FloorPlan): void {
  for (const u of [19, 34.6, 44.4]) plan.mark('fire-extinguisher', WEST.frame(u, -1.2));
  for (const u of [16, 32, 44]) plan.mark('fire-extinguisher', EAST.frame(u, 1.2));
  plan
    .mark('fire-hose', WEST.frame(38, 1.2))
    .mark('fire-hose', EAST.frame(41, -1.2))
    .mark('fire-alarm', NORTH.frame(8, 1.2))
    .mark('emergency-exit', WEST.frame(12.6, -1.1))
    .mark('emergency-exit', WEST.frame(48.6, -1.1))
    .mark('emergency-exit', EAST.frame(50, -1.1));
}

export function markGround(plan: FloorPlan): void {
  markEveryFloor(plan);
  plan
    .mark('emergency-exit', outer(256, -1.2))
    .mark('emergency-exit', NORTH.frame(19.4, 11.2))
    .mark('emergency-exit', EAST.frame(46.5, -9.2))
    .mark('aed', ring(246, 26.4))
    .mark('aed', NORTH.frame(13, -1.1))
    .mark('first-aid', NORTH.frame(16, 10.6))
    .mark('hearing-loop', ring(267, 25))
    .mark('emergency-phone', outer(272, 1.6))
    .mark('evacuation-chair', WEST.frame(46, -1.1))
    .mark('assembly-point', outer(238, 6.2))
    .mark('assembly-point', NORTH.frame(26, 17.6))
    .mark('no-entry', NORTH.frame(24.8, 1.1));
}

export function markFirst(plan: FloorPlan): void {
  markEveryFloor(plan);
  plan
    .mark('aed', EAST.frame(12.8, -1.2))
    .mark('first-aid', WEST.frame(16, 8.4))
    .mark('eyewash', ring(313, 28.2))
    .mark('eyewash', ring(327, 28.2))
    .mark('evacuation-chair', WEST.frame(46, -1.1))
    .mark('evacuation-chair', EAST.frame(48, -1.1))
    .mark('no-entry', NORTH.frame(13.2, 0))
    .mark('fire-extinguisher', ring(230, 26.2))
    .mark('emergency-exit', ring(292, 23.4));
}

export function markSecond(plan: FloorPlan): void {
  markEveryFloor(plan);
  plan
    .mark('aed', WEST.frame(20.4, 2.4))
    .mark('aed', EAST.frame(19.4, -2.4))
    .mark('first-aid', EAST.frame(14.8, -3.4))
    .mark('evacuation-chair', WEST.frame(46, -1.1))
    .mark('evacuation-chair', EAST.frame(48, -1.1))
    .mark('no-entry', NORTH.frame(13.2, 0))
    .mark('fire-extinguisher', NORTH.frame(39, 10))
    .mark('assembly-point', ring(256, 23.6));
}
