import { pointDistance } from './distance.ts';
import { createFreeSpace, type FreeSpace } from './free-space.ts';
import { compareLinks, greedySpanner, type SpannerLink } from './greedy-spanner.ts';
import { offsetRing } from './offset-ring.ts';
import { orientation } from './orientation.ts';
import { closeRing, openRing, orientRing, removeRepeatedPoints } from './ring.ts';
import { simplifyLine } from './simplify-line.ts';
import type { Point, Polygon, Ring } from './types.ts';
import { UnionFind } from './union-find.ts';

/** What `visibilitySpanner` connects. */
export type VisibilitySpannerOptions = {
  /** The walkable area in metres, outer ring first, then holes; rings may be open or closed. */
  readonly polygon: Polygon;
  /**
   * What stands in the way: rings that may overlap each other and the boundary.
   * @defaultValue []
   */
  readonly obstacles?: readonly Ring[];
  /** The points that must be connected, such as doors and places to stand at. */
  readonly points: readonly { readonly id: string; readonly x: number; readonly y: number }[];
  /**
   * How far ways keep from the corners they turn around, in metres.
   * @defaultValue 0.3
   */
  readonly clearance?: number;
  /**
   * How much longer than the straight line a way between two points that see each other may be.
   * @defaultValue 1.04
   */
  readonly stretch?: number;
  /**
   * How far from the boundary a point may be and still count as on it, in metres.
   * @defaultValue 0.02
   */
  readonly tolerance?: number;
};

/** A node of the graph: one of the given points, or a corner to turn around. */
export type SpannerPoint = Point & {
  /** The id given, or `corner:` and a number. */
  readonly id: string;
  readonly kind: 'given' | 'corner';
};

/** A straight way that can be walked in both directions. */
export type SpannerEdge = {
  /** The index of one end in `points`. */
  readonly from: number;
  /** The index of the other end in `points`; greater than `from`. */
  readonly to: number;
  /** Metres between the ends. */
  readonly length: number;
};

/** A lean graph of ways. */
export type VisibilitySpanner = {
  /** The given points in their order, then the corners. */
  readonly points: readonly SpannerPoint[];
  /** Sorted by length. */
  readonly edges: readonly SpannerEdge[];
};

const NEAREST = 24;
const CONES = 32;
/** Number of blocked sight lines after which a direction is given up. */
const MAX_BLOCKED_SIGHT_LINES = 12;

/**
 * A lean graph of near-shortest ways through a polygon with obstacles.
 *
 * Idea: shortest ways turn only at corners, so the nodes are the given points and the corners that
 * stick into the free space, moved off the wall by the clearance. Links are the sight lines to the
 * 24 nearest points in sight, and to the nearest in sight in each of 32 directions, which carries
 * ways across wide halls; a direction is given up after a dozen looks at walls. A greedy spanner keeps those links without which some way would grow by
 * more than the stretch. If that leaves the graph in parts, all pairs between parts are tried, the
 * shortest first. Cost: O(n²) sight lines at worst, each of which ends at the first wall.
 *
 * Deterministic: the same input gives the same graph. Points that see nothing stay unconnected.
 */
export function visibilitySpanner(options: VisibilitySpannerOptions): VisibilitySpanner {
  const { polygon, obstacles = [], clearance = 0.3, stretch = 1.04, tolerance = 0.02 } = options;
  const space = createFreeSpace(polygon, obstacles, tolerance);
  const points: SpannerPoint[] = options.points.map(({ id, x, y }) => ({
    id,
    x,
    y,
    kind: 'given',
  }));
  const corners = [
    ...polygon.slice(0, 1).flatMap((ring) => turningPoints(ring, -clearance)),
    ...[...polygon.slice(1), ...obstacles].flatMap((ring) => turningPoints(ring, clearance)),
  ].filter((corner) => space.isFree(corner));
  for (const [index, { x, y }] of removeCrowding(corners, clearance / 4).entries()) {
    points.push({ id: `corner:${index}`, x, y, kind: 'corner' });
  }
  const sees = memoizeVisibility(points, space);
  const kept = greedySpanner(points, candidateLinks(points, sees), stretch);
  const edges = [...kept, ...joinParts(points, kept, sees)].toSorted(compareLinks);
  return { points, edges };
}

