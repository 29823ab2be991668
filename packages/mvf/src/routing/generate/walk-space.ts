import {
  type Bbox,
  bboxOfPoints,
  createGridIndex,
  type GridIndex,
  openRing,
  orientRing,
  type Point,
  pointInPolygon,
  type Polygon,
  polygonArea,
  removeRepeatedPoints,
  type Segment,
} from '@brand/geo';
import type { FloorPlan } from './floor-plan.ts';

/** One polygon of a walkable shape. */
export type Part = {
  /** Number of the shape in the plan. */
  readonly shape: number;
  /** Open rings with the inside to the left: the outer one counter-clockwise, holes clockwise. */
  readonly polygon: Polygon;
  readonly bbox: Bbox;
  /** Area in square metres. */
  readonly area: number;
};

/** A floor prepared for spatial queries. */
export type WalkSpace = {
  readonly plan: FloorPlan;
  readonly parts: readonly Part[];
  /** The pieces of walls and other lines that block. */
  readonly walls: readonly Segment[];
  /** Polygons that block. */
  readonly solids: readonly Polygon[];
  /**
   * Returns the number of the part at a point, or -1 if there is none or a solid object is there.
   * Where parts overlap, the smallest counts, because a shop drawn over a hall is a shop.
   */
  readonly partAt: (point: Point) => number;
  /**
   * Whether more shapes overlap than in any drawing. Processing all pairs of them would take
   * minutes. If so, parts are joined only by doors, and paths do not go around obstacles.
   */
  readonly isCrowded: boolean;
  readonly partsNear: (bbox: Bbox) => readonly number[];
  readonly wallsNear: (bbox: Bbox) => readonly number[];
  readonly solidsNear: (bbox: Bbox) => readonly number[];
};

// A square decimetre. Any smaller area is drawing inaccuracy.
const MIN_AREA = 0.01;
// A furnished mall has ten thousand.
const MAX_PAIRS = 300_000;

/** Prepares a floor. Cost: O(corners). */
export function createWalkSpace(plan: FloorPlan): WalkSpace {
  const parts = plan.shapes.flatMap(({ polygons }, shape) =>
    polygons.flatMap((polygon) => toPart(polygon, shape)),
  );
  const walls = plan.blocks.flatMap(({ lines }) => lines.flatMap(segmentsOfLine));
  const solids = plan.blocks
    .flatMap(({ polygons }) => polygons)
    .map((polygon) => polygon.map(openRing));
  const partIndex = createGridIndex(parts.map(({ bbox }) => bbox));
  const wallIndex = createGridIndex(walls.map(({ a, b }) => bboxOfPoints([a, b])));
  const solidIndex = createGridIndex(solids.map((polygon) => bboxOfPoints(polygon[0] ?? [])));

  const partAt = (point: Point): number => {
    const here: Bbox = [point.x, point.y, point.x, point.y];
    let smallest = -1;
    for (const index of partIndex.search(here)) {
      const part = parts[index]!;
      const isSmaller = smallest < 0 || part.area < parts[smallest]!.area;
      if (isSmaller && pointInPolygon(point, part.polygon)) smallest = index;
    }
    if (smallest < 0) return -1;
    const isSolid = solidIndex.search(here).some((index) => pointInPolygon(point, solids[index]!));
    return isSolid ? -1 : smallest;
  };
  const indexes = [partIndex, wallIndex, solidIndex];
  return {
    plan,
    parts,
    walls,
    solids,
    partAt,
    isCrowded: countPairs(parts, indexes) > MAX_PAIRS,
    partsNear: partIndex.search,
    wallsNear: wallIndex.search,
    solidsNear: solidIndex.search,
  };
}

/** Counts the objects near each part, added up, and stops if there are too many. */
function countPairs(parts: readonly Part[], indexes: readonly GridIndex[]): number {
  let pairs = 0;
  for (const { bbox } of parts) {
    for (const index of indexes) pairs += index.search(bbox).length;
    if (pairs > MAX_PAIRS) break;
  }
  return pairs;
}

function toPart(polygon: Polygon, shape: number): Part[] {
  const rings = polygon
    .map((ring, index) =>
      orientRing(removeRepeatedPoints(openRing(ring)), index === 0 ? 'ccw' : 'cw'),
    )
    .filter((ring, index) => index === 0 || ring.length > 2);
  const area = polygonArea(rings);
  if (!(area >= MIN_AREA) || rings[0]!.length < 3) return [];
  return [{ shape, polygon: rings, bbox: bboxOfPoints(rings[0]!), area }];
}

/** Returns the pieces of an open line. */
export function segmentsOfLine(line: readonly Point[]): Segment[] {
  return line.slice(1).map((b, index) => ({ a: line[index]!, b }));
}

/** Returns the pieces of a ring, including the closing one. Corners must not repeat at the end. */
export function segmentsOfRing(ring: readonly Point[]): Segment[] {
  return ring.map((a, index) => ({ a, b: ring[(index + 1) % ring.length]! }));
}

export function segmentLength({ a, b }: Segment): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
