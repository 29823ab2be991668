import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { spot } from './library/polar.ts';

/** The same on the floors of the library: hoses at the core, extinguishers along the ring. */
function markRing(plan: FloorPlan): void {
  plan
    .mark('fire-hose', spot(114, 10.2))
    .mark('emergency-exit', spot(119, 14.6))
    .mark('fire-extinguisher', spot(12, 10.4))
    .mark('fire-extinguisher', spot(222, 10.4))
    .mark('fire-alarm', spot(300, 10.4));
}

export function markLibraryGround(plan: FloorPlan): void {
  markRing(plan);
  plan
    .mark('emergency-exit', spot(-30, 22.6))
    .mark('emergency-exit', spot(201, 22.4))
    .mark('emergency-exit', spot(121, 22.6))
    .mark('aed', spot(-40, 12))
    .mark('first-aid', spot(-22, 18))
    .mark('water-tap', spot(132, 10.2))
    .mark('hearing-loop', spot(64, 6.2));
}

export function markLibraryUpper(plan: FloorPlan): void {
  markRing(plan);
  plan
    .mark('evacuation-chair', spot(127, 20))
    .mark('aed', spot(150, 10.3))
    .mark('fire-extinguisher', spot(50, 21.6));
}

export function markLibraryTop(plan: FloorPlan): void {
  markRing(plan);
  plan
    .mark('evacuation-chair', spot(127, 20))
    .mark('fire-extinguisher', spot(60, 17.4))
    .mark('fire-extinguisher', spot(-52, 12));
}

export function markLibraryRoof(plan: FloorPlan): void {
  plan
    .mark('fire-extinguisher', spot(86, 20.4))
    .mark('no-entry', spot(176, 21.4))
    .mark('emergency-phone', spot(100, 20.4));
}

export function markEngineeringGround(plan: FloorPlan): void {
  for (const x of [189, 210, 221]) plan.mark('fire-extinguisher', [x, 170]);
  for (const y of [150, 138, 118]) plan.mark('fire-extinguisher', [226.6, y]);
  plan
    .mark('fire-hose', [186.4, 166.6])
    .mark('fire-hose', [224.2, 144])
    .mark('eyewash', [213.2, 171.2])
    .mark('eyewash', [223.4, 171.2])
    .mark('eyewash', [223, 147])
    .mark('emergency-exit', [174.8, 158.7])
    .mark('emergency-exit', [227, 104.8])
    .mark('emergency-exit', [188.4, 137])
    .mark('aed', [180.4, 173.4])
    .mark('first-aid', [222.6, 133.2])
    .mark('hearing-loop', [170.4, 165.4]);
}

export function markEngineeringUpper(plan: FloorPlan): void {
  for (const x of [189, 210]) plan.mark('fire-extinguisher', [x, 170]);
  for (const y of [150, 118]) plan.mark('fire-extinguisher', [226.6, y]);
  plan
    .mark('fire-hose', [186.4, 166.6])
    .mark('fire-hose', [224.2, 144])
    .mark('evacuation-chair', [180.4, 173.4])
    .mark('evacuation-chair', [219.8, 109])
    .mark('emergency-exit', [219.8, 111.2])
    .mark('emergency-exit', [178.8, 173.4])
    .mark('aed', [227.6, 111.2])
    .mark('hearing-loop', [224.6, 178.6]);
}

export function markCommonsLower(plan: FloorPlan): void {
  plan
    .mark('fire-hose', [198.6, 60])
    .mark('fire-extinguisher', [197.2, 65.2])
    .mark('fire-extinguisher', [161, 51])
    .mark('fire-extinguisher', [188, 68.8])
    .mark('fire-extinguisher', [230, 34.6])
    .mark('fire-alarm', [206.8, 59])
    .mark('emergency-exit', [161, 47.6])
    .mark('emergency-exit', [161, 58.6])
    .mark('emergency-exit', [205.2, 66.8])
    .mark('aed', [205.4, 65.2])
    .mark('first-aid', [206.8, 40])
    .mark('water-tap', [203, 63])
    .mark('assembly-point', [150, 54]);
}

export function markCommonsGround(plan: FloorPlan): void {
  plan
    .mark('fire-hose', [201.4, 60])
    .mark('fire-extinguisher', [161, 67])
    .mark('fire-extinguisher', [198.6, 46])
    .mark('fire-extinguisher', [232, 34.6])
    .mark('fire-extinguisher', [200.4, 63.6])
    .mark('emergency-exit', [167.4, 77.6])
    .mark('emergency-exit', [202, 25])
    .mark('emergency-exit', [205.2, 75])
    .mark('evacuation-chair', [201.4, 39])
    .mark('aed', [168, 69.6])
    .mark('first-aid', [189.2, 33])
    .mark('hearing-loop', [172.8, 69.2]);
}

export function markGreenhouse(plan: FloorPlan): void {
  plan
    .mark('fire-extinguisher', [49.2, 108.4])
    .mark('emergency-exit', [49.2, 113.4])
    .mark('first-aid', [42.6, 111.8])
    .mark('water-tap', [29.4, 112.4]);
}

export function markGrounds(plan: FloorPlan): void {
  plan
    .mark('assembly-point', [140, 100])
    .mark('assembly-point', [196, 103])
    .mark('assembly-point', [112, 184.9])
    .mark('emergency-phone', [124, 97])
    .mark('emergency-phone', [147.2, 160])
    .mark('emergency-phone', [38, 93])
    .mark('aed', [134, 105])
    .mark('water-tap', [213, 92])
    .mark('camera', [60.6, 152])
    .mark('no-entry', [43.6, 62]);
}
