import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { regular } from '../../src/dsl/shapes.ts';
import { southWall } from './edges.ts';
import { tableSet } from './fittings/hospitality.ts';
import { along, at, beside, frameAt } from './spine.ts';
import { drawBench, drawTree } from './street-furniture.ts';

const ENDS = [23, 156] as const;
const QUAY = 10;
const TERRACE = 5.2;

/** The terraces of the cafés and restaurants, by the shop they belong to. */
const TERRACES = [
  { key: 'bakery-terrace', from: 56.8, to: 68.6 },
  { key: 'coffee-terrace', from: 68.6, to: 77.5 },
  { key: 'fish-terrace', from: 87, to: 97.4 },
  { key: 'tavern-terrace', from: 97.4, to: 107.2 },
] as const;

/** The open quay along the whole south side. */
export function drawQuay(plan: FloorPlan): void {
  const edge = beside(southWall, -QUAY);
  plan
    .wall(along(edge, ...ENDS), 'low')
    .space(at(82, beside(southWall, 2 - QUAY)), { kind: 'area', key: 'quay', style: 'Quay' });
  for (const s of ENDS) plan.divide([at(s, southWall), at(s, edge)]);
  for (const terrace of TERRACES) drawTerrace(plan, terrace);
  drawWaterfront(plan);
}

function drawTerrace(plan: FloorPlan, { key, from, to }: (typeof TERRACES)[number]): void {
  const rim = beside(southWall, -TERRACE);
  plan
    .wall([at(from, southWall), at(from, rim)], 'low')
    .wall([at(to, southWall), at(to, rim)], 'low')
    .divide(along(rim, from, to))
    .space(at((from + to) / 2, beside(southWall, -0.6)), { kind: 'area', key, style: 'Terraces' });
  const step = 1.6;
  const count = Math.floor((to - from - 1.2) / step);
  for (let index = 0; index <= count; index += 1) {
    const s = from + 0.9 + (index * (to - from - 1.8)) / count;
    for (const [row, metres] of [1.5, 3.9].entries()) {
      const isWay = Math.abs(s - (from + to) / 2) < 1.1;
      if (isWay) continue;
      tableSet(plan, at(s, beside(southWall, -metres)), {
        radius: 0.45,
        chairs: row === 0 ? 3 : 4,
        turn: index * 35 + row * 20,
        style: index % 2 === 0 ? 'ParasolsCoral' : 'ParasolsTeal',
      });
    }
  }
}

/** Trees, benches that look at the water, bollards. */
function drawWaterfront(plan: FloorPlan): void {
  for (let s = 27; s < 154; s += 6) {
    drawTree(plan, at(s, beside(southWall, -7.4)), 0.85);
    drawBench(plan, frameAt(s + 2, beside(southWall, -7.9)(s + 2)));
  }
  for (let s = 25; s < 156; s += 4.5) {
    plan.object(regular(at(s, beside(southWall, -9.4)), 0.22, 6), { style: 'Bollards' });
  }
}
