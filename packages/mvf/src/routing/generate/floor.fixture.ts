import type { Point } from '@brand/geo';
import type {
  FloorPlan,
  PlanAccess,
  PlanBlock,
  PlanDestination,
  PlanDoor,
  PlanShape,
} from './floor-plan.ts';

/** Small plans for tests, drawn in metres as lists of numbers. */

type Vec = readonly [number, number];

export const ANYONE: PlanAccess = { accessible: true, public: true, extraCost: 0 };

export const points = (...corners: readonly Vec[]): Point[] => corners.map(([x, y]) => ({ x, y }));

/** Returns a rectangle by two corners. */
export const box = (x1: number, y1: number, x2: number, y2: number): Point[] =>
  points([x1, y1], [x2, y1], [x2, y2], [x1, y2]);

export function shape(
  id: string,
  kind: string,
  rings: readonly (readonly Point[])[],
  more: Partial<PlanShape> = {},
): PlanShape {
  return { id, kind, polygons: [rings], access: ANYONE, isStop: false, ...more };
}

export const wall = (...line: readonly Vec[]): PlanBlock => ({
  polygons: [],
  lines: [points(...line)],
});

export const solid = (ring: readonly Point[]): PlanBlock => ({ polygons: [[ring]], lines: [] });

export function door(id: string, a: Vec, b: Vec, more: Partial<PlanDoor> = {}): PlanDoor {
  return { id, line: points(a, b), access: { ...ANYONE, extraCost: 1 }, ...more };
}

export const spot = (id: string, at: Vec): PlanDestination => ({
  id,
  polygons: [],
  lines: [points(at)],
});

export function plan(more: Partial<FloorPlan>): FloorPlan {
  return { shapes: [], blocks: [], doors: [], destinations: [], ...more };
}

const KIOSK = box(14, 3.2, 16, 4.4);

/**
 * An L-shaped hallway with a void and a kiosk in it, five rooms with doors, a store room with a
 * one-way door, and a lift inside the hallway.
 */
export const SMALL_FLOOR: FloorPlan = plan({
  shapes: [
    shape('hall', 'hallway', [points([0, 2], [30, 2], [30, 20], [24, 20], [24, 8], [0, 8])]),
    shape('north-1', 'room', [box(0, 8, 8, 14)]),
    shape('north-2', 'room', [box(8, 8, 16, 14)]),
    shape('north-3', 'room', [box(16, 8, 24, 14)]),
    shape('corner', 'room', [box(16, 14, 24, 20)]),
    shape('store', 'room', [box(30, 2, 36, 10)], {
      access: { accessible: true, public: false, extraCost: 0 },
    }),
    shape('lift', 'room', [box(25, 15, 27, 17)], { isStop: true }),
  ],
  blocks: [
    wall([0, 8], [0, 14], [24, 14], [24, 8], [21, 8]),
    wall([20, 8], [13, 8]),
    wall([12, 8], [5, 8]),
    wall([4, 8], [0, 8]),
    wall([8, 8], [8, 14]),
    wall([16, 8], [16, 20], [24, 20], [24, 18]),
    wall([24, 17], [24, 14]),
    wall([30, 2], [30, 5]),
    wall([30, 6], [30, 20], [24, 20]),
    wall([30, 2], [36, 2], [36, 10], [30, 10]),
    wall([0, 8], [0, 2], [30, 2]),
    // Partition in the first room, open at its lower end.
    wall([4, 14], [4, 10]),
    // The lift has walls on three sides.
    wall([25, 15], [25, 17], [27, 17], [27, 15]),
    solid(box(5, 4, 9, 6.5)),
    solid(KIOSK),
    solid(box(18, 10, 20, 12)),
  ],
  doors: [
    door('door-1', [4, 8], [5, 8]),
    door('door-2', [12, 8], [13, 8], { access: { accessible: false, public: true, extraCost: 1 } }),
    door('door-3', [20, 8], [21, 8]),
    door('door-corner', [24, 17], [24, 18]),
    door('door-store', [30, 5], [30, 6], { oneWayInto: 'store' }),
    door('exit', [0, 4], [0, 5.5]),
  ],
  destinations: [
    { id: 'kiosk', polygons: [[KIOSK]], lines: [] },
    spot('pillar', [28, 12]),
    spot('far', [200, 200]),
  ],
});
