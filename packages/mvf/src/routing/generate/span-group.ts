import {
  padBbox,
  type Point,
  type Polygon,
  pointDistance,
  type Ring,
  visibilitySpanner,
} from '@brand/geo';
import { type Barrier, type GroupSpace, segmentsOfBarrier } from './group-space.ts';
import { findTurningPoints, type TurningPoint } from './turning-points.ts';
import { UnionFind } from './union-find.ts';
import { findUsedCorners } from './used-corners.ts';

/** Ways between the points of a group. */
export type GroupWays = {
  /** The corners that ways turn around. */
  readonly corners: readonly Point[];
  /** Pairs of numbers: first the given points in their order, then the corners. */
  readonly links: readonly (readonly [number, number])[];
};

// Metres.
const OVERSHOOT = 0.005;
// In spaces of more points, outside as a rule, some are out of reach and a second try is dear.
const MAX_RETRIED = 300;

/**
 * Connects points of a group by near-shortest ways around corners and obstacles.
 *
 * Sight lines keep some distance from corners. Where that leaves a point without a way, as beside a
 * pillar in a narrow passage, they may pass as close as they like.
 */
export function spanGroup(
  group: GroupSpace,
  polygon: Polygon | undefined,
  given: readonly Point[],
  clearance: number,
): GroupWays {
  if (given.length === 0) return { corners: [], links: [] };
  const turns = findTurningPoints(group, clearance);
  const isFar = ({ spur }: TurningPoint): boolean =>
    given.every((point) => pointDistance(point, spur.a) > clearance);
  const spurs = turns.filter(isFar).map(({ spur }): Ring => [spur.a, spur.b]);
  const spots = turns.map(({ spot }) => spot);
  const careful = span(group, polygon, [given, spots], spurs);
  const isDone =
    spurs.length === 0 ||
    group.isDivided ||
    given.length + spots.length > MAX_RETRIED ||
    isConnected(careful.links, given.length, spots.length);
  const ways = isDone ? careful : span(group, polygon, [given, spots], []);
  return withoutIdleCorners(ways, given);
}

function span(
  group: GroupSpace,
  polygon: Polygon | undefined,
  [given, corners]: readonly [readonly Point[], readonly Point[]],
  spurs: readonly Ring[],
): GroupWays {
  const { edges } = visibilitySpanner({
    polygon: polygon ?? [rectangle(padBbox(group.bbox, 1))],
    obstacles: [
      ...(polygon ? [] : group.outline.flatMap(toPieces)),
      ...group.obstacles.flatMap((barrier) =>
        barrier.isSolid ? [barrier.line] : toPieces(barrier),
      ),
      ...spurs,
    ],
    points: [...given, ...corners].map(({ x, y }, index) => ({ id: String(index), x, y })),
    // The corners are given: they keep a distance that fits the room there is.
    clearance: 0,
    tolerance: 1e-6,
  });
  return { corners, links: edges.map(({ from, to }) => [from, to]) };
}

function toPieces(barrier: Barrier): Ring[] {
  return segmentsOfBarrier(barrier).map(({ a, b }) => overshoot(a, b));
}

/** The piece a little longer: a sight line exactly through a joint of two walls must not slip through. */
function overshoot(a: Point, b: Point): Ring {
  const t = OVERSHOOT / (pointDistance(a, b) || 1);
  const [dx, dy] = [(b.x - a.x) * t, (b.y - a.y) * t];
  return [
    { x: a.x - dx, y: a.y - dy },
    { x: b.x + dx, y: b.y + dy },
  ];
}

function rectangle([minX, minY, maxX, maxY]: readonly [number, number, number, number]): Ring {
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
}

function isConnected(links: GroupWays['links'], given: number, corners: number): boolean {
  const sets = new UnionFind(given + corners);
  for (const [from, to] of links) sets.join(from, to);
  return Array.from({ length: given }, (_, point) => sets.isJoined(0, point)).every(Boolean);
}

/** Drops the corners that no shortest way turns around, and numbers the others anew. */
function withoutIdleCorners({ corners, links }: GroupWays, given: readonly Point[]): GroupWays {
  const isUsed = findUsedCorners([...given, ...corners], links, given.length);
  const numbers = new Map<number, number>();
  for (const [point, used] of isUsed.entries()) if (used === 1) numbers.set(point, numbers.size);
  return {
    corners: corners.filter((_, index) => isUsed[given.length + index] === 1),
    links: links.flatMap(([a, b]): [number, number][] => {
      const [from, to] = [numbers.get(a), numbers.get(b)];
      return from === undefined || to === undefined ? [] : [[from, to]];
    }),
  };
}
