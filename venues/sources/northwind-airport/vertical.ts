import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { arc, type Path, type Vec } from '../../src/dsl/shapes.ts';
import { DRUM, SHOP_FRONT, WELL, wellEdge } from './edges.ts';
import {
  around,
  band,
  block,
  circleThrough,
  type Frame,
  frameAt,
  hall,
  hub,
  hubArc,
  HUB,
  hubFrame,
} from './frames.ts';

const STEPS = { style: 'Steps', flat: true };

/** Lanes side by side from a lower to a higher floor: escalators or open stairs. */
export type Flight = {
  readonly frame: Frame;
  /** Where the lower and the upper end are along the frame. */
  readonly foot: number;
  readonly head: number;
  /** Connections with the two sides of each lane. */
  readonly lanes: readonly { readonly key: string; readonly sides: Vec }[];
  readonly style: 'Escalators' | 'Stairs';
};

const UPWARD = frameAt([150, 0], 90);

export const LANDSIDE_ESCALATORS: Flight = {
  frame: UPWARD,
  foot: 3,
  head: 15,
  lanes: [
    { key: 'escalator-landside-up', sides: [-1.6, 0] },
    { key: 'escalator-landside-down', sides: [0, 1.6] },
  ],
  style: 'Escalators',
};

export const LANDSIDE_STAIRS: Flight = {
  frame: UPWARD,
  foot: 3,
  head: 15,
  lanes: [{ key: 'stairs-landside', sides: [-12.4, -9] }],
  style: 'Stairs',
};

export const TRANSFER_ESCALATORS: Flight = {
  frame: hubFrame(215),
  foot: -6,
  head: 6,
  lanes: [
    { key: 'escalator-transfer-up', sides: [-1.6, 0] },
    { key: 'escalator-transfer-down', sides: [0, 1.6] },
  ],
  style: 'Escalators',
};

export const LOUNGE_ESCALATORS: Flight = {
  frame: hubFrame(20),
  foot: -6,
  head: 6,
  lanes: [
    { key: 'escalator-lounges-up', sides: [9.3, 10.9] },
    { key: 'escalator-lounges-down', sides: [10.9, 12.5] },
  ],
  style: 'Escalators',
};

/** Draws a flight on one of its floors, open towards the end that is there. */
export function drawFlight(plan: FloorPlan, flight: Flight, end: 'foot' | 'head'): void {
  const { frame, foot, head, lanes, style } = flight;
  const [open, shut] = end === 'foot' ? [foot, head] : [head, foot];
  for (const {
    key,
    sides: [from, to],
  } of lanes) {
    for (const v of [from, to]) plan.wall([frame(foot, v), frame(head, v)], 'low');
    plan.wall([frame(shut, from), frame(shut, to)], 'low');
    plan.divide([frame(open, from), frame(open, to)]);
    plan.stop(key, frame((foot + head) / 2, (from + to) / 2), { style });
    for (let step = 1; step < 9; step += 1) {
      const u = foot + ((head - foot) * step) / 9;
      plan.object(block(frame, [u, (from + to) / 2], [0.4, to - from - 0.5]), STEPS);
    }
  }
}

/** The landside lift beside the stairwell, with its door to the west. */
export function drawLandsideLift(plan: FloorPlan): void {
  plan
    .box(
      [
        [138.4, 6.6],
        [141, 6.6],
        [141, 9.4],
        [138.4, 9.4],
      ],
      'glass',
    )
    .stop('lift-landside', [139.7, 8], { style: 'Lifts' })
    .door([138.4, 8], { width: 1.3, look: 'sliding' });
}

const LIFT = { degrees: 285, inner: 12, half: 1.3 };
/** The well of the gallery, wider than the one below it. */
export const UPPER_WELL = 14.5;
const liftFrame = hubFrame(LIFT.degrees);
const LIFT_OUTER = Math.sqrt(UPPER_WELL ** 2 - LIFT.half ** 2);
const LIFT_SPREAD = (Math.asin(LIFT.half / UPPER_WELL) * 180) / Math.PI;

