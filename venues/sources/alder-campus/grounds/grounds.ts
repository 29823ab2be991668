import { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import type { Vec } from '../../../src/dsl/shapes.ts';
import { openTowardsGrounds } from '../commons/sunken-garden.ts';
import { drawEntrance, ENTRANCE_KEYS } from '../entrances.ts';
import { block, longTable } from '../furniture.ts';
import { markGrounds } from '../safety.ts';
import { drawRoofs } from './roofs.ts';
import { drawCarPark } from './car-park.ts';
import { plantTrees } from './greenery.ts';
import {
  drawBikeStand,
  furnishAmphitheatre,
  furnishCourt,
  furnishLabyrinth,
  furnishLake,
  furnishPlaza,
  furnishRoad,
} from './outdoor-furniture.ts';
import { ZONES } from './zone-list.ts';
import { paintZones, type Remainder } from './zones.ts';

/** Grass that people may walk on; it costs a little, so that routes keep to the paths. */
const LAWN = { kind: 'area', style: 'Lawns', access: { extraCost: 8 } } as const;

const LAWNS: readonly Remainder[] = [
  { ...LAWN, key: 'great-lawn', at: [126, 112] },
  { ...LAWN, key: 'picnic-lawn', at: [84, 82] },
  { ...LAWN, key: 'orchard', at: [40, 128] },
];

/** Benches by middle and direction. */
const BENCHES: readonly (readonly [x: number, y: number, degrees: number])[] = [
  [26, 98.6, -12],
  [64, 79.4, -36],
  [77, 71, -34],
  [102.6, 40, -65],
  [111.4, 20.4, -58],
  [152.4, 122, 58],
  [151.6, 150, 88],
  [186, 104.6, 4],
  [168, 101.2, 20],
  [128, 47, 0],
];

/** The grounds: the lake, winding paths, squares and the buildings from outside. */
export function grounds(): FloorPlan {
  const plan = new FloorPlan('grounds', {
    elevation: 0,
    name: 'Grounds',
    shortName: 'G',
    description: 'The campus grounds, from the ring road to the lake.',
    outdoors: true,
  });
  paintZones(plan, ZONES, {
    named: LAWNS,
    other: { kind: 'object', key: 'meadow', style: 'Meadows' },
  });
  openTowardsGrounds(plan);
  for (const key of ENTRANCE_KEYS) drawEntrance(plan, key);
  drawRoofs(plan);
  furnishPlaza(plan);
  furnishAmphitheatre(plan);
  furnishLabyrinth(plan);
  furnishRoad(plan);
  furnishCourt(plan);
  furnishLake(plan);
  drawCarPark(plan);
  for (const [x, y, degrees] of BENCHES) {
    plan.object(block([x, y], [2.2, 0.6], degrees), { style: 'Benches' });
  }
  drawBikeStand(plan, { key: 'bikes-engineering', at: [172, 152.4], degrees: 0 });
  drawBikeStand(plan, { key: 'bikes-library', at: [111.4, 113], degrees: 57 });
  drawBikeStand(plan, { key: 'bikes-commons', at: [162.6, 83.6], degrees: 0 });
  const tables: Vec[] = [
    [78, 80],
    [86, 78],
    [83, 86],
  ];
  for (const at of tables) longTable(plan, at, 2.4, 20);
  plantTrees(plan, [...tables, ...BENCHES.map(([x, y]): Vec => [x, y])]);
  markGrounds(plan);
  return plan;
}
