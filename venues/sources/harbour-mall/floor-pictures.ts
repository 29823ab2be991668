import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { oval, round } from './edges.ts';
import { at, frameAt } from './spine.ts';

/** Degrees clockwise from the top of the plan that turn a picture along the spine. */
function turnAt(s: number): number {
  const frame = frameAt(s);
  const [from, to] = [frame(0, 0), frame(1, 0)];
  return (-Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}

/** A compass rose inside the quay entrance, waves inside that of the city. */
export function layGroundPictures(plan: FloorPlan): void {
  plan
    .image({
      path: 'assets/floor/compass-rose.svg',
      at: at(82.2, -20.6),
      width: 7,
      height: 7,
      rotation: turnAt(82),
      on: 'quay-passage',
    })
    .image({
      path: 'assets/floor/wave-inlay.svg',
      at: at(82.2, 17.6),
      width: 6,
      height: 3,
      rotation: turnAt(82),
      on: 'city-passage',
    });
}

/** Mosaics in the galleries, and a compass that hangs in the oval atrium. */
export function layUpperPictures(plan: FloorPlan): void {
  plan.image({
    path: 'assets/floor/compass-rose.svg',
    at: oval(5, 0),
    width: 9,
    height: 9,
    rotation: turnAt(82),
    verticalOffset: 2.2,
  });
  plan.image({
    path: 'assets/floor/mosaic.svg',
    at: oval(-19.4, 1),
    width: 5,
    height: 5,
    rotation: turnAt(63),
    on: 'gallery-oval',
  });
  plan.image({
    path: 'assets/floor/mosaic.svg',
    at: round(11.4, 0),
    width: 4,
    height: 4,
    rotation: turnAt(145),
    on: 'gallery-round',
  });
}

export function layLowerPictures(plan: FloorPlan): void {
  plan.image({
    path: 'assets/floor/koi-pond.svg',
    at: at(88, 0.5),
    width: 6.6,
    height: 4.4,
    rotation: turnAt(88),
    on: 'lower-hall',
  });
}
