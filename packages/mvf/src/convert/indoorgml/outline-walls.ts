import {
  bboxOfPoints,
  createGridIndex,
  padBbox,
  pointDistance,
  pointInPolygon,
  type Point,
} from '@brand/geo';
import type { Opening } from './find-openings.ts';
import type { PlannedCell } from './planned-cell.ts';

export type OutlineWall = { readonly floor: string; readonly points: readonly Point[] };

type Edge = { readonly a: Point; readonly b: Point };

// Maximum distance between outlines of the same wall, and between a doorway and its wall.
const TOUCH = 0.05;
const DOORWAY_GAP = 0.4;

/**
 * Returns walls along the outlines of rooms and hallways. Neighbours that share a stretch of
 * outline get one wall there, hallways that touch get none, and doorways in a thick wall leave a
 * gap in the outlines on both sides of it. Consecutive stretches are one line.
 */
export function outlineWalls(
  cells: readonly PlannedCell[],
  doors: readonly Opening[],
): OutlineWall[] {
  const hallways = cells.filter(({ kind, isDoor }) => kind === 'hallway' && !isDoor);
  const touchesHallway = createToucher(hallways);
  const doorsByFloor = Map.groupBy(
    doors.filter(({ depth }) => depth > 0),
    ({ floor }) => floor,
  );
  const built = new Set<string>();
  const walls: OutlineWall[] = [];
  for (const cell of cells) {
    const { kind, floor, footprint, isDoor } = cell;
    if (isDoor || (kind !== 'room' && kind !== 'hallway')) continue;
    for (const ring of footprint.polygons.flat()) {
      let points: Point[] = [];
      const finish = (): void => {
        if (points.length > 1) walls.push({ floor, points });
        points = [];
      };
      for (const edge of edgesOf(ring)) {
        const key = `${floor}|${[edge.a, edge.b].map(cornerKey).toSorted().join('|')}`;
        const isPassage = kind === 'hallway' && touchesHallway(edge, cell);
        if (built.has(key) || isPassage) {
          finish();
          continue;
        }
        built.add(key);
        for (const { a, b } of subtractDoorways(edge, doorsByFloor.get(floor) ?? [])) {
          const last = points.at(-1);
          if (last && pointDistance(last, a) > 0) finish();
          if (points.length === 0) points.push(a);
          points.push(b);
        }
      }
      finish();
    }
  }
  return walls;
}

function edgesOf(ring: readonly Point[]): Edge[] {
  return ring.map((a, index) => ({ a, b: ring[(index + 1) % ring.length]! }));
}

function cornerKey({ x, y }: Point): string {
  return `${x.toFixed(2)},${y.toFixed(2)}`;
}

/** Returns a test whether an edge runs along or into another hallway. */
function createToucher(
  hallways: readonly PlannedCell[],
): (edge: Edge, owner: PlannedCell) => boolean {
  const parts = hallways.flatMap((cell) =>
    cell.footprint.polygons.map((polygon) => ({ cell, polygon })),
  );
  const index = createGridIndex(parts.map(({ polygon }) => bboxOfPoints(polygon[0] ?? [])));
  return ({ a, b }, owner) => {
    const near = index.search(padBbox(bboxOfPoints([a, b]), TOUCH)).map((item) => parts[item]!);
    const others = near.filter(({ cell }) => cell !== owner && cell.floor === owner.floor);
    const samples = [0.25, 0.5, 0.75].map((share) => ({
      x: a.x + (b.x - a.x) * share,
      y: a.y + (b.y - a.y) * share,
    }));
    return others.some(({ polygon }) =>
      samples.some((sample) => pointInPolygon(sample, polygon, TOUCH)),
    );
  };
}

/** Subtracts the doorways beside an edge. */
function subtractDoorways({ a, b }: Edge, doors: readonly Opening[]): Edge[] {
  const length = pointDistance(a, b);
  if (length === 0) return [];
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const along = ({ x, y }: Point): number => (x - a.x) * ux + (y - a.y) * uy;
  const aside = ({ x, y }: Point): number => Math.abs((y - a.y) * ux - (x - a.x) * uy);
  const gaps = doors
    .filter((door) => Math.max(aside(door.a), aside(door.b)) <= door.depth + DOORWAY_GAP)
    .map((door) => [along(door.a), along(door.b)].toSorted((first, second) => first - second))
    .toSorted(([first = 0], [second = 0]) => first - second);
  const place = (distance: number): Point => ({ x: a.x + ux * distance, y: a.y + uy * distance });
  const kept: Edge[] = [];
  let from = 0;
  for (const [start = 0, end = 0] of gaps) {
    if (end <= from || start >= length) continue;
    if (start > from) kept.push({ a: from === 0 ? a : place(from), b: place(start) });
    from = Math.min(end, length);
  }
  if (from < length) kept.push({ a: from === 0 ? a : place(from), b });
  return kept;
}
