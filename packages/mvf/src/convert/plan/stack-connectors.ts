import {
  bboxOfPoints,
  createGridIndex,
  interiorPoint,
  type MultiPolygon,
  padBbox,
  pointDistance,
  pointInPolygon,
  type Point,
} from '@brand/geo';
import type { ConnectionType } from '../../v3/extensions/connections/types.gen.ts';

/** A lift, a stairwell or a similar connector on one floor. */
export type ConnectorShape = {
  /** Key of the connector's shape in the draft. */
  readonly key: string;
  readonly floor: string;
  readonly elevation: number;
  readonly type: ConnectionType;
  /** Its certain parent, such as a feature on several floors. */
  readonly source: string;
  /** Outline in metres. For a single point, a polygon without area is sufficient. */
  readonly polygons: MultiPolygon;
};

/** Connector shapes above each other, lowest first. */
export type ConnectorStack = {
  readonly shapes: readonly ConnectorShape[];
  /** Whether shapes were joined only because they overlap. */
  readonly isGuessed: boolean;
};

// Real shafts have a few neighbours each. Above this, a source is designed to be slow.
const MAX_PAIRS = 1_000_000;
// Two drawings of the same shaft are rarely farther apart.
const POINT_REACH = 2.5;

/**
 * Groups connector shapes of one type into stacks: shapes of one source, and shapes that overlap on
 * different floors. Single shapes are stacks of one. O(n + overlapping pairs).
 */
export function stackConnectors(shapes: readonly ConnectorShape[]): ConnectorStack[] {
  const parent = shapes.map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = index; parent[at] !== root;) [at, parent[at]] = [parent[at]!, root];
    return root;
  };
  const firstOfSource = new Map<string, number>();
  for (const [index, { source, type }] of shapes.entries()) {
    const key = `${type}\n${source}`;
    const first = firstOfSource.get(key);
    if (first === undefined) firstOfSource.set(key, index);
    else parent[find(index)] = find(first);
  }
  const guessed = new Set<number>();
  const outlines = shapes.map(outlineOf);
  const boxes = outlines.map(({ corners }) => padBbox(bboxOfPoints(corners), POINT_REACH));
  const grid = createGridIndex(boxes);
  let pairs = 0;
  for (const [index, shape] of shapes.entries()) {
    const near = grid.search(boxes[index]!);
    pairs += near.length;
    if (pairs > MAX_PAIRS) break;
    for (const other of near) {
      const candidate = shapes[other]!;
      const isCandidate =
        other > index && candidate.type === shape.type && candidate.floor !== shape.floor;
      if (!isCandidate || find(index) === find(other)) continue;
      if (!overlaps(outlines[index]!, outlines[other]!)) continue;
      guessed.add(index);
      parent[find(other)] = find(index);
    }
  }
  return collect(shapes, find, guessed);
}

type Outline = { readonly polygons: MultiPolygon; readonly corners: Point[]; readonly at: Point };

function outlineOf({ polygons }: ConnectorShape): Outline {
  const corners = polygons.flat(2);
  const at = (polygons[0] && interiorPoint(polygons[0])) ??
    corners[0] ?? { x: Number.NaN, y: Number.NaN };
  return { polygons, corners, at };
}

function overlaps(first: Outline, second: Outline): boolean {
  const isIn = (point: Point, { polygons }: Outline): boolean =>
    polygons.some((polygon) => pointInPolygon(point, polygon));
  if (isIn(first.at, second) || isIn(second.at, first)) return true;
  const isPoint = new Set(first.corners).size < 3 || new Set(second.corners).size < 3;
  return isPoint && pointDistance(first.at, second.at) <= POINT_REACH;
}

function collect(
  shapes: readonly ConnectorShape[],
  find: (index: number) => number,
  guessed: ReadonlySet<number>,
): ConnectorStack[] {
  const groups = Map.groupBy(shapes.keys(), find);
  return [...groups.values()].map((members) => ({
    shapes: members.map((index) => shapes[index]!).toSorted((p, q) => p.elevation - q.elevation),
    isGuessed: members.some((index) => guessed.has(index)),
  }));
}
