import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { circle, rect, spread, type Vec } from '../../src/dsl/shapes.ts';
import { FACADE, HALL_END, STRIP_BACK, STRIP_FRONT } from './edges.ts';
import { bench, plant, roundTable, washroom } from './fittings.ts';
import { band, BEND, block, hall, hallArc, hallDegrees, hallFrame } from './frames.ts';
import {
  drawFlight,
  drawHelix,
  drawLandsideLift,
  HELIX,
  HELIX_HEAD,
  helixAt,
  LANDSIDE_ESCALATORS,
  LANDSIDE_STAIRS,
} from './vertical.ts';

/** Half the width of the security hall, which cuts through the strip of rooms behind check-in. */
export const SECURITY_HALF = 19;
const PASSAGE = 14.3;
/** How far east the toilets behind the strip reach. */
const TOILETS_END = 179.5;
/** Degrees at which the wall of the security hall meets the front of the strip. */
const GATE_LINE = hallDegrees(STRIP_FRONT, SECURITY_HALF);

type Unit = {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly style: string;
  readonly width: number;
};

const UNITS: readonly Unit[] = [
  { key: 'ticket-office', from: -HALL_END, to: -21.5, style: 'Services', width: 3 },
  { key: 'currency-departures', from: -21.5, to: -18, style: 'Services', width: 2.4 },
  { key: 'luggage-shop', from: -18, to: -PASSAGE, style: 'Shops', width: 3 },
  { key: 'pharmacy', from: PASSAGE, to: 18, style: 'Services', width: 2.6 },
  { key: 'press', from: 18, to: 21.5, style: 'Shops', width: 3 },
  { key: 'cafe-check-in', from: 21.5, to: HALL_END, style: 'Food', width: 5 },
];

/** The curved check-in hall, open to the arrivals hall below. */
export function drawCheckIn(plan: FloorPlan): void {
  plan
    .wall(hallArc(FACADE, -HALL_END, HALL_END), 'glass')
    .hall('check-in-hall', hall(0, 104), { style: 'Concourse' });
  for (const unit of UNITS) drawUnit(plan, unit);
  drawStrip(plan);
  for (const [letter, degrees] of [
    ['a', -21],
    ['b', -12.5],
    ['c', 12.5],
    ['d', 21],
  ] as const) {
    drawIsland(plan, `check-in-${letter}`, degrees);
  }
  drawStairwell(plan);
  drawBridge(plan);
  furnish(plan);
}

function drawStrip(plan: FloorPlan): void {
  const west = [-HALL_END, -21.5, -18, -PASSAGE];
  const east = west.map((degrees) => -degrees).toReversed();
  const behindToilets = hallDegrees(STRIP_BACK, TOILETS_END - BEND[0]);
  plan
    .wall(hallArc(STRIP_BACK, ...west))
    .wall(hallArc(STRIP_BACK, ...[...east, behindToilets].toSorted((a, b) => a - b)));
  for (const degrees of [...west.slice(1), ...east.slice(0, -1)]) {
    plan.wall([hall(degrees, STRIP_BACK), hall(degrees, STRIP_FRONT)]);
  }
  plan
    .wall(hallArc(STRIP_FRONT, ...west), 'glass')
    .wall(hallArc(STRIP_FRONT, ...east), 'glass')
    .wall(hallArc(STRIP_FRONT, -PASSAGE, -GATE_LINE))
    .divide(hallArc(STRIP_FRONT, GATE_LINE, PASSAGE))
    .wall(hallArc(STRIP_FRONT, -GATE_LINE, GATE_LINE), 'glass')
    .door(hall(-12.9, STRIP_FRONT), {
      width: 1.4,
      look: 'double-swing',
      access: { public: false },
    });
}

function drawUnit(plan: FloorPlan, { key, from, to, style, width }: Unit): void {
  const middle = (from + to) / 2;
  plan
    .room(key, hall(middle, STRIP_FRONT - 0.5), { style })
    .door(hall(middle, STRIP_FRONT), { width, look: width > 2.5 ? 'open' : 'sliding' });
  const across = (near: number, inset: number, look: string): void => {
    plan.object(band(BEND, [near, near + 0.7], [from - 90 + inset, to - 90 - inset]), {
      style: look,
    });
  };
  if (key === 'cafe-check-in') {
    across(STRIP_BACK + 0.4, 0.8, 'Kitchens');
    across(STRIP_BACK + 2.2, 1.2, 'Counters');
    for (const degrees of [22.6, 24.3, 25.9]) roundTable(plan, hall(degrees, STRIP_FRONT - 2));
    return;
  }
  across(STRIP_BACK + 0.35, 0.45, 'Shelves');
  across(STRIP_BACK + 2.4, 0.8, style === 'Services' ? 'Counters' : 'Displays');
  if (style !== 'Services') across(STRIP_BACK + 4.6, 1.1, 'Displays');
}

/** An island of desks: two rows back to back with a baggage belt between them, along a radius. */
function drawIsland(plan: FloorPlan, key: string, degrees: number): void {
  const frame = hallFrame(degrees);
  const [from, to] = [100.5, 117.5];
  plan.object(block(frame, [(from + to) / 2, 0], [to - from, 6]), {
    key,
    style: 'Plinths',
    walkUp: true,
  });
  plan.object(block(frame, [(from + to) / 2, 0], [to - from - 0.6, 1.1]), { style: 'Belts' });
  for (let u = from + 1.5; u < to - 1; u += 2.35) {
    for (const v of [-2.1, 2.1]) {
      plan.object(block(frame, [u, v], [1.5, 0.8]), { style: 'CheckInDesks' });
      plan.object(block(frame, [u + 1.15, v * 0.78], [0.6, 1.6]), { style: 'Scales' });
    }
  }
  for (const v of [-4.6, 4.6]) {
    for (const u of [from + 4, from + 9, from + 14])
      plan.object(block(frame, [u, v], [3.4, 0.1]), { style: 'Barriers' });
  }
}

