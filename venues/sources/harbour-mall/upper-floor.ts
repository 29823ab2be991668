import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { drawCinema } from './cinema.ts';
import { drawDeliveryCorridor } from './deliveries.ts';
import { drawDepartmentStore, furnishUpstairs } from './department-store.ts';
import {
  northBack,
  northFront,
  northWall,
  outline,
  oval,
  OVAL_RADII,
  rim,
  round,
  ROUND_RADIUS,
  southFront,
  southWall,
} from './edges.ts';
import { drawFoodCourt, FOOD_COURT } from './food-court.ts';
import { layUpperPictures } from './floor-pictures.ts';
import { markUpper } from './safety.ts';
import { drawRow } from './shop-row.ts';
import { along, at, block, frameAt } from './spine.ts';
import { drawBench, drawTree } from './street-furniture.ts';
import { text } from './text.ts';
import { drawToilets, TOILETS } from './toilet-core.ts';
import {
  drawGlassLift,
  drawLanes,
  drawPassage,
  drawTower,
  drawWestCore,
  ESCALATORS,
  headOf,
  LIFT_GAP,
  WEST_CORE,
} from './vertical.ts';

/** The upper floor: galleries around the atria, the food court, the cinema. */
export function upperFloor(): FloorPlan {
  const plan = new FloorPlan('upper', {
    elevation: 1,
    name: text('Upper floor', 'Piso 1', 'Primera planta'),
    shortName: text('1', '1', '1'),
    building: 'mall',
    maxHeight: 5,
  });
  plan.outline(outline());
  drawDepartmentStore(plan, 'department-store-upper');
  furnishUpstairs(plan);
  drawWestCore(plan, { key: 'store-west-upper', solid: true });
  drawWestShops(plan);
  drawDeliveryCorridor(plan);
  drawTower(plan);
  drawToilets(plan);
  drawHairdresser(plan);
  drawPassage(plan);
  drawFoodCourt(plan);
  drawEastShops(plan);
  drawCinema(plan);
  drawGalleries(plan);
  drawLanes(plan, ESCALATORS.ovalUpper, 'head');
  drawLanes(plan, ESCALATORS.roundUpper, 'head');
  drawGlassLift(plan);
  layUpperPictures(plan);
  markUpper(plan);
  return plan;
}

function drawWestShops(plan: FloorPlan): void {
  drawRow(plan, {
    front: northFront,
    back: northBack,
    from: WEST_CORE.to,
    delivered: true,
    shops: [
      { key: 'fashion-cotton', to: 43, back: 42, fit: 'fashion', style: 'Fashion', stock: 3 },
      { key: 'fashion-coats', to: 53, back: 54, fit: 'fashion', style: 'Fashion', stock: 3.6 },
      { key: 'watches', to: 58, back: 57.6, fit: 'jewellery', stock: 4.6 },
      { key: 'cosmetics', to: TOILETS.from, fit: 'counterShop', stock: 2.4 },
    ],
  });
  drawRow(plan, {
    front: southFront,
    back: southWall,
    from: 26,
    fromBack: 24,
    shops: [
      { key: 'fashion-denim', to: 36, back: 35, fit: 'fashion', style: 'Fashion', window: true },
      { key: 'lingerie', to: 43.6, back: 44, fit: 'fashion', style: 'Fashion', window: true },
      {
        key: 'kitchenware',
        to: FOOD_COURT.from,
        fit: 'household',
        style: 'Home',
        window: true,
        door: { width: 3.4, look: 'open' },
      },
    ],
  });
}

function drawHairdresser(plan: FloorPlan): void {
  plan
    .wall(along(northFront, TOILETS.from, TOILETS.to), 'glass')
    .room('hairdresser', at(73, 15.5), { style: 'Services' })
    .door(at(70.5, northFront), { width: 1.8, look: 'sliding' })
    .object([...along(16.6, 69.4, 76), ...along(17.2, 76, 69.4)], { style: 'Displays' })
    .object([...along(13.3, 64.8, 67.4), ...along(14, 67.4, 64.8)], { style: 'Basins' });
  for (const s of [70, 72, 74, 76]) {
    plan.object(
      [...Array(6).keys()].map((corner) => {
        const [x, y] = at(s, 15.7);
        const angle = (corner * Math.PI) / 3;
        return [x + 0.38 * Math.cos(angle), y + 0.38 * Math.sin(angle)] as const;
      }),
      { style: 'Chairs' },
    );
  }
}

