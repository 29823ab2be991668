import {
  bboxOfPoints,
  createGridIndex,
  distanceToSegment,
  padBbox,
  type Point,
  pointDistance,
  type Segment,
} from '@brand/geo';
import { type Barrier, type GroupSpace, segmentsOfBarrier } from './group-space.ts';
import { simplifyLongLine, thinRing } from './simplify-long-line.ts';

/** A position at which to turn around a corner. */
export type TurningPoint = {
  readonly spot: Point;
  /**
   * The first part of the line from the corner to the turning point. Sight lines that cross it pass
   * too close.
   */
  readonly spur: Segment;
};

/** Limits of the search for corners. */
export type TurningPointOptions = {
  /**
   * Factor by which curves are simplified more than usual.
   * @defaultValue 1
   */
  readonly coarseness?: number;
  /** Maximum number of corners. @defaultValue Infinity */
  readonly limit?: number;
};

type Direction = {
  readonly x: number;
  readonly y: number;
  /** Distance in this direction, as a multiple of the clearance. */
  readonly reach: number;
};

// Metres within which lines count as meeting in a corner; plans are drawn to the centimetre.
const JOINT = 0.03;
// Radians: about a degree. Smaller turns are not corners.
const MIN_TURN = 0.02;
// Radians: sharper than 55° is the end of a wall.
const MIN_END = 1.7 * Math.PI;
// Metres. A gap of twice this is the narrowest that people can pass.
const MIN_CLEARANCE = 0.15;
const SPUR = 0.6;

/**
 * Finds the points where shortest paths turn: off each corner that protrudes into the free space.
 *
 * Idea: at each corner of a barrier, look at the directions in which barriers leave it. If one gap
 * between them is wider than a straight angle, paths turn around there, on the bisector of the gap.
 * This works for outlines, furniture and free ends of walls alike. Curves are simplified first, by
 * half the clearance, so that paths from corner to corner still pass them. Where the space is
 * narrow, the point is half-way to the other side.
 *
 * Returns `undefined` above the limit, because each corner is checked against the whole outline.
 */
export function* findTurningPoints(
  group: GroupSpace,
  clearance: number,
  { coarseness = 1, limit = Infinity }: TurningPointOptions = {},
): Generator<undefined, TurningPoint[] | undefined> {
  const barriers = [...group.outline, ...group.obstacles].map((barrier) =>
    thinned(barrier, (coarseness * clearance) / 2),
  );
  const pieces = barriers.flatMap(segmentsOfBarrier);
  const index = createGridIndex(pieces.map(({ a, b }) => bboxOfPoints([a, b])));
  const turnsAt = (corner: Point): Direction[] =>
    openDirections(
      index
        .search(padBbox([corner.x, corner.y, corner.x, corner.y], JOINT))
        .map((piece) => pieces[piece]!)
        .filter(({ a, b }) => distanceToSegment(corner, a, b) <= JOINT)
        .flatMap(({ a, b }) => [a, b])
        .filter((end) => pointDistance(corner, end) > JOINT)
        .map((end) => Math.atan2(end.y - corner.y, end.x - corner.x)),
    );
  const found: TurningPoint[] = [];
  const taken = new CrowdFilter(clearance / 4);
  let tried = 0;
  for (const corner of barriers.flatMap(({ line }) => line)) {
    yield;
    for (const direction of turnsAt(corner)) {
      tried += 1;
      if (tried > limit) return undefined;
      const turning = turnAround(corner, direction, clearance, group);
      if (turning && taken.add(turning.spot)) found.push(turning);
    }
  }
  return found;
}

function thinned(barrier: Barrier, tolerance: number): Barrier {
  const { line, isRing } = barrier;
  return {
    ...barrier,
    line: isRing ? thinRing(line, tolerance) : simplifyLongLine(line, tolerance),
  };
}

/**
 * Returns the middle of the one gap between angles that is wider than a straight angle. Around the
 * end of a wall, returns two directions, half to each side, because a single one would lead paths
 * along the wall itself.
 */
function openDirections(angles: readonly number[]): Direction[] {
  const sorted = angles.toSorted((a, b) => a - b);
  for (const [index, angle] of sorted.entries()) {
    const next = sorted[index + 1] ?? sorted[0]! + 2 * Math.PI;
    if (next - angle <= Math.PI + MIN_TURN) continue;
    const middle = (angle + next) / 2;
    const isEnd = next - angle > MIN_END;
    return isEnd
      ? [
          toDirection(middle - Math.PI / 4, Math.SQRT2),
          toDirection(middle + Math.PI / 4, Math.SQRT2),
        ]
      : [toDirection(middle, 1)];
  }
  return [];
}

function toDirection(angle: number, reach: number): Direction {
  return { x: Math.cos(angle), y: Math.sin(angle), reach };
}

function turnAround(
  corner: Point,
  direction: Direction,
  clearance: number,
  group: GroupSpace,
): TurningPoint | undefined {
  const ahead = (metres: number): Point => ({
    x: corner.x + direction.x * metres,
    y: corner.y + direction.y * metres,
  });
  // Starts slightly off the corner, because the corner itself is on its barriers.
  const wanted = clearance * direction.reach;
  const room = JOINT + group.firstHit(ahead(JOINT), ahead(2 * wanted));
  const distance = Math.min(wanted, room / 2);
  if (distance < MIN_CLEARANCE || !group.isFree(ahead(distance))) return undefined;
  return { spot: ahead(distance), spur: { a: corner, b: ahead(distance * SPUR) } };
}

/** Rejects points that are closer to an accepted one than the spacing. */
class CrowdFilter {
  readonly #spacing: number;
  readonly #cells = new Map<string, Point[]>();

  constructor(spacing: number) {
    this.#spacing = spacing;
  }

  add(point: Point): boolean {
    const column = Math.floor(point.x / this.#spacing);
    const row = Math.floor(point.y / this.#spacing);
    for (let cell = 0; cell < 9; cell += 1) {
      const key = `${column + (cell % 3) - 1} ${row + Math.floor(cell / 3) - 1}`;
      const near = this.#cells.get(key) ?? [];
      if (near.some((other) => pointDistance(other, point) < this.#spacing)) return false;
    }
    const key = `${column} ${row}`;
    this.#cells.set(key, [...(this.#cells.get(key) ?? []), point]);
    return true;
  }
}