/** The hole over the arrivals hall with escalators in it; stairs and lift beside it. */
function drawStairwell(plan: FloorPlan): void {
  plan.box(rect(141, 1, 18, 14), 'glass').void('landside-well', [144, 8]);
  drawFlight(plan, LANDSIDE_ESCALATORS, 'head');
  drawFlight(plan, LANDSIDE_STAIRS, 'head');
  drawLandsideLift(plan);
}

/** The footbridge from the round ramp. */
function drawBridge(plan: FloorPlan): void {
  const [south, north] = HELIX_HEAD.map((degrees) => helixAt(HELIX.outer, degrees)) as [Vec, Vec];
  drawHelix(plan, 'head');
  plan
    .void('helix-core-departures', HELIX.center)
    .wall([south, hall(-HALL_END, 122.8)], 'glass')
    .wall([north, hall(-HALL_END, 118.4)], 'glass')
    .hall('ramp-bridge', [90, 12.4], { style: 'Concourse' })
    .door(hall(-HALL_END, 120.6), { width: 2.4, look: 'sliding' });
}

function furnish(plan: FloorPlan): void {
  plan
    .object(circle(hall(0, 101), 2), { key: 'info-check-in', style: 'Information', walkUp: true })
    .object(circle(hall(0, 101), 1.1), { style: 'InformationInner' })
    .object(block(hallFrame(-6.4), [97.2, 0], [0.8, 2.2]), {
      key: 'atm-check-in',
      style: 'Machines',
      walkUp: true,
    })
    .object(block(hallFrame(16.1), [96, 0], [0.5, 0.6]), {
      key: 'water-check-in',
      style: 'Water',
      walkUp: true,
    })
    .object(block(hallFrame(25.6), [118, 0], [8, 2.2]), {
      key: 'bag-drop',
      style: 'BagDrop',
      walkUp: true,
    });
  for (const [index, degrees] of [-16.8, -8.4, 8.4, 16.8].entries()) {
    for (const [step, radius] of [105, 107.6, 110.2].entries()) {
      const key = `self-check-in-${index * 3 + step + 1}`;
      plan.object(block(hallFrame(degrees), [radius, 0], [0.6, 0.9]), {
        key,
        style: 'Machines',
        walkUp: true,
      });
    }
  }
  for (const degrees of [-23, -17, -11, 11, 17, 23])
    bench(plan, hallFrame(degrees), 123.6, [-2.2, 2.2]);
  for (const degrees of [-25.4, -20, -14, -8.6, 8.6, 14, 20, 25.4])
    plant(plan, hall(degrees, 124.2), 0.8);
  for (const degrees of spread([-24, 0], [24, 0], 9).map(([angle]) => angle)) {
    plan.object(circle(hall(degrees, 120.6), 0.4), { style: 'Columns' });
  }
  for (const [degrees, symbol] of [
    [-26, 'fire-extinguisher'],
    [-11, 'fire-hose'],
    [12.6, 'aed'],
    [26, 'fire-extinguisher'],
    [0, 'fire-alarm'],
  ] as const) {
    plan.mark(symbol, hall(degrees, degrees === 0 ? 126 : 95.8));
  }
  plan.mark('first-aid', hall(16.9, 96)).mark('emergency-exit', [163.2, 15.4]);
}

/** Toilets and baby care behind the pharmacy, along a passage from the hall. */
export function drawCheckInToilets(plan: FloorPlan): void {
  const [near, far] = [172, TOILETS_END];
  const edge = hall(hallDegrees(STRIP_BACK, far - BEND[0]), STRIP_BACK);
  plan.wall([edge, [far, 60]]);
  for (const y of [44.2, 50.4, 53.6])
    plan.wall([
      [near - 0.2, y],
      [far, y],
    ]);
  plan
    .wall([
      hall(PASSAGE, STRIP_BACK),
      [near - 0.2, 44.2],
      [near - 0.2, 50.4],
      [near - 0.2, 53.6],
      [near, 60],
    ])
    .hall('passage-check-in', [170.4, 45], { style: 'Passages' })
    .room('toilets-check-in-women', [176, 42], { style: 'Toilets' })
    .room('toilets-check-in-men', [176, 47], { style: 'Toilets' })
    .room('toilets-check-in-accessible', [176, 52], { style: 'Toilets' })
    .room('baby-care', [176, 57], { style: 'Amenities' })
    .solid('plant-east', [184, 52], { style: 'Technical' })
    .allDoors(
      [
        [171.8, 41.5],
        [171.8, 48],
        [171.9, 52],
      ],
      { width: 1.1 },
    )
    .door([171.9, 56.6], { width: 1.2 })
    .object(rect(174, 58.8, 4.6, 0.8), { style: 'Counters' })
    .object(rect(177.6, 54.4, 1.4, 2), { style: 'Sofas' })
    .object(circle([174.6, 55.6], 0.8), { style: 'Rugs', flat: true });
  washroom(plan, (u, v) => [179.4 - v, 38.6 + u], { length: 5.4, depth: 7 });
  washroom(plan, (u, v) => [179.4 - v, 44.3 + u], { length: 6, depth: 7 });
}