/**
 * The corners of a ring that a way can turn around, moved off it. A curve is thinned first, by less
 * than the clearance, because each of its many corners would become a node.
 */
function turningPoints(ring: Ring, distance: number): Point[] {
  const whole = closeRing(removeRepeatedPoints(orientRing(ring, 'ccw')));
  const corners = openRing(simplifyLine(whole, Math.abs(distance) / 4));
  const count = corners.length;
  if (count < 3) return [];
  return offsetRing(corners, distance).filter((_, index) => {
    const before = corners[(index + count - 1) % count]!;
    const after = corners[(index + 1) % count]!;
    return orientation(before, corners[index]!, after) * distance > 0;
  });
}

function removeCrowding(corners: readonly Point[], spacing: number): Point[] {
  const kept: Point[] = [];
  for (const corner of corners) {
    if (kept.every((other) => pointDistance(corner, other) > spacing)) kept.push(corner);
  }
  return kept;
}

type VisibilityTest = (from: number, to: number) => boolean;

/** Memoizes visibility: each pair is queried from both ends, and a query is expensive. */
function memoizeVisibility(points: readonly Point[], space: FreeSpace): VisibilityTest {
  const cached = new Map<number, boolean>();
  return (from, to) => {
    const key = Math.min(from, to) * points.length + Math.max(from, to);
    let isVisible = cached.get(key);
    if (isVisible === undefined) {
      isVisible = space.canSee(points[Math.min(from, to)]!, points[Math.max(from, to)]!);
      cached.set(key, isVisible);
    }
    return isVisible;
  };
}

function candidateLinks(points: readonly Point[], sees: VisibilityTest): SpannerLink[] {
  const links = new Map<number, SpannerLink>();
  for (const [from, here] of points.entries()) {
    const sightLinesLeft = new Int32Array(CONES).fill(MAX_BLOCKED_SIGHT_LINES);
    let served = 0;
    for (const to of nearestFirst(points, from)) {
      const there = points[to]!;
      const cone = coneOf(there.x - here.x, there.y - here.y);
      if (served >= NEAREST && sightLinesLeft[cone]! <= 0) continue;
      if (!sees(from, to)) {
        sightLinesLeft[cone]! -= 1;
        continue;
      }
      sightLinesLeft[cone] = 0;
      served += 1;
      const [low, high] = from < to ? [from, to] : [to, from];
      const length = pointDistance(here, there);
      links.set(low * points.length + high, { from: low, to: high, length });
    }
  }
  return [...links.values()];
}

/** The number of a direction, by its place on a diamond: nearly even, and without an arc tangent. */
function coneOf(dx: number, dy: number): number {
  const slant = dx / (Math.abs(dx) + Math.abs(dy)) || 0;
  const turn = dy >= 0 ? 1 - slant : 3 + slant;
  return Math.floor((turn / 4) * CONES) % CONES;
}

/**
 * All other points, nearest first to about a millimetre, then by number. Distance and number share
 * one double, because sorting plain numbers is several times faster than sorting by comparison.
 */
function nearestFirst(points: readonly Point[], from: number): Float64Array {
  const count = points.length;
  const here = points[from]!;
  const keys = new Float64Array(count);
  for (const [to, point] of points.entries()) {
    keys[to] = Math.round(pointDistance(here, point) * 1024) * count + to;
  }
  return keys
    .toSorted()
    .map((key) => key - Math.floor(key / count) * count)
    .filter((to) => to !== from);
}

/** Links that connect parts which no candidate connects. */
function joinParts(
  points: readonly Point[],
  links: readonly SpannerLink[],
  sees: VisibilityTest,
): SpannerLink[] {
  const parts = new UnionFind(points.length);
  for (const { from, to } of links) parts.join(from, to);
  const across: SpannerLink[] = [];
  for (const [from, here] of points.entries()) {
    for (let to = from + 1; to < points.length; to += 1) {
      if (parts.isJoined(from, to)) continue;
      across.push({ from, to, length: pointDistance(here, points[to]!) });
    }
  }
  return across.toSorted(compareLinks).filter(({ from, to }) => {
    if (parts.isJoined(from, to) || !sees(from, to)) return false;
    parts.join(from, to);
    return true;
  });
}