/** The airside lift on the edge of the upper well, with its door away from the middle. */
export function drawAirsideLift(plan: FloorPlan): void {
  plan
    .box(
      block(
        liftFrame,
        [(LIFT.inner + LIFT_OUTER) / 2, 0],
        [LIFT_OUTER - LIFT.inner, 2 * LIFT.half],
      ),
      'glass',
    )
    .stop('lift-airside', liftFrame(13.2, 0), { style: 'Lifts' })
    .door(liftFrame(LIFT_OUTER, 0), { width: 1.3, look: 'sliding' });
}

/** The hole in the departures floor around the escalators to baggage reclaim. */
export function lowerWellEdge(): Path {
  const { frame, head } = TRANSFER_ESCALATORS;
  const spread = (Math.asin(1.6 / WELL) * 180) / Math.PI;
  return wellEdge(WELL, [
    { from: 215 - spread, to: 215 + spread, inner: [frame(head, -1.6), frame(head, 1.6)] },
  ]);
}

/** The hole in the gallery, with notches for the lift and the landing of the escalators. */
export function upperWellEdge(): Path {
  const { frame, head } = LOUNGE_ESCALATORS;
  const [near, far] = [9.3, 12.5];
  const at = (v: number): number => 20 + (Math.asin(v / UPPER_WELL) * 180) / Math.PI;
  return wellEdge(UPPER_WELL, [
    { from: at(near), to: at(far), inner: [frame(head, near), frame(head, far)] },
    {
      from: LIFT.degrees - LIFT_SPREAD,
      to: LIFT.degrees + LIFT_SPREAD,
      inner: [liftFrame(LIFT.inner, -LIFT.half), liftFrame(LIFT.inner, LIFT.half)],
    },
  ]);
}

/** The enclosed stair in the ring of the rotunda, on all three floors. */
export const STAIR_CORE = { from: 46, to: 58, far: 27 } as const;

export function drawStairCore(plan: FloorPlan): void {
  const { from, to, far } = STAIR_CORE;
  const middle = (from + to) / 2;
  plan
    .wall([hub(SHOP_FRONT, from), hub(DRUM, from)])
    .wall([hub(SHOP_FRONT, to), hub(DRUM, to)])
    .wall(hubArc(far, from, to))
    .wall(hubArc(SHOP_FRONT, from, to))
    .stop('stairs-rotunda', hub(20.5, middle), { style: 'Stairs' })
    .solid(`riser-${plan.key}`, hub(28.5, middle), { style: 'Technical' })
    .door(hub(SHOP_FRONT, middle), { width: 1.4, look: 'double-swing' });
  for (let step = 0; step < 7; step += 1) {
    const radius = 21.8 + step * 0.6;
    for (const [a, b] of [
      [from + 0.8, middle - 0.5],
      [middle + 0.5, to - 0.8],
    ] as const) {
      plan.object(band(HUB, [radius, radius + 0.3], [a, b]), STEPS);
    }
  }
}

/** The round ramp from the forecourt up to the departures hall, west of the terminal. */
export const HELIX = { center: hall(-32, 131), inner: 4, outer: 8, cut: 343 } as const;
/** Where it opens below and above. */
const HELIX_FOOT = [292, 326] as const;
export const HELIX_HEAD = [0.2, 28.2] as const;

export function helixAt(radius: number, degrees: number): Vec {
  return around(HELIX.center, radius, degrees);
}

export function drawHelix(plan: FloorPlan, end: 'foot' | 'head'): void {
  const { center, inner, outer, cut } = HELIX;
  const [from, to] = end === 'foot' ? HELIX_FOOT : HELIX_HEAD;
  plan
    .box(circleThrough(center, outer, [...HELIX_HEAD, ...HELIX_FOOT, cut]), 'low')
    .box(circleThrough(center, inner, [cut]), 'low')
    .wall([helixAt(inner, cut), helixAt(outer, cut)], 'low')
    .divide(arc(center, outer, [from, to]))
    .stop('ramp-helix', helixAt(6, 180), { style: 'Ramps' });
  for (let degrees = 40; degrees < 280; degrees += 24) {
    plan.object(band(center, [inner + 0.5, outer - 0.5], [degrees, degrees + 3]), {
      style: 'RampMarks',
      flat: true,
    });
  }
}
