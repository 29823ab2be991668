import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { circle } from '../../src/dsl/shapes.ts';
import { southFront, southWall } from './edges.ts';
import { stall, tableSet } from './fittings/hospitality.ts';
import { cornerLot } from './fittings/lot.ts';
import { across, along, at, beside, slab, swell } from './spine.ts';
import { drawTree } from './street-furniture.ts';

/** Where the food court begins and ends; the stalls stand at both ends. */
export const FOOD_COURT = { from: 57, to: 106 } as const;
const STALL = 4.3;
const STALL_WALLS = [-10.6, -15.6, -20.6] as const;
/** The terrace goes on before the restaurant next to the food court. */
const TERRACE = { from: 62, to: 119 } as const;
const terraceEdge = (s: number): number => southWall(s) - 3.6 - swell(s, 86, 34, 4.6);

/** Where the coffee bar stands. */
const BAR = [89, -19.4] as const;
const WEST_STALLS = ['grill', 'stews', 'pasta', 'bowls'] as const;
const EAST_STALLS = ['pizza', 'noodles', 'tacos', 'tray-return'] as const;

/** Stalls at both ends, tables between them, and a terrace above the quay. */
export function drawFoodCourt(plan: FloorPlan): void {
  const { from, to } = FOOD_COURT;
  plan
    .wall(across(from, southFront, southWall))
    .wall(across(to, southFront, southWall))
    .divide(along(southFront, from + STALL, to - STALL))
    .wall(along(southWall, from + STALL + 0.6, to - STALL - 0.6), 'glass')
    .hall('food-court', at(82, -17), { style: 'FoodCourt' });
  drawStalls(plan, WEST_STALLS, [from, from + STALL]);
  drawStalls(plan, EAST_STALLS, [to, to - STALL]);
  drawCoffeeBar(plan);
  drawTables(plan);
  drawTerrace(plan);
}

/** Where the walls between stalls are, from the gallery to the outer wall. */
function edgesAt(s: number): number[] {
  return [southFront(s), ...STALL_WALLS, southWall(s)];
}

/** A column of kitchens from the gallery to the outer wall, each open to the tables. */
function drawStalls(
  plan: FloorPlan,
  keys: readonly string[],
  [back, front]: readonly [number, number],
): void {
  plan.wall(along(southFront, back, front)).wall(across(front, southFront, southWall));
  for (const d of STALL_WALLS) plan.wall(along(d, back, front));
  const [edges, backEdges] = [edgesAt(front), edgesAt(back)];
  for (const [index, key] of keys.entries()) {
    const [near, far] = [edges[index] as number, edges[index + 1] as number];
    const middle = at(front, (near + far) / 2);
    const isKitchen = key === 'tray-return';
    plan.room(key, at((back + front) / 2, (near + far) / 2), {
      style: isKitchen ? 'StaffRooms' : 'Food',
      ...(isKitchen && { access: { public: false } }),
    });
    plan.door(middle, isKitchen ? { access: { public: false } } : { width: 3.4, look: 'open' });
    const [backNear, backFar] = [backEdges[index] as number, backEdges[index + 1] as number];
    stall(
      cornerLot(plan, [
        at(front, near - 0.2),
        at(front, far + 0.2),
        at(back, backFar + 0.2),
        at(back, backNear - 0.2),
      ]),
    );
  }
}

/** A round bar in the middle of the tables. */
function drawCoffeeBar(plan: FloorPlan): void {
  const center = at(...BAR);
  plan.object(circle(center, 2.3), { key: 'coffee-upper', style: 'Kiosks', walkUp: true });
  plan.object(circle(center, 1.3), { style: 'KioskRoofs' });
}

function drawTables(plan: FloorPlan): void {
  const { from, to } = FOOD_COURT;
  const [first, last] = [from + STALL + 2.2, to - STALL - 2.2];
  for (let index = 0; index <= 18; index += 1) {
    const s = first + (index * (last - first)) / 18;
    const isWay = [68, 82, 96].some((door) => Math.abs(s - door) < 1);
    const isAtBar = Math.abs(s - BAR[0]) < 3.6;
    if (!isWay) tableSet(plan, at(s, beside(southWall, 1.8)), { chairs: 3, turn: index * 50 });
    if (index % 2 === 0 && !isAtBar) {
      tableSet(plan, at(s, beside(southWall, 7.4)), { chairs: 4, turn: index * 30 });
    }
  }
  for (const s of [65, 71.4, 74.6, 78.4, 85.6, 89, 92.6, 99])
    drawLongTable(plan, s, beside(southWall, 4.6)(s));
  for (const s of [64.4, 67.6, 71, 96, 99.4]) drawLongTable(plan, s, beside(southWall, 10.2)(s));
  for (const s of [66, 73.4, 78, 98.2]) drawTree(plan, at(s, beside(southWall, 12.8)), 0.95);
}

/** A table for many, with a bench on each side. */
function drawLongTable(plan: FloorPlan, s: number, d: number): void {
  plan.object(slab(s - 1.1, s + 1.1, d - 0.4, d + 0.4), { style: 'Tables' });
  for (const side of [-0.85, 0.85]) {
    plan.object(slab(s - 1.1, s + 1.1, d + side - 0.2, d + side + 0.2), { style: 'Benches' });
  }
}

function drawTerrace(plan: FloorPlan): void {
  const { from, to } = TERRACE;
  const split = FOOD_COURT.to;
  plan
    .wall([at(from, southWall), ...along(terraceEdge, from, to), at(to, southWall)], 'low')
    .wall(across(split, southWall, terraceEdge), 'low')
    .space(at(82, beside(southWall, -2)), { kind: 'area', key: 'food-terrace', style: 'Terraces' })
    .space(at(112, beside(southWall, -2)), {
      kind: 'area',
      key: 'gull-terrace',
      style: 'Terraces',
    });
  for (const s of [68, 82, 96]) plan.door(at(s, southWall), { width: 2.4, look: 'sliding' });
  for (let index = 0; 64 + index * 1.9 < to - 1; index += 1) {
    const s = 64 + index * 1.9;
    const style = index % 2 === 0 ? 'ParasolsCoral' : 'ParasolsTeal';
    if (Math.abs(s - split) < 1.3) continue;
    const isDoor = [68, 82, 96, 112.5].some((door) => Math.abs(s - door) < 1.5);
    if (!isDoor) tableSet(plan, at(s, beside(southWall, -1.7)), { chairs: 3, turn: s * 30, style });
    if (terraceEdge(s) < southWall(s) - 6.4) {
      tableSet(plan, at(s + 0.6, beside(southWall, -4.9)), { chairs: 4, turn: s * 20, style });
    }
  }
}
