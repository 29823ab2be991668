import type { PlanPoint } from './isometric.ts';

export type Room = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly tone: 'shop' | 'service' | 'quiet' | 'core';
};

export type FloorPlan = {
  readonly name: string;
  readonly rooms: readonly Room[];
  /** The part of the route on this floor, in metres. */
  readonly route: readonly (readonly [x: number, y: number])[];
};

export const PLATE = { width: 24, depth: 16 } as const;
export const ROOM_HEIGHT = 1.1;

/** Position of the lift on every floor: the route changes floors here. */
const LIFT = [12.5, 10.5] as const;

/** A small building of three floors, lowest first. The route runs from the entrance to the top. */
export const FLOORS: readonly FloorPlan[] = [
  {
    name: 'Ground',
    rooms: [
      { x: 0, y: 0, width: 7, depth: 5, tone: 'shop' },
      { x: 7, y: 0, width: 6, depth: 5, tone: 'quiet' },
      { x: 13, y: 0, width: 11, depth: 4, tone: 'service' },
      { x: 0, y: 11, width: 9, depth: 5, tone: 'quiet' },
      { x: 17, y: 8, width: 7, depth: 8, tone: 'shop' },
      { x: 11, y: 6.5, width: 3, depth: 2, tone: 'core' },
    ],
    route: [[2, 8], [7, 8], [7, 10.5], LIFT],
  },
  {
    name: 'First',
    rooms: [
      { x: 0, y: 0, width: 5, depth: 9, tone: 'quiet' },
      { x: 5, y: 0, width: 9, depth: 4, tone: 'service' },
      { x: 16, y: 0, width: 8, depth: 6, tone: 'shop' },
      { x: 0, y: 12, width: 7, depth: 4, tone: 'shop' },
      { x: 7, y: 12, width: 7, depth: 4, tone: 'quiet' },
      { x: 18, y: 9, width: 6, depth: 7, tone: 'service' },
      { x: 11, y: 6.5, width: 3, depth: 2, tone: 'core' },
    ],
    route: [LIFT],
  },
  {
    name: 'Second',
    rooms: [
      { x: 0, y: 0, width: 8, depth: 6, tone: 'service' },
      { x: 8, y: 0, width: 7, depth: 4, tone: 'shop' },
      { x: 18, y: 0, width: 6, depth: 9, tone: 'quiet' },
      { x: 0, y: 9, width: 6, depth: 7, tone: 'quiet' },
      { x: 6, y: 12, width: 9, depth: 4, tone: 'service' },
      { x: 17, y: 12, width: 7, depth: 4, tone: 'shop' },
      { x: 11, y: 6.5, width: 3, depth: 2, tone: 'core' },
    ],
    route: [LIFT, [15.5, 10.5], [15.5, 11.2], [20.5, 11.2]],
  },
];

/** The whole route as one line in space, floors above each other by `gap` metres. */
export function routeThrough(floors: readonly FloorPlan[], gap: number): PlanPoint[] {
  return floors.flatMap(({ route }, index) =>
    route.map(([x, y]): PlanPoint => [x, y, index * gap + 0.3]),
  );
}
