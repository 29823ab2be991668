import { type Point, pointInPolygon, seededRandom } from '@brand/geo';
import type { FloorPlan } from '../../../src/dsl/floor-plan.ts';
import { crown, distance, type Path, regular, type Vec } from '../../../src/dsl/shapes.ts';
import { GROUNDS } from './lie-of-the-land.ts';
import { COVERED } from './zone-list.ts';

const TREES = 98;
const STYLES = ['Trees', 'Conifers', 'Trees', 'Maples', 'Conifers'] as const;

/** Middles of groves: trees stand closer together around them. */
const GROVES: Path = [
  [30, 134],
  [96, 164],
  [178, 116],
  [204, 118],
  [120, 30],
  [134, 66],
  [250, 130],
  [66, 100],
  [180, 8],
  [200, 186],
  [116, 122],
];

const toPoint = ([x, y]: Vec): Point => ({ x, y });
const OUTLINES = COVERED.map((path) => [path.map(toPoint)]);
const EDGE = [GROUNDS.map(toPoint)];

function isOnGrass(shape: Path): boolean {
  return shape
    .map(toPoint)
    .every(
      (point) =>
        pointInPolygon(point, EDGE) && !OUTLINES.some((outline) => pointInPolygon(point, outline)),
    );
}

/** Scatters trees over the grass, the same ones every time. */
export function plantTrees(plan: FloorPlan, keepClear: readonly Vec[]): void {
  const random = seededRandom(20260412);
  const planted: { at: Vec; radius: number }[] = keepClear.map((at) => ({ at, radius: 2 }));
  const wanted = planted.length + TREES;
  for (let attempt = 0; planted.length < wanted && attempt < 9000; attempt += 1) {
    const at: Vec = [4 + random() * 252, 3 + random() * 194];
    const radius = 1.5 + random() * 1.7;
    const grove = Math.min(...GROVES.map((middle) => distance(middle, at)));
    if (random() > (grove < 14 ? 0.9 : 0.16)) continue;
    if (planted.some((tree) => distance(tree.at, at) < tree.radius + radius + 0.4)) continue;
    const margin = regular(at, radius + 0.5, 8);
    if (!isOnGrass(margin)) continue;
    const style = STYLES[Math.floor(random() * STYLES.length)] ?? 'Trees';
    plan.object(crown(at, radius, random() * 60), { style });
    planted.push({ at, radius });
  }
}
