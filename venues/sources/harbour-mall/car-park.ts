import { seededRandom } from '@brand/geo';
import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { regular } from '../../src/dsl/shapes.ts';
import { inEastEnd, northFront, northWall, onEastEnd, southWall } from './edges.ts';
import { across, at, block, depth, type Edge, type Frame, frameAt } from './spine.ts';
import { drawEastStair } from './vertical.ts';

/** The car park begins here; what goes on beyond the gate is another building's. */
export const CAR_PARK = { from: 118 } as const;
const LOBBY = { from: 146, to: 163, half: 3.4 } as const;
const BAY = 2.6;
const CARS = ['CarsCoral', 'CarsTeal', 'CarsSand'] as const;

export function drawCarPark(plan: FloorPlan): void {
  const { from } = CAR_PARK;
  plan
    .wall(across(from, southWall, northWall))
    .wall(across(from, -7, northFront), 'glass')
    .room('car-park', at(126, 13), { style: 'CarPark' })
    .door(at(from, 3), { width: 2.4, look: 'sliding' })
    .door(at(from, -3.4), { width: 2.4, look: 'sliding' })
    .door(onEastEnd(-40), { width: 5.6, look: 'gate', access: { public: false } });
  drawLobby(plan);
  drawEastStair(plan);
  drawBays(plan);
  drawWays(plan);
}

/** The glass box around the escalators. */
function drawLobby(plan: FloorPlan): void {
  const { from, to, half } = LOBBY;
  plan
    .box([at(from, -half), at(to, -half), at(to, half), at(from, half)], 'glass')
    .hall('car-park-lobby', at(148, 0), { style: 'Entrances' })
    .door(at(from, 0), { width: 2.4, look: 'sliding' })
    .door(at(149, half), { width: 2, look: 'sliding' })
    .door(at(149, -half), { width: 2, look: 'sliding' });
  for (const [key, d] of [
    ['pay-station-north', 2.6],
    ['pay-station-south', -2.6],
  ] as const) {
    plan.object(block(frameAt(151.6, d), 0, 0, [0.7, 0.6]), {
      key,
      style: 'Machines',
      walkUp: true,
    });
  }
}

/** Four rows of bays: two along the outer walls, two along the walkway in the middle. */
function drawBays(plan: FloorPlan): void {
  const random = seededRandom(7);
  const rows: readonly { edge: Edge; side: 1 | -1; from: number; to: number; kind?: string }[] = [
    { edge: northWall, side: -1, from: 120.5, to: 157 },
    { edge: 10.6, side: -1, from: 123, to: 145, kind: 'BaysCharging' },
    { edge: -10.6, side: 1, from: 123, to: 145, kind: 'BaysAccessible' },
    { edge: southWall, side: 1, from: 120.5, to: 157 },
    { edge: 10.6, side: -1, from: 151.4, to: 164 },
    { edge: -10.6, side: 1, from: 151.4, to: 164 },
  ];
  for (const { edge, side, from, to, kind } of rows) {
    let s = from;
    for (let bay = 0; s < to; bay += 1) {
      const d = depth(edge, s) + side * 2.75;
      drawBay(plan, frameAt(s, d), {
        style: kind !== undefined && bay < 6 ? kind : 'Bays',
        roll: random(),
      });
      // A metre along the spine is longer or shorter out at the walls: bays stay as wide.
      s += BAY / span(s, d);
      if (bay % 5 === 4) s += 0.5;
    }
  }
  drawRoundBays(plan, random);
}

function drawBay(plan: FloorPlan, frame: Frame, bay: { style: string; roll: number }): void {
  plan.object(block(frame, 0, 0, [BAY - 0.25, 5]), { style: bay.style, flat: true });
  if (bay.roll < 0.55) drawCar(plan, frame, CARS[Math.floor(bay.roll * 100) % 3] as string);
}

/** Bays along the round wall, towards its middle. */
function drawRoundBays(plan: FloorPlan, random: () => number): void {
  for (const degrees of [34, 42.4, 50.8, 59.2, 67.6, 76, -54, -62.4, -70.8, -79]) {
    const [far, near] = [onEastEnd(degrees), inEastEnd(degrees, 5)];
    const length = Math.hypot(near[0] - far[0], near[1] - far[1]);
    const [ux, uy] = [(near[0] - far[0]) / length, (near[1] - far[1]) / length];
    const frame: Frame = (u, v) => [
      far[0] + ux * (3.2 + v) - uy * u,
      far[1] + uy * (3.2 + v) + ux * u,
    ];
    drawBay(plan, frame, { style: 'Bays', roll: random() });
  }
}

/** Metres at a distance beside the spine for one metre along it. */
function span(s: number, d: number): number {
  const [a, b] = [at(s - 0.5, d), at(s + 0.5, d)];
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

function drawCar(plan: FloorPlan, frame: Frame, style: string): void {
  const outline = [
    [-0.7, -2.1],
    [0.7, -2.1],
    [0.9, -1.5],
    [0.9, 1.5],
    [0.7, 2.1],
    [-0.7, 2.1],
    [-0.9, 1.5],
    [-0.9, -1.5],
  ] as const;
  plan.object(
    outline.map(([u, v]) => frame(u, v)),
    { style },
  );
}

/** The walkway in the middle, crossings, columns. */
function drawWays(plan: FloorPlan): void {
  for (let s = 121; s < 145; s += 2) {
    plan.object(block(frameAt(s, 0), 0, 0, [1, 2.4]), { style: 'Walkways', flat: true });
  }
  for (const side of [1, -1]) {
    for (let d = 11.6; d < 15.6; d += 0.9) {
      plan.object(block(frameAt(149, side * d), 0, 0, [2.4, 0.45]), {
        style: 'Walkways',
        flat: true,
      });
    }
    for (let s = 122; s < 146; s += 7.6) {
      plan.object(block(frameAt(s, side * 4.2), 0, 0, [0.6, 0.6]), { style: 'Columns' });
    }
  }
  for (const [s, side] of [
    [128, 1],
    [140, 1],
    [154, 1],
    [128, -1],
    [140, -1],
    [154, -1],
  ] as const) {
    const frame = frameAt(s, side * 13.4, side === 1 ? 180 : 0);
    const arrow = [
      [-1.4, -0.15],
      [0.4, -0.15],
      [0.4, -0.5],
      [1.3, 0],
      [0.4, 0.5],
      [0.4, 0.15],
      [-1.4, 0.15],
    ] as const;
    plan.object(
      arrow.map(([u, v]) => frame(u, v)),
      { style: 'Walkways', flat: true },
    );
  }
  for (const degrees of [-64, -14, 40, 64]) {
    plan.object(regular(inEastEnd(degrees, 14), 0.4, 8), { style: 'Columns' });
  }
}