function drawEastShops(plan: FloorPlan): void {
  drawRow(plan, {
    front: northFront,
    back: northWall,
    from: 80.6,
    shops: [
      { key: 'stationery', to: 89, back: 88.4, fit: 'counterShop', window: true },
      { key: 'board-games', to: 96.6, back: 97.4, fit: 'toys', style: 'Leisure', window: true },
      { key: 'music-shop', to: 107, back: 108, fit: 'household', window: true },
      {
        key: 'arcade',
        to: 121.6,
        back: 120.4,
        fit: 'arcade',
        style: 'Leisure',
        door: { width: 3.6, look: 'open' },
      },
      { key: 'outdoor-gear', to: 134.6, back: 135, fit: 'sports', style: 'Fashion', window: true },
      { key: 'clinic', to: 143.6, back: 144.4, fit: 'office', style: 'Services', stock: 3 },
      { key: 'tea-shop', to: 150.5, back: 151, fit: 'counterShop', style: 'Food', window: true },
    ],
  });
  drawRow(plan, {
    front: southFront,
    back: southWall,
    from: FOOD_COURT.to,
    shops: [
      {
        key: 'gull-restaurant',
        to: 119,
        fit: 'restaurant',
        style: 'Food',
        window: true,
        backDoor: { width: 2.2, look: 'sliding' },
      },
      { key: 'knitwear', to: 128, back: 127.4, fit: 'fashion', style: 'Fashion', window: true },
      { key: 'fitness', to: 142, back: 143, fit: 'studio', style: 'Leisure', window: true },
      {
        key: 'photo-studio',
        to: 150.5,
        back: 151,
        fit: 'electronics',
        style: 'Services',
        window: true,
      },
    ],
  });
}

/** Where one gallery ends and the next begins: at the quay side, in the middle, at the city side. */
const GALLERY_ENDS = [
  [57, 57.4, 58],
  [106, 107, 107],
  [119, 120, 121.6],
] as const;

function drawGalleries(plan: FloorPlan): void {
  const { ovalUpper, roundUpper } = ESCALATORS;
  const hole = rim(oval, OVAL_RADII, { straight: [headOf(ovalUpper)], open: LIFT_GAP });
  const roundHole = rim(round, [ROUND_RADIUS, ROUND_RADIUS], { straight: [headOf(roundUpper)] });
  plan.wall(hole, 'low').box(roundHole, 'low');
  for (const [south, middle, north] of GALLERY_ENDS) {
    plan.divide([at(south, southFront), at(middle, 0), at(north, northFront)]);
  }
  plan
    .void('oval-void', oval(4, 4), { style: 'Atria' })
    .void('round-void', round(0, 5), { style: 'Atria' })
    .hall('gallery-west', at(45, 2), { style: 'Promenade' })
    .hall('gallery-oval', oval(0, 11), { style: 'Plaza' })
    .hall('gallery-centre', at(114, 0), { style: 'Promenade' })
    .hall('gallery-round', round(0, 9.6), { style: 'Plaza' });
  for (const s of [33, 39, 45, 51]) {
    drawTree(plan, at(s, 0.5), 0.9);
    drawBench(plan, frameAt(s + 3, 0.5), 2.4);
  }
  for (const [u, v] of [
    [-18, 7.4],
    [-9, 10.6],
    [9, 10.6],
    [-10, -11],
    [7, -10.6],
    [17, -5],
  ] as const) {
    drawTree(plan, oval(u, v), 0.85);
  }
  for (const u of [-5.4, -2, 2, 5.4]) {
    plan.object(block(oval, u, 10.4, [2.4, 0.6]), { style: 'Sofas' });
  }
  for (const [u, v] of [
    [9.4, 3.4],
    [9.4, -3.4],
    [-1.4, 9.4],
    [-1.4, -9.8],
  ] as const) {
    drawTree(plan, round(u, v), 0.75);
  }
  for (const s of [110, 116]) drawTree(plan, at(s, 0), 0.9);
  drawBench(plan, frameAt(113, 0), 2.4);
  const machine = frameAt(104.6, northFront(104.6) - 0.6);
  plan.object([machine(-0.4, -0.3), machine(0.4, -0.3), machine(0.4, 0.3), machine(-0.4, 0.3)], {
    key: 'atm-upper',
    style: 'Machines',
    walkUp: true,
  });
}
