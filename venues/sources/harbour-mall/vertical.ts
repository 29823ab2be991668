import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { type Path, regular, type Vec } from '../../src/dsl/shapes.ts';
import { inEastEnd, northFront, northWall, onEastEnd, oval, round } from './edges.ts';
import { across, along, at, beside, between, block, type Frame, frameAt } from './spine.ts';

const STEPS = { style: 'Steps', flat: true };
const RIDE = { style: 'Escalators' };
const STAFF = { public: false };

/** Two lanes side by side: escalators or moving walks. */
export type Lanes = {
  /** Key of the pair; the lanes are `<key>-up` and `<key>-down`. */
  readonly key: string;
  readonly frame: Frame;
  /** Where the lower and the upper end are along the frame. */
  readonly foot: number;
  readonly head: number;
  /** Width of both lanes together. */
  readonly width: number;
};

export const ESCALATORS = {
  ovalLower: {
    key: 'escalator-oval-lower',
    frame: frameAt(108.5),
    foot: -5.5,
    head: 5.5,
    width: 3.2,
  },
  ovalUpper: { key: 'escalator-oval-upper', frame: oval, foot: -3.7, head: -14.7, width: 3.2 },
  roundLower: {
    key: 'escalator-round-lower',
    frame: frameAt(156.5),
    foot: -5.5,
    head: 5.5,
    width: 3.2,
  },
  roundUpper: { key: 'escalator-round-upper', frame: round, foot: 3.6, head: -7.4, width: 3.2 },
} satisfies Record<string, Lanes>;

export const TRAVELATOR: Lanes = {
  key: 'travelator-market',
  frame: frameAt(44),
  foot: -10,
  head: 10,
  width: 3.4,
};

/** Draws both lanes on one floor, open towards the end that is on this floor. */
export function drawLanes(plan: FloorPlan, lanes: Lanes, end: 'foot' | 'head'): void {
  const { frame, foot, head, width, key } = lanes;
  const half = width / 2;
  const [openEnd, shutEnd] = end === 'foot' ? [foot, head] : [head, foot];
  for (const v of [half, 0, -half]) plan.wall([frame(foot, v), frame(head, v)], 'low');
  plan.wall([frame(shutEnd, -half), frame(shutEnd, half)], 'low');
  plan.divide([frame(openEnd, -half), frame(openEnd, half)]);
  // People keep right: seen from the foot, the lane that goes up is on the right.
  const right = head > foot ? -1 : 1;
  for (const [name, side] of [
    ['up', right],
    ['down', -right],
  ] as const) {
    const v = (side * half) / 2;
    plan.stop(`${key}-${name}`, frame((foot + head) / 2, v), RIDE);
    const count = Math.round(Math.abs(head - foot) / 1.4);
    for (let step = 1; step < count; step += 1) {
      const u = foot + ((head - foot) * step) / count;
      plan.object(block(frame, u, v, [0.35, half - 0.5]), STEPS);
    }
  }
}

/** The end of a pair where it meets the floor, for the wall around a hole. */
export function headOf({ head, width }: Lanes): readonly [Vec, Vec] {
  return [
    [head, width / 2],
    [head, -width / 2],
  ];
}

const LIFT = 15.6;
const LIFT_CORNERS: Path = regular([LIFT, 0], 2, 8, 22.5);

/** The corners of the glass lift that touch the wall of the oval hole. */
export const LIFT_GAP: readonly [Vec, Vec] = [LIFT_CORNERS[5] as Vec, LIFT_CORNERS[2] as Vec];

/** The glass lift at the east tip of the oval atrium. */
export function drawGlassLift(plan: FloorPlan): void {
  plan
    .box(
      LIFT_CORNERS.map(([u, v]) => oval(u, v)),
      'glass',
    )
    .stop('glass-lift', oval(LIFT, 0), { style: 'Lifts' })
    .door(oval(LIFT + 1.85, 0), { width: 1.2, look: 'sliding' });
}

const LIFT_BACK = beside(northWall, 3.4);

/** The service lift behind the delivery corridor, in a tower outside of the wall. */
export const LIFT_TOWER = [46, 49.6] as const;

export function drawServiceLift(plan: FloorPlan): void {
  const [from, to] = LIFT_TOWER;
  plan
    .wall([...along(northWall, from, to)])
    .wall([at(from, northWall), ...along(LIFT_BACK, from, to), at(to, northWall)])
    .stop('service-lift', at((from + to) / 2, northWall((from + to) / 2) + 1.7), { style: 'Lifts' })
    .door(at((from + to) / 2, northWall), {
      width: 1.8,
      look: 'sliding',
      access: { public: false },
    });
}

