import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { arc, curve, type Path, type Vec } from '../../src/dsl/shapes.ts';
import { type Frame, hall, hallArc, HUB, hub, hubArc, hubFrame } from './frames.ts';

/** Radii of the landside around the bend, in metres. */
export const FACADE = 127;
export const STRIP_FRONT = 95;
export const STRIP_BACK = 88;
/** The hall reaches so many degrees to both sides of the axis. */
export const HALL_END = 27;

/** Radii of the rotunda, in metres. */
export const WELL = 8.5;
export const SHOP_FRONT = 19;
export const DRUM = 30;
/** Directions in which the neck meets the drum. */
export const NECK = { west: 215, east: 325 } as const;
/** Directions between which the drum opens to the duty-free shop and to baggage reclaim. */
export const SOUTH_OPENING = { from: 238, to: 302 } as const;

/** Half the width of the corridor in both piers. */
export const CORRIDOR = 5;
/** Degrees from the axis of a pier at which its corridor passes the shop fronts and the drum. */
export const AT_FRONT = (Math.asin(CORRIDOR / SHOP_FRONT) * 180) / Math.PI;
export const AT_DRUM = (Math.asin(CORRIDOR / DRUM) * 180) / Math.PI;

/** Where the boarding door of a gate is, in metres before the gate ends, and half its bridge. */
export const BOARDING = { beforeEnd: 3.4, half: 1.3 } as const;

/** A pier: its axis, how wide it is, and where its gates are. Left and right as one walks out. */
export type Pier = {
  readonly letter: 'A' | 'B';
  readonly frame: Frame;
  readonly degrees: number;
  /** Degrees from the axis at which the outer walls leave the drum. */
  readonly spread: number;
  readonly halfWidth: (u: number) => number;
  readonly gates: { readonly from: number; readonly length: number; readonly each: number };
  readonly tip: number;
  /** Where its walls have corners, ascending: wherever another wall meets them. */
  readonly stations: readonly number[];
};

const STRAIGHT_A = { from: DRUM * Math.cos(Math.PI / 6), to: 160 };

export const PIER_A: Pier = {
  letter: 'A',
  frame: hubFrame(172),
  degrees: 172,
  spread: 30,
  halfWidth: (u) => 15 - ((u - STRAIGHT_A.from) / (STRAIGHT_A.to - STRAIGHT_A.from)) * 3.5,
  gates: { from: 44, length: 23, each: 5 },
  tip: 167,
  stations: [],
};

const BEND_B = { from: 34, radius: 120 };
const SPREAD_B = 28;
const ROOT_B = DRUM * Math.cos((SPREAD_B * Math.PI) / 180);
const ROOT_WIDTH_B = DRUM * Math.sin((SPREAD_B * Math.PI) / 180);

/** East from the hub, then in a wide bend to the north. */
function alongPierB(u: number, v: number): Vec {
  if (u <= BEND_B.from) return [HUB[0] + u, HUB[1] + v];
  const angle = (u - BEND_B.from) / BEND_B.radius;
  const radius = BEND_B.radius - v;
  return [
    HUB[0] + BEND_B.from + radius * Math.sin(angle),
    HUB[1] + BEND_B.radius - radius * Math.cos(angle),
  ];
}

export const PIER_B: Pier = {
  letter: 'B',
  frame: alongPierB,
  degrees: 0,
  spread: SPREAD_B,
  halfWidth: (u) =>
    ROOT_WIDTH_B - Math.min(1, (u - ROOT_B) / (56 - ROOT_B)) * (ROOT_WIDTH_B - 12.6),
  gates: { from: 56, length: 22, each: 4 },
  tip: 152,
  stations: stationsOf(
    { from: 56, length: 22, each: 4 },
    [28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 49.6, 51.2, 52.6, 54],
  ),
};

function stationsOf(gates: Pier['gates'], others: readonly number[]): readonly number[] {
  const steps = Array.from({ length: gates.each }, (_, index) => gates.from + index * gates.length);
  const perGate = [
    0,
    2,
    4,
    6,
    8,
    10,
    12,
    14,
    16,
    gates.length - BOARDING.beforeEnd - BOARDING.half,
    gates.length - BOARDING.beforeEnd + BOARDING.half,
    gates.length - 1,
  ];
  return [...others, ...steps.flatMap((start) => perGate.map((u) => start + u))];
}

/** Where the gates of a pier end. */
export function gatesEnd({ gates }: Pier): number {
  return gates.from + gates.length * gates.each;
}

/** A line along a pier at a distance from its axis, with corners close enough to look bent. */
export function alongPier(pier: Pier, [from, to]: Vec, v: (u: number) => number): Path {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const stations = pier.stations.filter((u) => u > low + 0.01 && u < high - 0.01);
  const us = [low, ...stations, high];
  return (from < to ? us : us.toReversed()).map((u) => pier.frame(u, v(u)));
}

/** The outer wall of a pier, from the drum around its tip and back. */
export function pierOutline(pier: Pier): Path {
  const end = gatesEnd(pier);
  const start = DRUM * Math.cos((pier.spread * Math.PI) / 180);
  const width = pier.halfWidth(end);
  const left = alongPier(pier, [start, end], pier.halfWidth);
  const right = alongPier(pier, [end, start], (u) => -pier.halfWidth(u));
  const tip = curve([
    pier.frame(end, width),
    pier.frame(pier.tip - 3, width * 0.62),
    pier.frame(pier.tip, 0),
    pier.frame(pier.tip - 3, -width * 0.62),
    pier.frame(end, -width),
  ]);
  const [first, last] = [pier.spread, -pier.spread].map((side) =>
    hub(DRUM, pier.degrees + side),
  ) as [Vec, Vec];
  return [first, ...left.slice(1, -1), ...tip, ...right.slice(1, -1), last];
}

/** How far east or west the neck reaches at `y`. */
export function neckX(y: number, side: 'west' | 'east'): number {
  const [low, high] = [
    hall(side === 'west' ? -HALL_END : HALL_END, STRIP_BACK),
    hub(DRUM, NECK[side]),
  ];
  return low[0] + ((y - low[1]) / (high[1] - low[1])) * (high[0] - low[0]);
}

/** The outer walls of hall and neck, which all floors below the lounges share. */
export function drawLandsideWalls(plan: FloorPlan): void {
  plan.wall(hallArc(FACADE, -HALL_END, HALL_END), 'exterior');
  for (const [end, side] of [
    [-HALL_END, 'west'],
    [HALL_END, 'east'],
  ] as const) {
    plan.wall([hall(end, FACADE), hall(end, STRIP_BACK), hub(DRUM, NECK[side])], 'exterior');
  }
}

/** A hole in the floor: a circle with notches, each from one direction to another. */
export function wellEdge(
  radius: number,
  notches: readonly { readonly from: number; readonly to: number; readonly inner: Path }[],
): Path {
  return notches.flatMap(({ to, inner }, index) => {
    const next = notches[index + 1]?.from ?? (notches[0]?.from ?? 0) + 360;
    return [...inner, ...arc(HUB, radius, [to, next])];
  });
}

/** A ring of walls of the rotunda, each through directions where other walls meet it. */
export function drawRing(
  plan: FloorPlan,
  radius: number,
  look: 'exterior' | 'wall' | 'glass',
  spans: readonly (readonly number[])[],
): void {
  for (const span of spans) plan.wall(hubArc(radius, ...span), look);
}
