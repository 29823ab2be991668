import { type Point, pointDistance, type Polygon, type Ring, UnionFind } from '@brand/geo';
import type { GroupSpace } from './group-space.ts';
import { findVisibilityEdges, type Link } from './sight-links.ts';
import { findTurningPoints, type TurningPoint } from './turning-points.ts';
import { findUsedCorners } from './used-corners.ts';

/** Paths between the points of a group. */
export type GroupWays = {
  /** The corners that paths turn around. */
  readonly corners: readonly Point[];
  /** Pairs of numbers: first the given points in their order, then the corners. */
  readonly links: readonly Link[];
};

// Larger spaces, usually outdoors, contain unreachable points, and a retry is expensive.
const MAX_RETRIED = 300;
// Each corner is checked against the whole outline. A warehouse may have many corners in a simple
// outline, and a coastline may have many itself, but only hostile drawings have both.
const MAX_CORNERS = 12_000;
const MAX_LOOKUPS = 1e8;
// Finding the used corners requires one search per given point.
const MAX_SEARCHES = 1000;

/**
 * Connects points of a group by near-shortest paths around corners and obstacles.
 *
 * Sight lines keep some distance from corners. If that leaves a point without a path, as beside a
 * pillar in a narrow passage, they may pass at any distance.
 */
export function* buildGroupGraph(
  group: GroupSpace,
  polygon: Polygon | undefined,
  given: readonly Point[],
  clearance: number,
): Generator<undefined, GroupWays> {
  if (given.length === 0) return { corners: [], links: [] };
  const turns = yield* chooseTurningPoints(group, clearance);
  const isFar = ({ spur }: TurningPoint): boolean =>
    given.every((point) => pointDistance(point, spur.a) > clearance);
  const spurs = turns.filter(isFar).map(({ spur }): Ring => [spur.a, spur.b]);
  const corners = turns.map(({ spot }) => spot);
  const points = [...given, ...corners];
  const careful = yield* findVisibilityEdges(group, polygon, points, spurs);
  const isDone =
    spurs.length === 0 ||
    group.isDivided ||
    points.length > MAX_RETRIED ||
    isConnected(careful, given.length, points.length);
  const links = isDone ? careful : yield* findVisibilityEdges(group, polygon, points, []);
  return given.length > MAX_SEARCHES
    ? { corners, links }
    : yield* removeUnusedCorners({ corners, links }, given);
}

/**
 * Returns the corners to turn around. If there are far too many, returns those of a coarser
 * drawing.
 */
function* chooseTurningPoints(
  group: GroupSpace,
  clearance: number,
): Generator<undefined, TurningPoint[]> {
  const outline = group.outline.reduce((sum, { line }) => sum + line.length, 0);
  const limit = Math.min(MAX_CORNERS, MAX_LOOKUPS / outline);
  for (let coarseness = 1; coarseness < 100; coarseness *= 4) {
    const turns = yield* findTurningPoints(group, clearance, { coarseness, limit });
    if (turns) return turns;
  }
  return [];
}

function isConnected(links: readonly Link[], given: number, count: number): boolean {
  const sets = new UnionFind(count);
  for (const [from, to] of links) sets.join(from, to);
  return Array.from({ length: given }, (_, point) => sets.isJoined(0, point)).every(Boolean);
}

/** Removes the corners that no shortest path turns around, and renumbers the others. */
function* removeUnusedCorners(
  { corners, links }: GroupWays,
  given: readonly Point[],
): Generator<undefined, GroupWays> {
  const isUsed = yield* findUsedCorners([...given, ...corners], links, given.length);
  const numbers = new Map<number, number>();
  for (const [point, used] of isUsed.entries()) if (used === 1) numbers.set(point, numbers.size);
  return {
    corners: corners.filter((_, index) => isUsed[given.length + index] === 1),
    links: links.flatMap(([a, b]): Link[] => {
      const [from, to] = [numbers.get(a), numbers.get(b)];
      return from === undefined || to === undefined ? [] : [[from, to]];
    }),
  };
}
