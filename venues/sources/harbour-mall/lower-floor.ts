import { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { drawCarPark, CAR_PARK } from './car-park.ts';
import { drawDeliveryCorridor } from './deliveries.ts';
import { northBack, northFront, northWall, outline, southWall } from './edges.ts';
import { layLowerPictures } from './floor-pictures.ts';
import { markLower } from './safety.ts';
import { drawRow } from './shop-row.ts';
import { across, along, at, beside, frameAt, slab, swell } from './spine.ts';
import { drawBench, drawKiosk, drawTree } from './street-furniture.ts';
import { drawSupermarket, MARKET } from './supermarket.ts';
import { text } from './text.ts';
import { drawToilets, TOILETS } from './toilet-core.ts';
import {
  drawGlassLift,
  drawLanes,
  drawPassage,
  drawTower,
  drawWestCore,
  ESCALATORS,
  TRAVELATOR,
  WEST_CORE,
} from './vertical.ts';

/** Shop fronts on the quay side, nearer than above: behind them is rock. */
export const lowerFront = (s: number): number => -(7 + swell(s, 84, 30, 4));
const lowerBack = beside(lowerFront, -11.5);

/** The lower level: supermarket, everyday shops, and the near end of the car park. */
export function lowerFloor(): FloorPlan {
  const plan = new FloorPlan('lower', {
    elevation: -1,
    name: text('Lower level', 'Piso -1', 'Nivel inferior'),
    shortName: text('-1', '-1', '-1'),
    building: 'mall',
    maxHeight: 4.2,
  });
  plan.outline(outline());
  drawSupermarket(plan);
  drawWestCore(plan, { key: 'goods-in', staff: true });
  drawCityShops(plan);
  drawDeliveryCorridor(plan);
  drawTower(plan);
  drawToilets(plan);
  drawParcels(plan);
  drawPassage(plan);
  drawQuayShops(plan);
  drawCarPark(plan);
  drawHall(plan);
  drawLanes(plan, TRAVELATOR, 'foot');
  drawLanes(plan, ESCALATORS.ovalLower, 'foot');
  drawLanes(plan, ESCALATORS.roundLower, 'foot');
  drawGlassLift(plan);
  layLowerPictures(plan);
  markLower(plan);
  return plan;
}

function drawCityShops(plan: FloorPlan): void {
  drawRow(plan, {
    front: northFront,
    back: northBack,
    from: WEST_CORE.to,
    delivered: true,
    shops: [
      { key: 'drugstore', to: 42.4, back: 43.4, fit: 'aisles', stock: 3 },
      { key: 'dry-cleaning', to: 48, back: 48.6, fit: 'desk', style: 'Services', stock: 5 },
      { key: 'cobbler', to: 52.4, back: 52.8, fit: 'counterShop', style: 'Services', stock: 5.4 },
      { key: 'newsagent', to: 57.6, fit: 'counterShop', stock: 4 },
      { key: 'pet-shop', to: TOILETS.from, fit: 'aisles', stock: 2.6 },
    ],
  });
  plan
    .wall(along(northFront, 80.6, CAR_PARK.from))
    .wall(across(88.5, northFront, northWall))
    .solid('plant-air', at(84.5, 19), { style: 'Technical' })
    .wall(across(110, northFront, northWall));
  drawRow(plan, {
    front: northFront,
    back: northWall,
    from: 88.5,
    shops: [
      { key: 'bike-shop', to: 99, back: 99.6, fit: 'sports', style: 'Shops', stock: 3 },
      { key: 'laundrette', to: 110, fit: 'laundry', style: 'Services', stock: 5 },
    ],
  });
  plan
    .room('bike-parking', at(114, 14), { style: 'CarPark' })
    .door(at(114, northFront), { width: 2.4, look: 'open' })
    .wall(along(northFront, 110, CAR_PARK.from), 'glass');
  for (let s = 111.4; s < 117.4; s += 1.1) {
    for (const d of [11.6, 17.8]) {
      const frame = frameAt(s, d);
      plan.object([frame(-0.1, -0.9), frame(0.1, -0.9), frame(0.1, 0.9), frame(-0.1, 0.9)], {
        style: 'Bikes',
      });
    }
  }
}

function drawParcels(plan: FloorPlan): void {
  plan
    .wall(along(northFront, TOILETS.from, TOILETS.to), 'glass')
    .room('parcels', at(73, 15.5), { style: 'Services' })
    .door(at(70.5, northFront), { width: 1.8, look: 'sliding' })
    .object([...along(16.8, 69.4, 76.2), ...along(17.4, 76.2, 69.4)], { style: 'Machines' })
    .object([...along(13.6, 64.8, 67.6), ...along(14.2, 67.6, 64.8)], { style: 'Machines' })
    .object([...along(14.2, 71.4, 73.6), ...along(14.9, 73.6, 71.4)], { style: 'Tables' });
}

/** Shops on the quay side and, behind them, tanks and plant. */
function drawQuayShops(plan: FloorPlan): void {
  drawRow(plan, {
    front: lowerFront,
    back: lowerBack,
    from: MARKET.to,
    shops: [
      { key: 'wine-shop', to: 56.4, back: 56, fit: 'household', style: 'Shops' },
      { key: 'fishmonger', to: 66.6, back: 67, fit: 'counterShop', style: 'Food' },
    ],
  });
  drawRow(plan, {
    front: lowerFront,
    back: lowerBack,
    from: 72,
    shops: [{ key: 'tide-room', to: 90, style: 'Leisure', door: { width: 3.6, look: 'open' } }],
  });
  drawRow(plan, {
    front: lowerFront,
    back: lowerBack,
    from: 96,
    shops: [
      { key: 'tailor', to: 103, back: 103.4, fit: 'desk', style: 'Services', stock: 3.4 },
      { key: 'car-service', to: 111, back: 111.4, fit: 'office', style: 'Services' },
    ],
  });
  plan
    .wall(along(lowerFront, 66.6, 72))
    .wall(along(lowerFront, 90, 96))
    .wall(along(lowerFront, 111, CAR_PARK.from))
    .wall(along(lowerBack, MARKET.to, CAR_PARK.from))
    .wall(across(81, lowerBack, southWall))
    .solid('plant-cooling', at(69.4, -14), { style: 'Technical' })
    .solid('plant-power', at(93, -14), { style: 'Technical' })
    .solid('plant-air-east', at(115, -12), { style: 'Technical' })
    .solid('tank-rain', at(60, southWall(60) + 2), { style: 'Technical' })
    .solid('tank-sprinkler', at(100, southWall(100) + 2), { style: 'Technical' });
  drawTideRoom(plan);
}

/** A small show about the harbour: a model of the estuary, cases along the wall. */
function drawTideRoom(plan: FloorPlan): void {
  plan
    .object(slab(77, 85, beside(lowerFront, -4.4), beside(lowerFront, -7)), { style: 'Stone' })
    .object(slab(77.6, 84.4, beside(lowerFront, -4.9), beside(lowerFront, -6.5)), {
      style: 'Water',
    })
    .object(slab(73.4, 88.6, beside(lowerFront, -10.2), beside(lowerFront, -10.8)), {
      style: 'Displays',
    });
  for (const s of [74.4, 87.6]) {
    plan.object(slab(s - 0.5, s + 0.5, beside(lowerFront, -3), beside(lowerFront, -4)), {
      style: 'Displays',
    });
    plan.object(slab(s - 0.5, s + 0.5, beside(lowerFront, -6.6), beside(lowerFront, -7.6)), {
      style: 'Displays',
    });
  }
}

function drawHall(plan: FloorPlan): void {
  plan.hall('lower-hall', at(60, 0), { style: 'Promenade' });
  for (const [u, s] of [
    [3, 60],
    [-4, 63],
    [6, 70],
    [-6.4, 74],
    [-7, 84],
    [8.4, 86],
    [-6, 92],
    [4.6, 100],
  ] as const) {
    drawTree(plan, at(s, u), 0.85);
    drawBench(plan, frameAt(s + 2.6, u), 2.2);
  }
  for (const s of [70, 82, 94]) {
    for (const d of [-3.4, 3.4]) {
      plan.object(
        [...Array(8).keys()].map((corner) => {
          const [x, y] = at(s, d);
          const angle = (corner * Math.PI) / 4;
          return [x + 0.4 * Math.cos(angle), y + 0.4 * Math.sin(angle)] as const;
        }),
        { style: 'Columns' },
      );
    }
  }
  drawKiosk(plan, { key: 'kiosk-cheese', frame: frameAt(79, 0, 12), radius: 1.7 });
  const machine = frameAt(59.4, northFront(59.4) - 0.5);
  plan.object([machine(-0.4, -0.3), machine(0.4, -0.3), machine(0.4, 0.3), machine(-0.4, 0.3)], {
    key: 'atm-lower',
    style: 'Machines',
    walkUp: true,
  });
}
