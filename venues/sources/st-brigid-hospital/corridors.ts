import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import type { RowRoom } from './room-row.ts';
import {
  EAST,
  EAST_END,
  EAST_PASSAGE,
  endAt,
  HALF,
  onLeft,
  onRight,
  WEST,
  WEST_PASSAGE,
  westEnd,
} from './wings.ts';

/** Where the corridor of the west wing ends at the round room. */
export const WEST_STOP = 50;
/** Where the last rooms of the east wing end: along the corridor and along the outer wall. */
export const EAST_STOP = {
  left: { to: endAt(EAST, EAST_END, HALF), back: EAST_END.left },
  right: { to: endAt(EAST, EAST_END, -HALF), back: EAST_END.right },
} as const;

/** The passage from a corridor to the entrance hall, as a room of its row. */
export function passage(plan: FloorPlan, wing: 'west' | 'east'): RowRoom {
  return {
    key: `passage-${wing}-${plan.key}`,
    kind: 'hall',
    to: wing === 'west' ? WEST_PASSAGE.to : EAST_PASSAGE.to,
    front: 'open',
    window: false,
  };
}

/** Opens the passages towards the ring; drawn after the rows, whose walls they replace. */
export function openPassages(plan: FloorPlan): void {
  plan
    .divide([onLeft(WEST, WEST_PASSAGE.from), onLeft(WEST, WEST_PASSAGE.to)])
    .divide([onRight(EAST, EAST_PASSAGE.from), onRight(EAST, EAST_PASSAGE.to)]);
}

/** The corridors of both wings and their ends; drawn after the rows. */
export function drawCorridors(plan: FloorPlan): void {
  const end = westEnd();
  plan
    .wall([WEST.frame(WEST_STOP, -HALF), WEST.frame(WEST_STOP, HALF)], 'glass')
    .wall(end.slice(3, 10), 'glass')
    .wall(end.slice(11, 14), 'glass')
    .wall(end.slice(15, 22), 'glass')
    .hall(`corridor-west-${plan.key}`, WEST.frame(20, 0), { style: 'Corridors' })
    .wall([onRight(EAST, EAST_END.right), onLeft(EAST, EAST_END.left)], 'exterior')
    .wall([EAST.frame(EAST_STOP.left.to, HALF), EAST.frame(EAST_STOP.right.to, -HALF)], 'glass')
    .hall(`corridor-east-${plan.key}`, EAST.frame(20, 0), { style: 'Corridors' });
}
