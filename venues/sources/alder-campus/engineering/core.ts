import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { block, steps, washroom } from '../furniture.ts';
import { BOW, bowArc, bowSpot, EAST, FAN_SOUTH, FOYER_EAST, NORTH } from './frame.ts';

const CORE = { south: 174, west: 176, lift: 181.6, riser: 184.4 } as const;
const LOBBY = { north: 112, stair: 219, porter: 229.4 } as const;
const TOILETS = { west: 214, men: 217.2, accessible: 220.2, east: 222.6, north: 176 } as const;

/** What is on both floors alike: corridors, stairs, lift, toilets and the Bow. */
export function drawShell(plan: FloorPlan): void {
  drawCorridors(plan);
  drawFoyerCore(plan);
  drawToilets(plan);
  drawSouthLobby(plan);
  drawBow(plan);
}

function drawCorridors(plan: FloorPlan): void {
  const [south, north] = NORTH.corridor;
  const [west, east] = EAST.corridor;
  plan
    .wall([
      [FOYER_EAST, NORTH.south],
      [FOYER_EAST, NORTH.north],
    ])
    .divide([
      [FOYER_EAST, south],
      [FOYER_EAST, north],
    ])
    .wall([
      [FOYER_EAST, north],
      [EAST.east, north],
    ])
    .wall([
      [FOYER_EAST, south],
      [west, south],
      [west, NORTH.south - BOW.inner],
      [EAST.west, NORTH.south - BOW.inner],
    ])
    .wall([
      [EAST.east, south],
      [east, south],
      [east, LOBBY.north],
    ])
    .wall([
      [EAST.west, NORTH.south - BOW.outer],
      [west, NORTH.south - BOW.outer],
      [west, LOBBY.north],
    ])
    .wall(
      [
        [EAST.east, south + 0.4],
        [EAST.east, north - 0.4],
      ],
      'glass',
    )
    .hall(`engineering-corridor-${plan.key}`, [195, 169], { style: 'Passages' });
}

/** Lift and stairs in the foyer. */
function drawFoyerCore(plan: FloorPlan): void {
  const { south, west, lift, riser } = CORE;
  plan.wall([
    [west, south],
    [FOYER_EAST, south],
  ]);
  for (const x of [west, lift, riser]) {
    plan.wall([
      [x, south],
      [x, NORTH.north],
    ]);
  }
  plan
    .stop('engineering-stair', [178.6, 175], { style: 'Stairs' })
    .door([177.4, south], { width: 1.6, look: 'double-swing' })
    .stop('engineering-lift', [183, 177], { style: 'Lifts' })
    .door([183, south], { width: 1.2, look: 'sliding' })
    .wall([
      [lift, 177.6],
      [riser, 177.6],
    ])
    .solid(`engineering-shaft-${plan.key}`, [183, 179], { style: 'Technical' })
    .solid(`engineering-riser-${plan.key}`, [185.6, 177], { style: 'Technical' });
  steps(plan, { from: [178.8, 175.6], to: [178.8, 179.2], width: 4.6, count: 5 });
}

function drawToilets(plan: FloorPlan): void {
  const { west, men, accessible, east, north } = TOILETS;
  const [, corridor] = NORTH.corridor;
  plan
    .wall([
      [west, corridor],
      [west, NORTH.north],
    ])
    .wall([
      [east, corridor],
      [east, NORTH.north],
    ])
    .wall([
      [west, north],
      [east, north],
    ])
    .solid(`engineering-plant-${plan.key}`, [218, 178], { style: 'Technical' });
  for (const x of [men, accessible]) {
    plan.wall([
      [x, corridor],
      [x, north],
    ]);
  }
  const rooms = [
    ['toilets-women', west, men],
    ['toilets-men', men, accessible],
    ['toilet-accessible', accessible, east],
  ] as const;
  for (const [key, from, to] of rooms) {
    const middle = (from + to) / 2;
    plan
      .room(`${key}-${plan.key}`, [middle, 172], { style: 'Toilets' })
      .door([middle - 0.4, corridor], { width: 0.95 });
    washroom(plan, { at: [middle, 173.4], degrees: 0, size: [to - from - 0.3, 4.9] });
  }
}

/** The south end of the east wing: an entrance, stairs, the reception of the workshops. */
function drawSouthLobby(plan: FloorPlan): void {
  const { north, stair, porter } = LOBBY;
  plan
    .wall([
      [EAST.west, north],
      [EAST.east, north],
    ])
    .divide([
      [EAST.corridor[0], north],
      [EAST.corridor[1], north],
    ])
    .wall([
      [stair, EAST.south],
      [stair, north],
    ])
    .wall([
      [porter, EAST.south],
      [porter, north],
    ])
    .stop('engineering-south-stair', [216, 110.6], { style: 'Stairs' })
    .door([stair, 110.6], { width: 1.4, look: 'double-swing' })
    .hall(`engineering-south-lobby-${plan.key}`, [224, 108], { style: 'Entrances' });
  steps(plan, { from: [216.5, 105], to: [216.5, 109.4], width: 4.2, count: 5 });
}

/** The curved glass corridor and what it encloses. */
function drawBow(plan: FloorPlan): void {
  plan
    .wall([FAN_SOUTH, BOW.center], 'exterior')
    .wall([BOW.center, [EAST.west, EAST.south]], 'exterior')
    .wall(
      [
        [188, NORTH.south],
        [EAST.west - 0.8, NORTH.south],
      ],
      'glass',
    )
    .wall(
      [
        [EAST.west, 134.6],
        [EAST.west, NORTH.south - 0.8],
      ],
      'glass',
    )
    .wall(bowArc(BOW.inner), 'glass')
    .wall(bowArc(BOW.outer), 'glass')
    .divide([
      [BOW.center[0] - BOW.outer, NORTH.south],
      [BOW.center[0] - BOW.inner, NORTH.south],
    ])
    .divide([
      [EAST.west, NORTH.south - BOW.outer],
      [EAST.west, NORTH.south - BOW.inner],
    ])
    .hall(`bow-${plan.key}`, [BOW.center[0] - 32.3, NORTH.south - 1], {
      style: 'Glasshall',
      texts: { name: 'The Bow' },
    });
  for (const degrees of [196, 210, 240, 254]) {
    plan.object(block(bowSpot(degrees, BOW.inner + 0.6), [0.5, 2.2], degrees), {
      style: 'Benches',
    });
  }
}
