import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import { regular } from '../../src/dsl/shapes.ts';
import { bed, chair, CHAIR, roundTable, tree } from './fittings.ts';
import {
  band,
  block,
  east,
  FACADE,
  frameAt,
  north,
  panel,
  SET_BACK,
  south,
  southeast,
  southwest,
  west,
} from './pick.ts';

const EDGE = [FACADE - 1.15, FACADE - 0.3] as const;

/** Terraces around the top floor: a deck with beds in the west, a planted walk along the rest. */
export function drawTerrace(plan: FloorPlan): void {
  plan
    .divide([north(25.5, SET_BACK), north(25.5, FACADE)])
    .divide([southwest(15, SET_BACK), southwest(15, FACADE)])
    .space(west(157.5, 13), { kind: 'area', key: 'roof-terrace', style: 'Terraces' })
    .space(southeast(10, 13), { kind: 'area', key: 'terrace-walk', style: 'Gravel' });
  plantDeck(plan);
  plantWalk(plan);
}

function plantDeck(plan: FloorPlan): void {
  for (const span of [
    [95, 115],
    [125, 150],
    [160, 185],
    [195, 220],
  ] as const) {
    bed(plan, band(west, EDGE, span));
  }
  bed(plan, panel(southwest, [9.4, 13.6], EDGE));
  drawGreenhouse(plan);
  for (const [degrees, radius] of [
    [112, 8],
    [140, 10.6],
    [165, 6],
    [188, 11],
    [212, 7],
    [150, 3],
  ] as const) {
    tree(plan, west(degrees, radius), 0.8);
  }
  for (const [degrees, radius] of [
    [122, 6],
    [150, 7.4],
    [176, 8.6],
    [200, 9.6],
  ] as const) {
    roundTable(plan, west(degrees, radius), 4, degrees);
  }
  for (const degrees of [130, 158, 186]) {
    plan.object(block(frameAt(west(degrees, 12.9), degrees + 90), 0, 0, [2.6, 0.6]), {
      style: 'Benches',
    });
  }
  for (const degrees of [104, 108, 112]) {
    plan.object(regular(west(degrees, 11.4), 0.34, 6), { style: 'Hives' });
  }
  plan.image({
    path: 'assets/floor/garden.svg',
    at: southwest(3, 6.6),
    width: 3.4,
    height: 3.4,
    rotation: 45,
    on: 'roof-terrace',
  });
}

/** A glasshouse with two long beds and a potting bench. */
function drawGreenhouse(plan: FloorPlan): void {
  const [u, d] = [
    [2.6, 8.6],
    [9.6, 13.2],
  ] as const;
  plan
    .box(panel(southwest, u, d), 'glass')
    .room('glasshouse', southwest(5.6, 11.4), { style: 'Glasshouse' })
    .door(southwest(5.6, d[0]), { width: 1.2, look: 'sliding' })
    .object(panel(southwest, [u[0] + 0.3, u[0] + 1.2], [d[0] + 0.4, d[1] - 0.4]), {
      style: 'Planting',
    })
    .object(panel(southwest, [u[1] - 1.2, u[1] - 0.3], [d[0] + 0.4, d[1] - 0.4]), {
      style: 'Planting',
    })
    .object(panel(southwest, [u[0] + 2, u[1] - 2], [d[1] - 0.9, d[1] - 0.3]), {
      style: 'Benches',
    });
}

function plantWalk(plan: FloorPlan): void {
  for (const [from, to] of [
    [230, 250],
    [255, 275],
    [280, 300],
    [305, 322],
  ] as const) {
    bed(plan, band(south, EDGE, [from, to]));
  }
  for (const from of [-32, -10, 35, 60]) bed(plan, band(east, EDGE, [from, from + 18]));
  for (const u of [1, 8, 15]) {
    bed(plan, panel(southeast, [u, u + 5.4], EDGE));
    bed(plan, panel(north, [u, u + 6], EDGE));
  }
  bed(plan, panel(southwest, [16, 19.6], EDGE));
  bed(plan, panel(southwest, [20.6, 24.2], EDGE));
  for (const degrees of [20, 28]) plan.object(chair(east(degrees, 14.6)), CHAIR);
}
