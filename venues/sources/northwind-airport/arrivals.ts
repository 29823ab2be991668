import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { circle, spread, type Vec } from '../../src/dsl/shapes.ts';
import { drawLandsideWalls, FACADE, HALL_END, STRIP_BACK, STRIP_FRONT } from './edges.ts';
import { bench, plant, roundTable, washroom } from './fittings.ts';
import { band, BEND, block, hall, hallArc, hallDegrees, hallFrame } from './frames.ts';
import { drawRailStation, RAIL_MOUTH } from './rail-station.ts';
import { CUSTOMS, drawReclaim } from './reclaim.ts';
import { sign, text } from './text.ts';
import { drawFlight, drawLandsideLift, LANDSIDE_ESCALATORS, LANDSIDE_STAIRS } from './vertical.ts';

/** Degrees from the axis of the four doors to the forecourt. */
export const DOORS = [-21, -9, 9, 21] as const;

const AT_CUSTOMS = hallDegrees(STRIP_FRONT, BEND[0] - CUSTOMS.west);
const BEHIND_CUSTOMS = hallDegrees(STRIP_BACK, BEND[0] - CUSTOMS.west);

type Unit = {
  readonly key: string;
  readonly to: number;
  readonly style: string;
  readonly fit: 'counter' | 'shop' | 'cafe' | 'toilet';
};

const WEST_UNITS: readonly Unit[] = [
  { key: 'rental-goeland', to: -23.4, style: 'Rental', fit: 'counter' },
  { key: 'rental-caleche', to: -19.6, style: 'Rental', fit: 'counter' },
  { key: 'rental-marlin', to: -15.8, style: 'Rental', fit: 'counter' },
  { key: 'rental-boreal', to: -12, style: 'Rental', fit: 'counter' },
  { key: 'currency-arrivals', to: -AT_CUSTOMS, style: 'Services', fit: 'counter' },
];

const EAST_UNITS: readonly Unit[] = [
  { key: 'sim-shop', to: 12, style: 'Shops', fit: 'shop' },
  { key: 'bakery', to: 17.4, style: 'Food', fit: 'cafe' },
  { key: 'toilets-arrivals-women', to: 20.6, style: 'Toilets', fit: 'toilet' },
  { key: 'toilets-arrivals-men', to: 23.8, style: 'Toilets', fit: 'toilet' },
  { key: 'toilets-arrivals-accessible', to: HALL_END, style: 'Toilets', fit: 'toilet' },
];

/** Arrivals: baggage reclaim, customs, the public hall and the way to the trains. */
export function arrivals(): FloorPlan {
  const plan = new FloorPlan('arrivals', {
    elevation: 0,
    name: text('Arrivals', 'Arrivées', 'الوصول'),
    shortName: sign('0'),
    description: text(
      'Baggage reclaim, customs, car rental and access to trains, buses and taxis.',
      'Livraison des bagages, douane, location de voitures et accès aux trains, bus et taxis.',
      'استلام الأمتعة والجمارك وتأجير السيارات والطريق إلى القطارات والحافلات وسيارات الأجرة.',
    ),
    building: 'terminal-1',
    maxHeight: 5,
  });
  drawLandsideWalls(plan);
  drawHall(plan);
  drawRailStation(plan);
  drawReclaim(plan);
  return plan;
}

function drawHall(plan: FloorPlan): void {
  plan
    .wall(hallArc(FACADE, -HALL_END, HALL_END), 'glass')
    .wall([hall(HALL_END, RAIL_MOUTH.near), hall(HALL_END, RAIL_MOUTH.far)], 'glass')
    .hall('arrivals-hall', hall(0, 104), { style: 'Concourse' });
  for (const [index, degrees] of DOORS.entries()) {
    plan.door(hall(degrees, FACADE), {
      width: 3,
      look: index % 2 === 0 ? 'sliding' : 'revolving',
      connection: `door-${index + 1}`,
    });
  }
  drawStrip(plan, WEST_UNITS, -HALL_END, [-AT_CUSTOMS, -BEHIND_CUSTOMS]);
  drawStrip(plan, EAST_UNITS, AT_CUSTOMS, [AT_CUSTOMS, BEHIND_CUSTOMS]);
  drawFlight(plan, LANDSIDE_ESCALATORS, 'foot');
  drawFlight(plan, LANDSIDE_STAIRS, 'foot');
  drawLandsideLift(plan);
  drawDesks(plan);
  furnish(plan);
}

/** Rooms behind the hall, between customs and the end of the hall. */
function drawStrip(
  plan: FloorPlan,
  units: readonly Unit[],
  start: number,
  [front, back]: Vec,
): void {
  const ends = [start, ...units.map(({ to }) => to)];
  const behind = ends.map((degrees) => (degrees === front ? back : degrees));
  plan.wall(hallArc(STRIP_BACK, ...behind)).wall(hallArc(STRIP_FRONT, ...ends), 'wall');
  for (const degrees of ends.slice(1, -1))
    plan.wall([hall(degrees, STRIP_BACK), hall(degrees, STRIP_FRONT)]);
  for (const [index, unit] of units.entries()) drawUnit(plan, unit, ends[index] as number);
}

