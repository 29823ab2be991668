import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import {
  northBack,
  northFront,
  northWall,
  onWestEnd,
  outline,
  southFront,
  southWall,
} from './edges.ts';
import { drawDepartmentStore, furnishDownstairs } from './department-store.ts';
import { drawGroundEast } from './ground-east.ts';
import { drawGroundHalls } from './ground-halls.ts';
import { drawQuay } from './quay.ts';
import { drawDeliveries } from './deliveries.ts';
import { layGroundPictures } from './floor-pictures.ts';
import { markGround } from './safety.ts';
import { drawRow } from './shop-row.ts';
import { across, along, at, beside, slab } from './spine.ts';
import { text } from './text.ts';
import { drawToilets, TOILETS } from './toilet-core.ts';
import {
  drawGlassLift,
  drawLanes,
  drawWestCore,
  ESCALATORS,
  TRAVELATOR,
  WEST_CORE,
} from './vertical.ts';

/** The ground floor: the promenade, its shops, and the quay before them. */
export function groundFloor(): FloorPlan {
  const plan = new FloorPlan('ground', {
    elevation: 0,
    name: text('Ground floor', 'Piso 0', 'Planta baja'),
    shortName: text('0', '0', '0'),
    building: 'mall',
    maxHeight: 5,
  });
  plan.outline(outline());
  drawDepartmentStore(plan, 'department-store');
  furnishDownstairs(plan);
  plan.door(onWestEnd(180), { width: 3, look: 'revolving', access: { accessible: false } });
  plan.door(at(30.9, northWall), { width: 1.2, look: 'double-swing' });
  plan.door(onWestEnd(171), { width: 2, look: 'sliding' });
  drawWestCore(plan, { key: 'lockers' });
  for (const d of [6.1, 10.4]) {
    plan.object(slab(26.3, 29.2, d - 0.3, d + 0.3), { style: 'Machines' });
  }
  drawCityRow(plan);
  drawToilets(plan);
  drawCustomerService(plan);
  drawCityEntrance(plan);
  drawQuayRow(plan);
  drawQuayEntrance(plan);
  drawGroundEast(plan);
  drawQuay(plan);
  drawDeliveries(plan);
  drawGroundHalls(plan);
  drawLanes(plan, ESCALATORS.ovalLower, 'head');
  drawLanes(plan, ESCALATORS.ovalUpper, 'foot');
  drawLanes(plan, ESCALATORS.roundLower, 'head');
  drawLanes(plan, ESCALATORS.roundUpper, 'foot');
  drawLanes(plan, TRAVELATOR, 'head');
  drawGlassLift(plan);
  layGroundPictures(plan);
  markGround(plan);
  return plan;
}

function drawCityRow(plan: FloorPlan): void {
  drawRow(plan, {
    front: northFront,
    back: northBack,
    from: WEST_CORE.to,
    delivered: true,
    shops: [
      { key: 'shoes', to: 41.5, back: 42.5, fit: 'shoes', style: 'Fashion', stock: 3 },
      {
        key: 'fashion-women',
        to: 53.5,
        back: 53,
        fit: 'fashion',
        style: 'Fashion',
        stock: 3.4,
        door: { width: 4, look: 'open' },
      },
      { key: 'jewellery', to: 58.2, back: 58.8, fit: 'jewellery', stock: 4.4 },
      { key: 'optician', to: TOILETS.from, fit: 'optician', style: 'Services', stock: 2.6 },
    ],
  });
}

function drawCustomerService(plan: FloorPlan): void {
  const { from, to } = TOILETS;
  plan
    .wall(along(northFront, from, to), 'glass')
    .room('customer-service', at(73, 15.5), { style: 'Services' })
    .door(at(70.5, northFront), { width: 2, look: 'sliding' })
    .object([...along(15.6, 70, 75.5), ...along(16.3, 75.5, 70)], { style: 'Counters' })
    .object([...along(11.2, 65.2, 67.2), ...along(11.9, 67.2, 65.2)], { style: 'Benches' });
}

/** The way in from the city, between two glass screens. */
function drawCityEntrance(plan: FloorPlan): void {
  const [from, to] = [TOILETS.to, 87.5];
  const inner = beside(northWall, -3.4);
  plan
    .divide(along(northFront, from, to))
    .wall(along(inner, from, to), 'glass')
    .wall(along(northWall, from, to), 'glass')
    .hall('city-passage', at(82, 18), { style: 'Promenade' })
    .hall('city-entrance', at(82, 23.4), { style: 'Entrances' });
  for (const s of [80, 84.6]) {
    plan.door(at(s, inner), { width: 2.2, look: 'sliding' });
    plan.door(at(s, northWall), { width: 2.2, look: 'sliding' });
  }
}

function drawQuayRow(plan: FloorPlan): void {
  const toTerrace = { width: 2, look: 'double-swing' } as const;
  drawRow(plan, {
    front: southFront,
    back: southWall,
    from: 26,
    fromBack: 24,
    shops: [
      { key: 'fashion-men', to: 38, back: 36.5, fit: 'fashion', style: 'Fashion', window: true },
      { key: 'ceramics', to: 48.5, back: 49, fit: 'household', style: 'Home', window: true },
      { key: 'perfumery', to: 56, back: 56.8, fit: 'counterShop', window: true },
      {
        key: 'bakery',
        to: 68,
        back: 68.6,
        fit: 'bakery',
        style: 'Food',
        window: true,
        backDoor: toTerrace,
        door: { width: 3.6, look: 'open' },
      },
      {
        key: 'coffee-ground',
        to: 77.5,
        fit: 'cafe',
        style: 'Food',
        window: true,
        backDoor: toTerrace,
        door: { width: 3.6, look: 'open' },
      },
    ],
  });
}

/** The way in from the quay: the widest of all, opposite the oval atrium. */
function drawQuayEntrance(plan: FloorPlan): void {
  const [from, to] = [77.5, 87];
  const inner = beside(southWall, 3.6);
  plan
    .divide(along(southFront, from, to))
    .wall(along(inner, from, to), 'glass')
    .wall(along(southWall, from, to), 'glass')
    .wall(across(to, southFront, southWall))
    .hall('quay-passage', at(82, -20), { style: 'Promenade' })
    .hall('quay-entrance', at(82, southWall(82) + 1.8), { style: 'Entrances' });
  for (const [s, look, width] of [
    [79, 'sliding', 2.2],
    [82.2, 'revolving', 3],
    [85.4, 'sliding', 2.2],
  ] as const) {
    plan.door(at(s, inner), { width: 2.2, look: 'sliding' });
    plan.door(at(s, southWall), { width, look, access: { accessible: look !== 'revolving' } });
  }
}
