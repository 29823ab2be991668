import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { chair, CHAIR, roundTable, tree } from './fittings.ts';
import { around, block, FACADE, frameAt, south, southeast } from './pick.ts';

const REACH = 21;

/** The square before the entrance and the terrace of the café beside it. */
export function drawForecourt(plan: FloorPlan): void {
  plan
    .divide([
      south(235, FACADE),
      ...around(south, REACH, [235, 325]),
      southeast(12, REACH),
      southeast(12, FACADE),
    ])
    .divide([south(325, FACADE), south(325, REACH)])
    .space(south(275, 18), { kind: 'area', key: 'forecourt', style: 'Forecourt' })
    .space(southeast(6, 16.2), { kind: 'area', key: 'cafe-terrace', style: 'Terraces' });
  for (const degrees of [240, 252, 300, 312]) tree(plan, south(degrees, 19.4), 0.85);
  for (const degrees of [246, 306]) {
    plan.object(block(frameAt(south(degrees, 18.6), degrees + 90), 0, 0, [2.6, 0.55]), {
      style: 'Benches',
    });
  }
  for (const degrees of [257, 260, 263, 287, 290, 293]) {
    plan.object(block(frameAt(south(degrees, 20), degrees), 0, 0, [1.2, 0.1]), {
      style: 'Brass',
    });
  }
  for (const u of [2.4, 6, 9.6]) {
    roundTable(plan, southeast(u, 19), 4, u * 30);
    tree(plan, southeast(u + 1.5, 20.2), 0.4);
  }
  for (const u of [1, 8.6]) {
    plan.objectsAt([southeast(u, 16.4), southeast(u + 1.2, 16.4)], chair, CHAIR);
  }
}