function drawUnit(plan: FloorPlan, { key, to, style, fit }: Unit, from: number): void {
  const middle = (from + to) / 2;
  const across = (near: number, inset: number, look: string): void => {
    plan.object(band(BEND, [near, near + 0.7], [from - 90 + inset, to - 90 - inset]), {
      style: look,
    });
  };
  plan.room(key, hall(middle, STRIP_FRONT - 0.5), { style });
  if (fit === 'toilet') {
    plan.door(hall(middle, STRIP_FRONT), { width: 1.1 });
    const length = ((to - from) * Math.PI * STRIP_BACK) / 180;
    const frame = hallFrame(middle);
    washroom(plan, (u, v) => frame(STRIP_BACK + 0.15 + v, u - length / 2), {
      length: length - 0.3,
      depth: 5.4,
    });
    return;
  }
  plan.wall(hallArc(STRIP_FRONT, from, to), 'glass');
  plan.door(hall(middle, STRIP_FRONT), { width: fit === 'cafe' ? 5 : 3, look: 'open' });
  across(STRIP_BACK + 0.35, 0.9, fit === 'cafe' ? 'Kitchens' : 'Shelves');
  across(STRIP_BACK + 2.3, 1.1, fit === 'shop' ? 'Displays' : 'Counters');
  if (fit === 'shop') across(STRIP_BACK + 4.3, 1.2, 'Displays');
  if (fit === 'cafe')
    for (const degrees of [13.2, 14.8, 16.3]) roundTable(plan, hall(degrees, STRIP_FRONT - 2), 3);
}

/** Desks, machines and kiosks that people walk up to. */
function drawDesks(plan: FloorPlan): void {
  plan
    .object(circle([150, 21.5], 1.9), { key: 'info-arrivals', style: 'Information', walkUp: true })
    .object(circle([150, 21.5], 1), { style: 'InformationInner' })
    .object(block(hallFrame(-24.6), [117, 0], [3.4, 1.1]), {
      key: 'hotel-desk',
      style: 'Kiosks',
      walkUp: true,
    })
    .object(block(hallFrame(-25.4), [104, 0], [2.6, 0.9]), {
      key: 'atm-arrivals',
      style: 'Machines',
      walkUp: true,
    })
    .object(block(hallFrame(6.2), [97, 0], [0.5, 0.6]), {
      key: 'water-arrivals',
      style: 'Water',
      walkUp: true,
    })
    .object(block(hallFrame(17.6), [111, 0], [2.6, 2.6]), {
      key: 'florist',
      style: 'Kiosks',
      walkUp: true,
    })
    .object(block(hallFrame(25.4), [118, 0], [9, 1.3]), {
      key: 'left-luggage',
      style: 'Lockers',
      walkUp: true,
    })
    .object(block(hallFrame(-15.5), [123.8, 0], [1, 5]), {
      key: 'parking-pay',
      style: 'Machines',
      walkUp: true,
    })
    .image({
      path: 'assets/floor/compass-rose.svg',
      at: [129.5, 10.5],
      width: 12,
      height: 12,
      on: 'arrivals-hall',
    });
}

/** Seats, plants and columns, and the signs on the walls. */
function furnish(plan: FloorPlan): void {
  for (const degrees of [-2.6, 2.6]) plant(plan, hall(degrees, 97.2), 0.7);
  for (const degrees of [-17.5, -12.5, 12.5, 17.5, 24])
    bench(plan, hallFrame(degrees), 104.5, [-2.4, 2.4]);
  for (const degrees of [12.6, 14.8, 17]) bench(plan, hallFrame(degrees), 119, [-1.6, 1.6]);
  for (const degrees of [-7, 7]) bench(plan, hallFrame(degrees), 104.5, [-2.4, 2.4]);
  for (const [from, to] of [
    [-7.6, -4],
    [4, 5.4],
  ] as const) {
    plan.object(band(BEND, [99.4, 99.55], [from - 90, to - 90]), { style: 'Barriers' });
  }
  for (const degrees of [-25.2, -17.8, -13.2, -4.4, 4.4, 13.2, 17.8, 25.2])
    plant(plan, hall(degrees, 124.6), 0.8);
  for (const degrees of spread([-24, 0], [24, 0], 9).map(([angle]) => angle)) {
    plan.object(circle(hall(degrees, 121.4), 0.4), { style: 'Columns' });
  }
  for (const [degrees, symbol] of [
    [-26, 'fire-extinguisher'],
    [-12, 'fire-hose'],
    [12, 'aed'],
    [20.6, 'fire-extinguisher'],
  ] as const) {
    plan.mark(symbol, hall(degrees, 95.8));
  }
  for (const degrees of DOORS) plan.mark('emergency-exit', hall(degrees + 2, 126.2));
  plan.mark('first-aid', hall(23.8, 95.8));
}
