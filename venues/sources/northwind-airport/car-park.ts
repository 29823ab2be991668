import { seededRandom } from '@brand/geo';
import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { rect, spread, type Vec } from '../../src/dsl/shapes.ts';
import { tree } from './fittings.ts';
import { band, BEND, hallFrame } from './frames.ts';
import { car, isBeyondRoads } from './roads.ts';

const BAY = { width: 2.5, length: 5 } as const;

type Row = {
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly kind: 'Bays' | 'BaysAccessible' | 'BaysCharging';
};

/** Rows of bays from west to east; planted islands are where a row is interrupted. */
const ROWS: readonly Row[] = [
  { y: -87, from: 72, to: 222, kind: 'Bays' },
  { y: -75.5, from: 66, to: 108.5, kind: 'Bays' },
  { y: -70.5, from: 66, to: 108.5, kind: 'Bays' },
  { y: -75.5, from: 116, to: 181, kind: 'Bays' },
  { y: -70.5, from: 116, to: 181, kind: 'Bays' },
  { y: -75.5, from: 188, to: 233, kind: 'BaysCharging' },
  { y: -70.5, from: 188, to: 233, kind: 'Bays' },
  { y: -59, from: 54, to: 109, kind: 'Bays' },
  { y: -59, from: 116, to: 181, kind: 'BaysAccessible' },
  { y: -59, from: 188, to: 243, kind: 'Bays' },
  { y: -44, from: 48, to: 88, kind: 'Bays' },
  { y: -44, from: 210, to: 250, kind: 'Bays' },
];

const PAINTS = ['CarsLight', 'CarsBlue', 'CarsDark', 'CarsLight', 'CarsAmber'] as const;

/** Car park P1: rows of bays, trees between them, pay stations by the crossings. */
export function drawCarPark(plan: FloorPlan): void {
  plan.space([150, -64], { kind: 'area', key: 'car-park-p1', style: 'CarPark' });
  for (const [from, to] of [
    [-134, -114],
    [-66, -46],
  ] as const) {
    plan.object(band(BEND, [167.2, 174], [from, to]), { style: 'Lawns', flat: true });
  }
  const random = seededRandom(417);
  for (const row of ROWS) drawRow(plan, row, random);
  const islands: readonly Vec[] = [
    ...[112, 184.6].flatMap((x) => [-73.5, -68.5, -57].map((y): Vec => [x, y])),
    ...spread([92, -37], [98, -44], 3),
    ...spread([202, -44], [208, -37], 3),
    [60, -76],
    [55, -66],
    [240, -76],
    [245, -64],
    [41, -30],
    [259, -30],
    [42, -44],
    [258, -44],
    [40, -18],
    [260, -18],
    ...spread([66, -33], [78, -34], 3),
    ...spread([222, -34], [236, -33], 3),
  ];
  for (const [index, at] of islands.entries()) {
    if (isBeyondRoads(at, 3)) tree(plan, at, 1.5 + (index % 3) * 0.35);
  }
  for (const [index, degrees] of [-17.6, 2.6, 17.6].entries()) {
    const frame = hallFrame(degrees);
    plan.object([frame(167.4, -0.7), frame(168.4, -0.7), frame(168.4, 0.7), frame(167.4, 0.7)], {
      key: `pay-station-${index + 1}`,
      style: 'Machines',
      walkUp: true,
    });
  }
  plan
    .image({
      path: 'assets/floor/letter-p.svg',
      at: [103, -49.6],
      width: 7,
      height: 7,
      on: 'car-park-p1',
    })
    .mark('fire-extinguisher', [113, -64])
    .mark('emergency-phone', [184, -64])
    .mark('assembly-point', [94, -50]);
}

function drawRow(plan: FloorPlan, { y, from, to, kind }: Row, random: () => number): void {
  const width = kind === 'BaysAccessible' ? 3.25 : BAY.width;
  const share = kind === 'BaysAccessible' ? 0.25 : kind === 'BaysCharging' ? 0.45 : 0.62;
  for (let x = from; x + width <= to + 0.01; x += width) {
    plan.object(rect(x + 0.06, y + 0.06, width - 0.12, BAY.length - 0.12), {
      style: kind,
      flat: true,
    });
    if (random() > share) continue;
    const center: Vec = [x + width / 2, y + BAY.length / 2];
    car(
      plan,
      (u, v) => [center[0] + u, center[1] + v],
      [0, 0],
      PAINTS[Math.floor(random() * PAINTS.length)] ?? 'CarsLight',
    );
  }
}