/** Flights of an emergency stair in the frame of a room: steps up, a landing, steps up. */
function flights(plan: FloorPlan, corners: readonly [Vec, Vec, Vec, Vec], key: string): void {
  const [a, b, c, d] = corners;
  const spot = (x: number, y: number): Vec => between(between(a, b, x), between(d, c, x), y);
  plan.stop(key, spot(0.5, 0.1), { style: 'Stairs' });
  for (let step = 0; step < 8; step += 1) {
    const y = 0.3 + step * 0.065;
    for (const [from, to] of [
      [0.08, 0.46],
      [0.54, 0.92],
    ] as const) {
      plan.object([spot(from, y), spot(to, y), spot(to, y + 0.03), spot(from, y + 0.03)], STEPS);
    }
  }
}

/** Where the west core stands, along the spine and beside it. */
export const WEST_CORE = { from: 26, passage: 29.5, to: 32.3, near: 11, far: 18.2 } as const;

/** The west core: a passage from the promenade to the open air, a stair, a room before it. */
export function drawWestCore(
  plan: FloorPlan,
  room: { key: string; solid?: boolean; staff?: boolean },
): void {
  const { from, passage, to, near, far } = WEST_CORE;
  plan
    .wall(along(northFront, from, passage), 'wall')
    .wall(across(from, northFront, northWall))
    .wall(across(passage, northFront, northWall))
    .wall(across(to, northFront, northWall))
    .wall([at(from, near), at(passage, near)])
    .wall([at(from, far), at(passage, far)])
    .divide(along(northFront, passage, to))
    .solid(`riser-west-${plan.key}`, at((from + passage) / 2, far + 1.2), { style: 'Technical' })
    .hall(`west-passage-${plan.key}`, at((passage + to) / 2, 12), { style: 'Passages' })
    .door(at(passage, far - 1.2), { width: 1.2, look: 'double-swing' });
  flights(plan, [at(passage, far), at(from, far), at(from, near), at(passage, near)], 'stair-west');
  const spot = at((from + passage) / 2, (northFront(from) + near) / 2);
  if (room.solid) {
    plan.solid(room.key, spot, { style: 'Technical' });
  } else if (room.staff) {
    plan.room(room.key, spot, { style: 'StaffRooms', access: STAFF });
    plan.door(at(passage, 8.2), { width: 1.6, look: 'double-swing', access: STAFF });
  } else {
    plan.room(room.key, spot, { style: 'Amenities' });
    plan.door(at(passage, 8.2), { width: 1.4, look: 'open' });
  }
}

/** Directions of the two walls of the east passage, and where the stair begins. */
export const EAST_PASSAGE = { south: 8, north: 24, mouth: 11, stair: 19 } as const;

/** The east core: a wedge that widens from the promenade to the stair at the outer wall. */
export function drawEastStair(plan: FloorPlan): void {
  const { south, north, stair } = EAST_PASSAGE;
  const [a, b] = [inEastEnd(south, stair), inEastEnd(north, stair)];
  plan
    .wall([a, b])
    .wall([a, onEastEnd(south)])
    .wall([b, onEastEnd(north)])
    .door(between(a, b, 0.25), { width: 1.2, look: 'double-swing' });
  flights(plan, [a, b, onEastEnd(north), onEastEnd(south)], 'stair-east');
}

/** The walls of the passage that leads to the east stair. */
export function drawEastPassage(plan: FloorPlan): void {
  const { south, north, mouth, stair } = EAST_PASSAGE;
  for (const side of [south, north]) plan.wall([inEastEnd(side, mouth), inEastEnd(side, stair)]);
  plan.hall(`east-passage-${plan.key}`, inEastEnd((south + north) / 2, 15), { style: 'Passages' });
}

/** The tower of the service lift, where nothing else stands beside it. */
export function drawTower(plan: FloorPlan): void {
  const [from, to] = LIFT_TOWER;
  plan.wall([at(from, northWall), ...along(LIFT_BACK, from, to), at(to, northWall)], 'exterior');
}

/** The passage from the promenade to the toilets, where no entrance leads there. */
export function drawPassage(plan: FloorPlan): void {
  const [from, to] = [77, 80.6];
  plan
    .wall(across(from, northFront, northWall))
    .wall(across(to, northFront, northWall))
    .divide(along(northFront, from, to))
    .hall(`toilet-passage-${plan.key}`, at((from + to) / 2, 18), { style: 'Passages' });
}
