import {
  bboxOfPoints,
  createGridIndex,
  type GridIndex,
  interiorPoint,
  type MultiPolygon,
  planarFaces,
  pointInPolygon,
  polygonArea,
  type Point,
  type Polygon,
  type TaggedSegment,
} from '@brand/geo';

export type CombineOptions = {
  /** Polygons to unite. */
  readonly add: MultiPolygon;
  /** Polygons to subtract. @defaultValue [] */
  readonly subtract?: MultiPolygon;
  /**
   * Minimum area of a region, in square metres. Smaller regions are dropped.
   * @defaultValue 0.05
   */
  readonly minArea?: number;
};

// Corners closer than this are drawn as one.
const SNAP = 0.01;
// Real plans have a few crossings per edge. Above this, the faces would exhaust the memory.
const MAX_NEAR_PAIRS = 300_000;

/**
 * Returns the union of polygons with others cut out, or `undefined` if the input is so tangled that
 * it would cost too much.
 *
 * Idea: let all edges divide the plane into faces, keep those that are covered, drop the edges
 * between two kept faces, and read the outlines from the remaining edges. O(n log n) and the
 * crossings.
 */
export function combinePolygons(options: CombineOptions): MultiPolygon | undefined {
  const { add, subtract = [], minArea = 0.05 } = options;
  const segments = [...add, ...subtract].flatMap((polygon) => polygon.flatMap(ringSegments));
  if (isTangled(segments)) return undefined;
  const isAdded = coverage(add);
  const isCut = coverage(subtract);
  const isKept = (polygon: Polygon): boolean => {
    const at = interiorPoint(polygon);
    return at !== undefined && isAdded(at) && !isCut(at);
  };
  const faces = planarFaces(segments, { snap: SNAP }).filter(({ outer, holes }) =>
    isKept([outer, ...holes]),
  );
  const border = new Map<string, TaggedSegment>();
  for (const { a, b } of faces.flatMap(({ edges }) => edges)) {
    const key = [keyOf(a), keyOf(b)].toSorted().join();
    if (!border.delete(key)) border.set(key, { a, b, tag: 0 });
  }
  return planarFaces([...border.values()], { snap: SNAP / 10 })
    .map(({ outer, holes }): Polygon => [outer, ...holes])
    .filter((polygon) => isKept(polygon) && polygonArea(polygon) >= minArea);
}

function ringSegments(ring: readonly Point[]): TaggedSegment[] {
  return ring
    .slice(1)
    .map((b, index) => ({ a: ring[index]!, b, tag: 0 }))
    .filter(({ a, b }) => a.x !== b.x || a.y !== b.y);
}

function isTangled(segments: readonly TaggedSegment[]): boolean {
  const boxes = segments.map(({ a, b }) => bboxOfPoints([a, b]));
  const grid = createGridIndex(boxes);
  let pairs = 0;
  return boxes.some((box) => (pairs += grid.search(box).length) > MAX_NEAR_PAIRS);
}

function coverage(polygons: MultiPolygon): (point: Point) => boolean {
  const grid: GridIndex = createGridIndex(polygons.map((polygon) => bboxOfPoints(polygon.flat())));
  return (point) =>
    grid
      .search([point.x, point.y, point.x, point.y])
      .some((index) => pointInPolygon(point, polygons[index]!));
}

function keyOf({ x, y }: Point): string {
  return `${x} ${y}`;
}
