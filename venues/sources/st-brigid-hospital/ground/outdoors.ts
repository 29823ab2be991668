import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { crown, type Path, regular, type Vec } from '../../../src/dsl/shapes.ts';
import { tableSet } from '../fittings/amenities.ts';
import { block, leaving } from '../frames.ts';
import { outer, outerRadius, ring, RING_CENTER, ringArc, ringFrame, ringSlab } from '../ring.ts';
import { EAST, onRight } from '../wings.ts';
import { SIDE_ENTRANCE } from './east-wing.ts';

const FORECOURT = { from: 216, radius: 47, last: 330 } as const;
const TERRACE = { from: 200, depth: 5.6 } as const;

/** Where the lindens stand. */
export const COURTYARD_TREES: Path = [
  [-14, -19],
  [-9.2, -24.6],
  [-13.2, -22.6],
  [-8.6, -16.4],
  [5.4, -18],
  [10, -21.4],
  [-2.6, -27],
  [2.4, -26.4],
];

/** The forecourt before the doors and the terrace of the café. */
export function drawOutdoors(plan: FloorPlan): void {
  drawForecourt(plan);
  drawTerrace(plan);
  drawCourtyard(plan);
}

function drawForecourt(plan: FloorPlan): void {
  const { from, radius, last } = FORECOURT;
  const end = leaving([onRight(EAST, 0), onRight(EAST, 1)], RING_CENTER, radius);
  plan
    .divide([...ringArc(from, last, radius), end])
    .wall([outer(from, TERRACE.depth), ring(from, radius)], 'low')
    .space(ring(256, 43), { kind: 'area', key: 'forecourt', style: 'Forecourt' });
  for (let degrees = 224; degrees <= 312; degrees += 8) {
    if (degrees > 244 && degrees < 268) continue;
    drawTree(plan, ring(degrees, outerRadius(degrees) + 2.6), 1.1);
  }
  for (const degrees of [228, 236, 276, 284, 292]) {
    plan.object(block(ringFrame(degrees, outerRadius(degrees) + 2.4), [0, 0], [2, 0.5]), {
      style: 'Benches',
    });
  }
  for (let stripe = 0; stripe < 7; stripe += 1) {
    plan.object(ringSlab(251 + stripe * 1.6, 251.8 + stripe * 1.6, 43.4, 46.6), {
      style: 'Crossings',
      flat: true,
    });
  }
  for (let degrees = 246; degrees <= 268; degrees += 3.5) {
    plan.object(regular(ring(degrees, 42.6), 0.2, 6), { style: 'Bollards' });
  }
  plan
    .object(block(ringFrame(304, 44), [0, 0], [4.4, 2.6]), {
      key: 'parking-entrance',
      style: 'Canopies',
      walkUp: true,
    })
    .object(block(ringFrame(234, 45), [0, 0], [4.6, 1.8]), { style: 'Cars' })
    .object(block(ringFrame(226, 45), [0, 0], [4.6, 1.8]), { style: 'Cars' })
    .object(block(ringFrame(276, 45), [0, 0], [5, 1.6]), {
      key: 'bus-shelter',
      style: 'Canopies',
      walkUp: true,
    });
  for (let degrees = 287; degrees <= 297; degrees += 2) {
    plan.object(block(ringFrame(degrees, 44.4), [0, 0], [0.3, 1.8]), { style: 'Bikes' });
  }
  const middle = (SIDE_ENTRANCE.from + SIDE_ENTRANCE.to) / 2;
  for (const step of [0, 1, 2, 3]) {
    plan.object(block(EAST.frame, [middle, -10.5 - step * 0.45], [2.6 + step * 0.3, 0.3]), {
      style: 'Steps',
      flat: true,
    });
  }
}

function drawTerrace(plan: FloorPlan): void {
  const { from, depth } = TERRACE;
  const to = FORECOURT.from;
  plan
    .wall([outer(from), outer(from, depth)], 'low')
    .wall(
      ringArc(from, to, (degrees) => outerRadius(degrees) + depth),
      'low',
    )
    .divide([outer(to), outer(to, depth)])
    .space(outer(206, 3), { kind: 'area', key: 'cafe-terrace', style: 'Terraces' });
  for (const degrees of [202.4, 205.6, 211.4, 214.2]) tableSet(plan, outer(degrees, 1.6), 3);
  for (const degrees of [202.2, 205.4, 208.6, 211.8]) tableSet(plan, outer(degrees, 4.2), 4);
}

function drawTree(plan: FloorPlan, center: Vec, radius: number): void {
  plan.object(regular(center, radius, 10, 18), { style: 'Planters' });
  plan.object(crown(center, radius * 0.7, 5), { style: 'Trees' });
}

/** The courtyard: paths from the hall to the hub, a pond, beds and trees. */
function drawCourtyard(plan: FloorPlan): void {
  plan
    .space([-6, -22], { kind: 'area', key: 'courtyard', style: 'Courtyard' })
    .object(regular([-2, -20], 4.6, 20), { style: 'CourtyardPaths', flat: true })
    .object(regular([-2, -20], 2.6, 16), { style: 'Stone' })
    .object(regular([-2, -20], 2.2, 16), { style: 'Water' })
    .object(
      [
        [-2.6, -12.1],
        [-0.4, -12.1],
        [-1.2, -15.4],
        [-2.8, -15.4],
      ],
      { style: 'CourtyardPaths', flat: true },
    )
    .object(
      [
        [1.6, -22.8],
        [2.4, -21.6],
        [8.4, -25.4],
        [7.6, -26.6],
      ],
      { style: 'CourtyardPaths', flat: true },
    );
  for (const center of COURTYARD_TREES) {
    plan.object(crown(center, 1.3, center[0] * 20), { style: 'Trees' });
  }
  for (const [x, y, long] of [
    [-7.8, -20.6, 2.6],
    [-5.2, -26, 2],
    [3.8, -16.2, 2],
  ] as const) {
    plan.object(
      block((u, v) => [x + u, y + v], [0, 0], [long, 0.5]),
      { style: 'Benches' },
    );
  }
  for (const degrees of [206, 222, 238, 254, 274, 290]) {
    plan.object(ringSlab(degrees, degrees + 8, 16.6, 17.4), {
      style: degrees % 3 === 0 ? 'Flowers' : 'Hedges',
    });
  }
}
