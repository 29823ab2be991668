import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { crown, regular } from '../../../src/dsl/shapes.ts';
import { tableSet } from '../fittings/amenities.ts';
import { between, block } from '../frames.ts';
import {
  INNER,
  INNER_ENDS,
  outer,
  OUTER_ENDS,
  outerRadius,
  ring,
  ringArc,
  ringFrame,
  ringSlab,
  wholeArc,
} from '../ring.ts';
import { EAST, EAST_PASSAGE, onLeft, onRight, WEST, WEST_PASSAGE } from '../wings.ts';

const SKYLIGHT = { from: 248, to: 270, inner: 25, outer: 32 } as const;

/** Where beds of plants begin, in degrees. */
const BEDS = Array.from({ length: 14 }, (_, index) => 200 + index * 9);

/** The roof of the entrance hall: a garden between both wards. */
export function drawRoofGarden(plan: FloorPlan): void {
  plan
    .wall([INNER_ENDS.west, OUTER_ENDS.west], 'exterior')
    .wall([INNER_ENDS.east, OUTER_ENDS.east], 'exterior')
    .wall(wholeArc(INNER, INNER_ENDS), 'low')
    .wall(wholeArc(outerRadius, OUTER_ENDS), 'low')
    .space(ring(230, 21), { kind: 'area', key: 'roof-garden', style: 'RoofGarden' });
  for (const [wing, { from, to }] of [
    [(u: number) => onLeft(WEST, u), WEST_PASSAGE],
    [(u: number) => onRight(EAST, u), EAST_PASSAGE],
  ] as const) {
    plan
      .wall([wing(from), wing(to)], 'glass')
      .door(between(wing(from), wing(to), 0.5), { width: 2, look: 'sliding' });
  }
  plan
    .object(ringSlab(SKYLIGHT.from, SKYLIGHT.to, SKYLIGHT.inner, SKYLIGHT.outer), {
      style: 'Skylights',
    })
    .object([...ringArc(197, 329, 20.4), ...ringArc(329, 197, 22.4)], {
      style: 'CourtyardPaths',
      flat: true,
    });
  drawBeds(plan);
  drawSeats(plan);
}

/** Where the beds along the outer edge begin. */
const rim = (degrees: number): number => outerRadius(degrees) - 1.8;

function drawBeds(plan: FloorPlan): void {
  for (const [index, degrees] of BEDS.entries()) {
    plan.object(ringSlab(degrees, degrees + 6, INNER + 0.5, INNER + 1.4), {
      style: ['Hedges', 'Flowers', 'Plants'][index % 3] as string,
    });
    if (degrees > 236 && degrees < 276) continue;
    plan.object(
      ringSlab(degrees, degrees + 7, rim, (at) => rim(at) + 1.2),
      {
        style: ['Flowers', 'Hedges'][index % 2] as string,
      },
    );
    const center = ring(degrees + 3, 25.6);
    plan
      .object(regular(center, 1.2, 10), { style: 'Planters' })
      .object(crown(center, 0.9, degrees), { style: 'Trees' });
  }
}

function drawSeats(plan: FloorPlan): void {
  for (const degrees of [207.5, 216.5, 225.5, 288.5, 297.5, 306.5, 315.5]) {
    tableSet(plan, ring(degrees, 29), 4);
    plan.object(block(ringFrame(degrees, 24), [0, 0], [1.8, 0.5]), { style: 'Benches' });
  }
  for (const degrees of [279]) {
    for (const radius of [25, 27, 29, 31]) {
      plan.object(block(ringFrame(degrees, radius), [0, 0], [4.2, 0.3]), {
        style: 'Pergolas',
        flat: true,
      });
    }
  }
  plan
    .object(regular(outer(257, -2.4), 1.2, 14), { style: 'Stone' })
    .object(regular(outer(257, -2.4), 0.9, 14), { style: 'Water' });
}
