import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { spread } from '../../src/dsl/shapes.ts';
import { tree } from './fittings.ts';
import { around, band, BEND, block, hall, hallArc, hallFrame, type Frame } from './frames.ts';

/** Radii of the kerb, and of the two roads with the island between them. */
export const KERB = 141;
const ROADS = [
  { key: 'road-terminal', near: KERB, far: 152 },
  { key: 'road-car-park', near: 158, far: 166 },
] as const;
/** The landside ends so many degrees from the axis. */
export const LAND_END = 48;
const CROSSINGS = [-15, 0, 15] as const;
const CROSSING_HALF = 1.2;

/** Two roads that follow the front, zebra crossings over them and the island of the buses. */
export function drawRoads(plan: FloorPlan): void {
  const cuts = CROSSINGS.flatMap((degrees) => [degrees - CROSSING_HALF, degrees + CROSSING_HALF]);
  for (const { key, near, far } of ROADS) {
    for (const radius of [near, far]) plan.divide(hallArc(radius, -LAND_END, ...cuts, LAND_END));
    for (const degrees of cuts) plan.divide([hall(degrees, near), hall(degrees, far)]);
    const middle = (near + far) / 2;
    for (const [index, degrees] of [-30, -7.5, 7.5, 30].entries()) {
      plan.solid(`${key}-${index + 1}`, hall(degrees, middle), { style: 'Roads' });
    }
    for (const [index, degrees] of CROSSINGS.entries()) {
      plan.space(hall(degrees, middle), {
        kind: 'area',
        key: `${key}-crossing-${index + 1}`,
        style: 'Crossings',
      });
      drawStripes(plan, degrees, [near, far]);
    }
    for (const degrees of spread([-46, 0], [46, 0], 47).map(([angle]) => angle)) {
      if (CROSSINGS.some((crossing) => Math.abs(crossing - degrees) < 2.4)) continue;
      plan.object(band(BEND, [middle - 0.08, middle + 0.08], [degrees - 90.4, degrees - 89.6]), {
        style: 'RoadMarks',
      });
    }
  }
  drawIsland(plan);
  drawTraffic(plan);
}

function drawStripes(
  plan: FloorPlan,
  degrees: number,
  [near, far]: readonly [number, number],
): void {
  for (let radius = near + 0.5; radius < far - 0.6; radius += 1.3) {
    const [from, to] = [degrees - 90 - CROSSING_HALF + 0.15, degrees - 90 + CROSSING_HALF - 0.15];
    plan.object(band(BEND, [radius, radius + 0.65], [from, to]), { style: 'Zebra', flat: true });
  }
}

/** Shelters for four bus lines between the roads. */
function drawIsland(plan: FloorPlan): void {
  plan.space(hall(0, 155), { kind: 'area', key: 'bus-island', style: 'Pavement' });
  for (const [index, degrees] of [-22, -8, 8, 22].entries()) {
    const frame = hallFrame(degrees);
    plan
      .object(block(frame, [155.6, 0], [1.6, 8]), {
        key: `bus-stop-${index + 1}`,
        style: 'Shelters',
        walkUp: true,
      })
      .object(block(frame, [157.2, 5.2], [0.3, 0.6]), { style: 'Totems' });
  }
  for (const degrees of [-44, -40, -36, -32, -28, -4, 4, 28, 32, 36, 40, 44])
    tree(plan, hall(degrees, 155), 1.5);
}

/** A car seen from above, its length along `v`. */
export function car(
  plan: FloorPlan,
  frame: Frame,
  [u, v]: readonly [number, number],
  style: string,
): void {
  plan.object(
    [
      frame(u - 0.9, v - 1.9),
      frame(u - 0.65, v - 2.2),
      frame(u + 0.65, v - 2.2),
      frame(u + 0.9, v - 1.9),
      frame(u + 0.9, v + 1.9),
      frame(u + 0.65, v + 2.2),
      frame(u - 0.65, v + 2.2),
      frame(u - 0.9, v + 1.9),
    ],
    { style },
  );
  plan.object(block(frame, [u, v - 0.2], [1.4, 2.2]), { style: 'CarRoofs' });
}

function drawTraffic(plan: FloorPlan): void {
  for (let degrees = -42; degrees < -17; degrees += 2.3)
    car(plan, hallFrame(degrees), [142.6, 0], 'Taxis');
  for (const [degrees, style] of [
    [4, 'CarsBlue'],
    [7, 'CarsLight'],
    [9.4, 'CarsDark'],
    [19, 'CarsLight'],
    [22.5, 'CarsBlue'],
    [31, 'CarsDark'],
  ] as const) {
    car(plan, hallFrame(degrees), [142.6, 0], style);
  }
  for (const [degrees, style] of [
    [-33, 'CarsLight'],
    [-9, 'CarsBlue'],
    [26, 'CarsDark'],
    [38, 'CarsLight'],
  ] as const) {
    car(plan, hallFrame(degrees), [149.4, 0], style);
  }
  for (const degrees of [-21, -7, 23.4]) {
    const frame = hallFrame(degrees);
    plan.object(block(frame, [159.8, 0], [2.5, 11.5]), { style: 'Buses' });
    plan.object(block(frame, [159.8, -1.5], [1.6, 3.4]), { style: 'CarRoofs' });
  }
}

/** Whether a point lies beyond both roads, with a margin in metres. */
export function isBeyondRoads([x, y]: readonly [number, number], margin: number): boolean {
  const [cx, cy] = around(BEND, 0, 0);
  return Math.hypot(x - cx, y - cy) > 166 + margin;
}
