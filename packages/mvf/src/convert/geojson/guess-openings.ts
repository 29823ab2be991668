import {
  bboxOfPoints,
  createGridIndex,
  distanceToPolygonBoundary,
  distanceToSegment,
  padBbox,
  pointDistance,
  type Point,
  type Segment,
} from '@brand/geo';
import { findSharedWalls, type SharedWall } from './find-shared-walls.ts';
import { edgesOf, isInSpace, type PlanSpace } from './plan-space.ts';

/** A way between two spaces that the source does not draw. */
export type GuessedOpening = Segment & {
  /** `passage`: nothing separates the spaces. `door`: a room that had none got one. */
  readonly kind: 'passage' | 'door';
  readonly spaces: readonly [PlanSpace, PlanSpace];
};

export type GuessOpeningsInput = {
  /** The spaces of one floor. */
  readonly spaces: readonly PlanSpace[];
  /** The doors that the source draws on that floor. */
  readonly doors: readonly Segment[];
  /** Walls drawn for themselves on that floor. */
  readonly walls: readonly Segment[];
  /** Width of a guessed door in metres. */
  readonly doorWidth: number;
};

// A door belongs to an outline that is at most a wall away.
const DOOR_REACH = 0.6;
const MAX_PASSAGES = 4;

/**
 * Opens what must be open: between halls that touch without a door or wall (they are one space to
 * whoever walks there), and a door for each room that has none, in the longest wall it shares with
 * a hall or, failing that, with a room that can be reached.
 */
export function guessOpenings(input: GuessOpeningsInput): GuessedOpening[] {
  const { spaces } = input;
  const shared = findSharedWalls(spaces);
  const passages = guessPassages(input, shared);
  const linked = new Set<number>();
  const doorIndex = createGridIndex(input.doors.map(({ a, b }) => bboxOfPoints([a, b])));
  for (const [index, space] of spaces.entries()) {
    const near = doorIndex.search(padBbox(space.bbox, DOOR_REACH));
    const hasDoor = near.some((door) => isAtOutline(middleOf(input.doors[door]!), space));
    if (space.isOpen || hasDoor) linked.add(index);
  }
  return [...passages, ...guessDoors(input, shared, linked)];
}

function guessPassages(input: GuessOpeningsInput, shared: readonly SharedWall[]): GuessedOpening[] {
  const { spaces, doors, walls } = input;
  const doorPoints = doors.map(middleOf);
  const doorIndex = createGridIndex(doorPoints.map((point) => bboxOfPoints([point])));
  const wallIndex = createGridIndex(walls.map(({ a, b }) => bboxOfPoints([a, b])));
  const isClosed = (wall: SharedWall): boolean => {
    const box = padBbox(bboxOfPoints([wall.a, wall.b]), DOOR_REACH);
    const hasDoor = doorIndex
      .search(box)
      .some((door) => distanceToSegment(doorPoints[door]!, wall.a, wall.b) < DOOR_REACH);
    const middle = middleOf(wall);
    return (
      hasDoor ||
      wallIndex
        .search(box)
        .some((item) => distanceToSegment(middle, walls[item]!.a, walls[item]!.b) < DOOR_REACH / 2)
    );
  };
  const between = shared.filter((wall) => wall.spaces.every((space) => spaces[space]!.isOpen));
  const byPair = Map.groupBy(between, (wall) => wall.spaces.join());
  return [...byPair.values()].flatMap((pair) =>
    // A door anywhere on the common wall means that the rest of it is a wall.
    pair.some(isClosed)
      ? []
      : pair
          .toSorted((p, q) => q.length - p.length)
          .slice(0, MAX_PASSAGES)
          .map((wall) => ({
            ...trim(wall, wall.length),
            kind: 'passage',
            spaces: pairOf(spaces, wall),
          })),
  );
}

function guessDoors(
  { spaces, doorWidth }: GuessOpeningsInput,
  shared: readonly SharedWall[],
  linked: Set<number>,
): GuessedOpening[] {
  const openings: GuessedOpening[] = [];
  const wallsOf = spaces.map((): SharedWall[] => []);
  for (const wall of shared.toSorted((p, q) => q.length - p.length)) {
    for (const space of wall.spaces) wallsOf[space]!.push(wall);
  }
  let waiting = [...spaces.keys()].filter((index) => !linked.has(index));
  const openInto = (canLead: (space: number) => boolean): number => {
    const reached = waiting.flatMap((index) => {
      const wall = wallsOf[index]!.find((candidate) => canLead(otherOf(candidate, index)));
      if (!wall) return [];
      openings.push({ ...trim(wall, doorWidth), kind: 'door', spaces: pairOf(spaces, wall) });
      return [index];
    });
    for (const index of reached) linked.add(index);
    waiting = waiting.filter((index) => !linked.has(index));
    return reached.length;
  };
  openInto((space) => spaces[space]!.isOpen);
  while (openInto((space) => linked.has(space)) > 0);
  for (const index of waiting) {
    const opening = doorIntoSurroundings(spaces[index]!, spaces, doorWidth);
    if (opening) openings.push(opening);
  }
  return openings;
}

/** A kiosk stands in a hall whose outline does not touch it. */
function doorIntoSurroundings(
  space: PlanSpace,
  spaces: readonly PlanSpace[],
  doorWidth: number,
): GuessedOpening | undefined {
  const edge = edgesOf(space).toSorted(
    (p, q) => pointDistance(q.a, q.b) - pointDistance(p.a, p.b),
  )[0];
  if (!edge) return undefined;
  const middle = middleOf(edge);
  const hall = spaces.find((other) => other !== space && other.isOpen && isInSpace(middle, other));
  const line = trim({ ...edge, length: pointDistance(edge.a, edge.b) }, doorWidth);
  return hall && { ...line, kind: 'door', spaces: [space, hall] };
}

function otherOf({ spaces: [first, second] }: SharedWall, space: number): number {
  return first === space ? second : first;
}

function pairOf(
  spaces: readonly PlanSpace[],
  { spaces: [first, second] }: SharedWall,
): readonly [PlanSpace, PlanSpace] {
  return [spaces[first]!, spaces[second]!];
}

/** The middle part of a stretch, a hand's breadth off its ends at least. */
function trim({ a, b, length }: Segment & { readonly length: number }, wanted: number): Segment {
  const width = Math.min(wanted, length * 0.9);
  const half = width / length / 2;
  const place = (t: number): Point => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
  return { a: place(0.5 - half), b: place(0.5 + half) };
}

function middleOf({ a, b }: Segment): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function isAtOutline(point: Point, { polygons }: PlanSpace): boolean {
  return polygons.some((polygon) => distanceToPolygonBoundary(point, polygon) <= DOOR_REACH);
}
