import { pointDistance } from './distance.ts';
import { createFreeSpace, type FreeSpace } from './free-space.ts';
import { compareLinks, greedySpanner, type SpannerLink } from './greedy-spanner.ts';
import { offsetRing } from './offset-ring.ts';
import { orientation } from './orientation.ts';
import { closeRing, openRing, orientRing, removeRepeatedPoints } from './ring.ts';
import { runSteps } from './run-steps.ts';
import { simplifyLine } from './simplify-line.ts';
import type { Point, Polygon, Ring } from './types.ts';
import { UnionFind } from './union-find.ts';

/** Input of `visibilitySpanner`. */
export type VisibilitySpannerOptions = {
  /** The walkable area in metres, outer ring first, then holes; rings may be open or closed. */
  readonly polygon: Polygon;
  /**
   * Rings of obstacles, which may overlap each other and the boundary.
   * @defaultValue []
   */
  readonly obstacles?: readonly Ring[];
  /** The points to connect, such as doors and standing positions. */
  readonly points: readonly { readonly id: string; readonly x: number; readonly y: number }[];
  /**
   * Distance that paths keep from the corners they turn around, in metres.
   * @defaultValue 0.3
   */
  readonly clearance?: number;
  /**
   * Maximum length of a path between two points that see each other, as a multiple of the straight
   * line.
   * @defaultValue 1.04
   */
  readonly stretch?: number;
  /**
   * Maximum distance from the boundary at which a point still counts as on it, in metres.
   * @defaultValue 0.02
   */
  readonly tolerance?: number;
};

/** A node of the graph: one of the given points, or a corner that paths turn around. */
export type SpannerPoint = Point & {
  /** The given id, or `corner:` and a number. */
  readonly id: string;
  readonly kind: 'given' | 'corner';
};

/** A straight path that people can walk in both directions. */
export type SpannerEdge = {
  /** Index of one end in `points`. */
  readonly from: number;
  /** Index of the other end in `points`, which is greater than `from`. */
  readonly to: number;
  /** Distance between the ends, in metres. */
  readonly length: number;
};

/** A lean graph of paths. */
export type VisibilitySpanner = {
  /** The given points in their order, then the corners. */
  readonly points: readonly SpannerPoint[];
  /** Edges, sorted by length. */
  readonly edges: readonly SpannerEdge[];
};

const NEAREST = 24;
const CONES = 32;
/** Maximum number of blocked sight lines in a direction before it is abandoned. */
const MAX_BLOCKED_SIGHT_LINES = 12;

/**
 * Returns a lean graph of near-shortest paths through a polygon with obstacles.
 *
 * Idea: shortest paths turn only at corners, so the nodes are the given points and the corners that
 * protrude into the free space, moved off the wall by the clearance. Links are the sight lines to
 * the 24 nearest points in sight, and to the nearest in sight in each of 32 directions, which
 * carries paths across wide halls; a direction is abandoned after a dozen blocked sight lines. A
 * greedy spanner keeps those links without which some path would grow by more than the stretch. If
 * that leaves the graph in parts, all pairs between parts are tried, the shortest first. Cost:
 * O(n²) sight lines at worst, each of which ends at the first wall.
 *
 * Deterministic: the same input always yields the same graph. Points that see nothing stay
 * unconnected.
 */
export function visibilitySpanner(options: VisibilitySpannerOptions): VisibilitySpanner {
  return runSteps(visibilitySpannerSteps(options));
}

/** Computes the same as `visibilitySpanner` in steps, between which a page can stay responsive. */
export function* visibilitySpannerSteps(
  options: VisibilitySpannerOptions,
): Generator<undefined, VisibilitySpanner> {
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
  const candidates = yield* candidateLinks(points, sees);
  const kept = yield* greedySpanner(points, candidates, stretch);
  const joints = yield* joinParts(points, kept, sees);
  const edges = [...kept, ...joints].toSorted(compareLinks);
  return { points, edges };
}

/**
 * Returns the corners of a ring that a path can turn around, moved off it. A curve is simplified
 * first, by less than the clearance, because each of its many corners would become a node.
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

function* candidateLinks(
  points: readonly Point[],
  sees: VisibilityTest,
): Generator<undefined, SpannerLink[]> {
  const links = new Map<number, SpannerLink>();
  for (const [from, here] of points.entries()) {
    yield;
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

/**
 * Returns the number of a direction, by its place on a diamond: nearly even, and without an arc
 * tangent.
 */
function coneOf(dx: number, dy: number): number {
  const slant = dx / (Math.abs(dx) + Math.abs(dy)) || 0;
  const turn = dy >= 0 ? 1 - slant : 3 + slant;
  return Math.floor((turn / 4) * CONES) % CONES;
}

/**
 * Returns all other points, nearest first to about a millimetre, then by number. Distance and
 * number share one double, because sorting plain numbers is several times faster than sorting by
 * comparison.
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

/** Yields links that connect parts which no candidate connects. */
function* joinParts(
  points: readonly Point[],
  links: readonly SpannerLink[],
  sees: VisibilityTest,
): Generator<undefined, SpannerLink[]> {
  const parts = new UnionFind(points.length);
  for (const { from, to } of links) parts.join(from, to);
  const across: SpannerLink[] = [];
  for (const [from, here] of points.entries()) {
    for (let to = from + 1; to < points.length; to += 1) {
      if (parts.isJoined(from, to)) continue;
      across.push({ from, to, length: pointDistance(here, points[to]!) });
    }
  }
  const joints: SpannerLink[] = [];
  for (const link of across.toSorted(compareLinks)) {
    if (parts.isJoined(link.from, link.to)) continue;
    yield;
    if (!sees(link.from, link.to)) continue;
    parts.join(link.from, link.to);
    joints.push(link);
  }
  return joints;
}
