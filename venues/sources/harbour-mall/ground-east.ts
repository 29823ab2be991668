import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import {
  eastEndWall,
  inEastEnd,
  northFront,
  northWall,
  onEastEnd,
  southFront,
  southWall,
} from './edges.ts';
import { boxAt, lotOf } from './fittings/lot.ts';
import { furniture, sports } from './fittings/retail.ts';
import { drawRow } from './shop-row.ts';
import { along, at, between } from './spine.ts';
import { drawEastPassage, drawEastStair, EAST_PASSAGE } from './vertical.ts';

const LOBBY_START = at(168, -5.5);

export function drawGroundEast(plan: FloorPlan): void {
  drawCityRow(plan);
  drawQuayRow(plan);
  drawEastEnd(plan);
  drawEastEntrance(plan);
}

function drawCityRow(plan: FloorPlan): void {
  drawRow(plan, {
    front: northFront,
    back: northWall,
    from: 87.5,
    shops: [
      {
        key: 'bookshop',
        to: 99.5,
        back: 101,
        fit: 'books',
        door: { width: 3.4, look: 'open' },
        window: true,
      },
      { key: 'toys', to: 107.5, back: 108.5, fit: 'toys', window: true },
      {
        key: 'electronics',
        to: 118.5,
        back: 119.5,
        fit: 'electronics',
        door: { width: 3.4, look: 'open' },
        stock: 2.8,
      },
      { key: 'pharmacy', to: 127, back: 125.5, fit: 'pharmacy', style: 'Services', stock: 2.6 },
    ],
  });
  drawPlayArea(plan);
  drawRow(plan, {
    front: northFront,
    back: northWall,
    from: 140.5,
    fromBack: 142,
    shops: [
      { key: 'phones', to: 146, back: 147, fit: 'electronics', style: 'Services' },
      { key: 'travel', to: 152, fit: 'office', style: 'Services', window: true },
    ],
  });
}

/** The play area is open to the round atrium: a low wall with a gate. */
function drawPlayArea(plan: FloorPlan): void {
  plan
    .wall(along(northFront, 127, 140.5), 'low')
    .wall(along(northWall, 127, 140.5), 'glass')
    .room('play-area', at(134, 14), { style: 'PlayArea' })
    .door(at(130.4, northFront), { width: 1.6, look: 'gate' });
  const ship = [
    [129.4, 15],
    [131, 13.6],
    [135, 13.6],
    [137.2, 15],
    [135, 16.4],
    [131, 16.4],
  ] as const;
  plan.object(
    ship.map(([s, d]) => at(s, d)),
    { style: 'Play' },
  );
  for (const [s, d, r] of [
    [128.6, 18.8, 0.8],
    [133, 18.6, 1.1],
    [138.8, 18.4, 0.9],
    [138.6, 13, 0.6],
  ] as const) {
    plan.object(
      Array.from({ length: 8 }, (_, index) => {
        const angle = (index * Math.PI) / 4;
        const [x, y] = at(s, d);
        return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
      }),
      { style: 'PlaySoft' },
    );
  }
}

function drawQuayRow(plan: FloorPlan): void {
  const toTerrace = { width: 2, look: 'double-swing' } as const;
  drawRow(plan, {
    front: southFront,
    back: southWall,
    from: 87,
    shops: [
      {
        key: 'fish-restaurant',
        to: 97,
        back: 97.4,
        fit: 'restaurant',
        style: 'Food',
        window: true,
        backDoor: toTerrace,
      },
      {
        key: 'tavern',
        to: 107.5,
        back: 107.2,
        fit: 'restaurant',
        style: 'Food',
        window: true,
        backDoor: toTerrace,
      },
      {
        key: 'ice-cream',
        to: 113.5,
        back: 112.4,
        fit: 'parlour',
        style: 'Food',
        window: true,
        backDoor: { width: 1.4 },
      },
      { key: 'fashion-kids', to: 124, back: 123, fit: 'fashion', style: 'Fashion', window: true },
      {
        key: 'surf-shop',
        to: 139.5,
        back: 141,
        fit: 'sports',
        style: 'Fashion',
        window: true,
        door: { width: 4, look: 'open' },
      },
      {
        key: 'leather-goods',
        to: 146.6,
        back: 147.6,
        fit: 'shoes',
        style: 'Fashion',
        window: true,
      },
      { key: 'bank', to: 153, back: 152.4, fit: 'office', style: 'Services', window: true },
    ],
  });
}

/** Two large shops fill the round end, with the passage to the stair between them. */
function drawEastEnd(plan: FloorPlan): void {
  const { north, south, mouth } = EAST_PASSAGE;
  drawEastPassage(plan);
  drawEastStair(plan);
  plan
    .wall([...along(northFront, 152, 166.4), inEastEnd(north, mouth)], 'glass')
    .wall([...along(southFront, 153, 168)], 'glass')
    .wall([LOBBY_START, onEastEnd(-14)])
    .divide([inEastEnd(north, mouth), inEastEnd(south, mouth)])
    .wall(eastEndWall(30, 84), 'glass')
    .wall(eastEndWall(-84, -20), 'glass')
    .room('sports', inEastEnd(60, 14), { style: 'Shops' })
    .room('furniture', inEastEnd(-60, 14), { style: 'Home' })
    .door(at(158, northFront), { width: 4, look: 'open' })
    .door(at(160, southFront), { width: 4, look: 'open' })
    .door(onEastEnd(18), { width: 1.2, look: 'double-swing' });
  sports(
    lotOf(plan, {
      front: northFront,
      left: [152, 152],
      right: [164.6, 164.6],
      side: 1,
      depth: 13.4,
    }),
  );
  drawTreadmills(plan);
  furniture(
    lotOf(plan, {
      front: southFront,
      left: [153, 152.4],
      right: [168, 173],
      side: -1,
      depth: 12.6,
    }),
  );
}

/** Machines to run on, in the corner behind the shelves. */
function drawTreadmills(plan: FloorPlan): void {
  for (const degrees of [34, 40, 46, 52]) {
    const center = inEastEnd(degrees, 18);
    plan.object(boxAt(center, inEastEnd(degrees, 19), [1.8, 0.8]), { style: 'Screens' });
  }
}

function drawEastEntrance(plan: FloorPlan): void {
  const { south, mouth } = EAST_PASSAGE;
  const inner = [
    between(inEastEnd(south, mouth), onEastEnd(south), 0.66),
    between(LOBBY_START, onEastEnd(-14), 0.66),
  ] as const;
  plan
    .wall(inner, 'glass')
    .wall(eastEndWall(-14, south), 'glass')
    .hall('east-entrance', inEastEnd(-3, 24), { style: 'Entrances' });
  for (const t of [0.25, 0.7]) plan.door(between(...inner, t), { width: 2.2, look: 'sliding' });
  plan
    .door(onEastEnd(-7), { width: 3, look: 'revolving', access: { accessible: false } })
    .door(onEastEnd(2), { width: 2, look: 'sliding' });
}
