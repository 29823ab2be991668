import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { ring } from './ring.ts';
import { NORTH } from './wings.ts';

/** A compass rose where the wings meet, waves between the doors and the reception. */
export function layGroundPictures(plan: FloorPlan): void {
  plan
    .image({
      path: 'assets/floor/compass-rose.svg',
      at: [0, 1.2],
      width: 4.4,
      height: 4.4,
      on: 'hub-ground',
    })
    .image({
      path: 'assets/floor/wave-inlay.svg',
      at: ring(256, 28.4),
      width: 8,
      height: 4,
      rotation: 14,
      on: 'entrance-hall',
    });
}

/** A round of stars that hangs in the opening above the reception. */
export function hangMobile(plan: FloorPlan): void {
  plan.image({
    path: 'assets/floor/zodiac.svg',
    at: ring(258, 29.6),
    width: 7.6,
    height: 7.6,
    verticalOffset: 1.8,
  });
}

export function laySecondPictures(plan: FloorPlan): void {
  plan
    .image({
      path: 'assets/floor/helipad.svg',
      at: NORTH.frame(29.8, 0.4),
      width: 17,
      height: 17,
      rotation: 6,
      on: 'helipad',
    })
    .image({
      path: 'assets/floor/labyrinth.svg',
      at: ring(236, 29.4),
      width: 5.6,
      height: 5.6,
      on: 'roof-garden',
    });
}
