import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import {
  circle,
  crown,
  type Path,
  rect,
  regular,
  turn,
  type Vec,
} from '../../../src/dsl/shapes.ts';
import { block, offset } from '../furniture.ts';
import { AMPHITHEATRE, CROSSING_WIDTH, CROSSINGS, LABYRINTH, PLAZA } from './lie-of-the-land.ts';

function around(center: Vec, degrees: number, radius: number): Vec {
  return offset(center, degrees, [radius, 0]);
}

function sector(center: Vec, radii: Vec, [from, to]: Vec): Path {
  const arcOf = (radius: number): Vec[] =>
    Array.from({ length: 9 }, (_, index) =>
      around(center, from + ((to - from) * index) / 8, radius),
    );
  return [...arcOf(radii[0]), ...arcOf(radii[1]).toReversed()];
}

/** A compass in the paving, benches and planters around it, the clock. */
export function furnishPlaza(plan: FloorPlan): void {
  const { center } = PLAZA;
  plan.image({
    path: 'assets/floor/compass-rose.svg',
    at: center,
    width: 13,
    height: 13,
    on: 'compass-plaza',
  });
  for (const degrees of [15, 195, 240, 300]) {
    plan.object(sector(center, [11.2, 12], [degrees - 9, degrees + 9]), { style: 'Benches' });
  }
  for (const degrees of [55, 90, 170, 268]) {
    plan.object(crown(around(center, degrees, 11), 1.1), { style: 'Trees' });
  }
  plan
    .object(regular(around(center, 120, 9.4), 1, 8), {
      key: 'clock-tower',
      style: 'Tower',
      walkUp: true,
    })
    .object(block(around(center, 325, 9.6), [2.6, 1.8], 325), {
      key: 'coffee-cart',
      style: 'Kiosks',
      walkUp: true,
    });
}

/** Rows of stone around the stage; the stage is open to the lake. */
export function furnishAmphitheatre(plan: FloorPlan): void {
  const { center } = AMPHITHEATRE;
  for (const radius of [7.6, 9.4, 11.2, 13]) {
    for (const [from, to] of [
      [-62, -22],
      [-16, 12],
      [18, 50],
      [58, 96],
    ] as const) {
      const style = radius < 9 ? 'SeatsLow' : radius < 12 ? 'Stone' : 'StoneHigh';
      plan.object(sector(center, [radius, radius + 0.7], [from, to]), { style });
    }
  }
  plan.image({
    path: 'assets/floor/mosaic.svg',
    at: center,
    width: 9.4,
    height: 9.4,
    rotation: 45,
    on: 'amphitheatre',
  });
}

export function furnishLabyrinth(plan: FloorPlan): void {
  const size = LABYRINTH.radius * 1.9;
  plan.image({
    path: 'assets/floor/labyrinth.svg',
    at: LABYRINTH.center,
    width: size,
    height: size,
    on: 'labyrinth',
  });
}

/** Stripes of the zebra crossings, shelters of the bus stops. */
export function furnishRoad(plan: FloorPlan): void {
  const stripe = { style: 'Stripes', flat: true };
  for (const x of CROSSINGS) {
    for (let y = 188.3; y < 194; y += 1.4) {
      plan.object(rect(x + 0.3, y, CROSSING_WIDTH - 0.6, 0.75), stripe);
    }
  }
  for (let x = 31.5; x < 37.2; x += 1.2) plan.object(rect(x, 184.8, 0.6, 2.6), stripe);
  plan
    .object(rect(128, 184.7, 5, 1.3), { key: 'bus-stop', style: 'Shelters', walkUp: true })
    .object(rect(112, 196.6, 5, 1.3), { key: 'bus-stop-north', style: 'Shelters', walkUp: true })
    .object(rect(134.4, 188.2, 10, 2.4), { style: 'Buses', texts: { name: 'Bus 12' } });
  for (const [x, y, style] of [
    [70, 189, 'CarsLake'],
    [206, 189, 'CarsBrick'],
    [168, 192.6, 'CarsSand'],
    [90, 192.6, 'CarsBrick'],
  ] as const) {
    plan.object(rect(x, y, 4.2, 1.8), { style });
  }
}

/** A painted court under the sky. */
export function furnishCourt(plan: FloorPlan): void {
  plan.image({
    path: 'assets/floor/court-outdoor.svg',
    at: [234.5, 87],
    width: 27.6,
    height: 15.5,
    on: 'outdoor-court',
  });
}

/** Boats, the club's boathouse, reeds along the shore, trees on the island. */
export function furnishLake(plan: FloorPlan): void {
  for (const [x, y, radius] of [
    [38, 38, 2],
    [43.6, 37.4, 2.4],
    [46.4, 41, 1.8],
    [41, 42, 2],
  ] as const) {
    plan.object(crown([x, y], radius, x * 7), { style: 'Conifers' });
  }
  for (const [x, y, degrees] of [
    [45.4, 71.4, 62],
    [51.8, 66.8, 62],
    [26, 60, 20],
    [62, 34, 130],
  ] as const) {
    plan.object(boat([x, y], degrees), { style: 'Boats' });
  }
  for (const [x, y] of [
    [20, 88.6],
    [28, 86.4],
    [62, 67.6],
    [83, 51.6],
    [92, 34],
    [99, 22],
  ] as const) {
    plan.object(circle([x, y], [1.9, 1.1]), { style: 'Reeds' });
  }
}

function boat(center: Vec, degrees: number): Path {
  const hull: Vec[] = [
    [-1.9, 0],
    [-1, -0.7],
    [1.1, -0.7],
    [2, 0],
    [1.1, 0.7],
    [-1, 0.7],
  ];
  return turn(
    hull.map(([x, y]): Vec => [center[0] + x, center[1] + y]),
    degrees,
    center,
  );
}

/** A stand for bicycles: hoops in a row. The first one is what people walk up to. */
export function drawBikeStand(
  plan: FloorPlan,
  stand: { readonly key: string; readonly at: Vec; readonly degrees: number },
): void {
  const { key, at, degrees } = stand;
  plan.object(block(at, [6, 1.8], degrees), { key, style: 'BikeStands', walkUp: true });
  for (const u of [-1.8, 0, 1.8]) {
    plan.object(block(offset(at, degrees, [u, 0]), [0.16, 1.5], degrees), { style: 'Bikes' });
  }
}
