import { bboxIntersects, bboxOfPoints, padBbox, type Point, UnionFind } from '@brand/geo';
import { type DoorPlace, edgesOf, locateDoor } from './locate-door.ts';
import type { OpenStretch } from './open-passages.ts';
import { pointAt, shiftRight, stretchesInside } from './segment-stretch.ts';
import { type Part, segmentLength, type WalkSpace } from './walk-space.ts';

/** A guessed door into the part that needs one. */
export type GuessedDoor = { readonly into: number; readonly place: DoorPlace };

type Candidate = {
  readonly line: readonly Point[];
  readonly reach: number;
  readonly into: number;
  readonly other: number;
  readonly width: number;
};

// Search distances for a neighbour, in metres, nearest first.
const DISTANCES = [0.05, 0.3, 0.6, 1, 1.5, 2];
// Minimum length of shared outline for a door, in metres.
const MIN_WIDTH = 0.6;
const DOOR_WIDTH = 0.4;
// A hallway up to half a metre farther away is preferred to the neighbours.
const ROOM_PENALTY = 0.5;
const MAX_TRIES = 6;

/**
 * Guesses doors for parts without an entrance, alone or together with others. A suite that has a
 * door to the outside is skipped, and so is the largest connected space of the floor.
 *
 * Idea: the longest stretch that the part shares with its nearest neighbour, hallways before rooms,
 * gets a door in its middle.
 */
export function* guessDoors(
  space: WalkSpace,
  doors: readonly DoorPlace[],
  stretches: readonly OpenStretch[],
): Generator<undefined, GuessedDoor[]> {
  if (space.isCrowded) return [];
  const sets = new UnionFind(space.parts.length);
  for (const { part, other } of stretches) sets.join(part, other);
  const hasExit = new Set<number>();
  for (const { sides } of doors) {
    if (sides.length === 2) sets.join(sides[0]!.part, sides[1]!.part);
    else if (sides[0]) hasExit.add(sides[0].part);
  }
  const main = largestSet(space, sets);
  const guessed: GuessedDoor[] = [];
  // A door may lead into another space that is also cut off, which then needs a door too.
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const members of sets.sets()) {
      const isFine =
        sets.isJoined(members[0]!, main) ||
        sets.rootOf(members[0]!) !== members[0] ||
        members.some((part) => hasExit.has(part));
      if (!isFine) yield;
      const found = isFine ? undefined : findDoor(space, members, sets);
      if (!found) continue;
      guessed.push(found);
      sets.join(found.place.sides[0]!.part, found.place.sides[1]!.part);
      isDone = false;
    }
  }
  return guessed;
}

function largestSet(space: WalkSpace, sets: UnionFind): number {
  const areaOf = (members: readonly number[]): number =>
    members.reduce((sum, part) => sum + space.parts[part]!.area, 0);
  let largest: number[] = [];
  for (const members of sets.sets()) if (areaOf(members) > areaOf(largest)) largest = members;
  return largest[0] ?? 0;
}

function findDoor(
  space: WalkSpace,
  members: readonly number[],
  sets: UnionFind,
): GuessedDoor | undefined {
  const roomPenalty = (part: number): number =>
    space.plan.shapes[space.parts[part]!.shape]!.kind === 'room' ? ROOM_PENALTY : 0;
  const candidates = members
    .flatMap((part) =>
      space
        .partsNear(padBbox(space.parts[part]!.bbox, DISTANCES.at(-1)!))
        .filter((other) => !sets.isJoined(part, other))
        .flatMap((other) =>
          [
            ...sharedStretches(space.parts[part]!, space.parts[other]!),
            ...sharedStretches(space.parts[other]!, space.parts[part]!),
          ].map((stretch) => ({ ...stretch, into: part, other })),
        ),
    )
    .toSorted(
      (a, b) =>
        a.reach + roomPenalty(a.other) - b.reach - roomPenalty(b.other) ||
        b.width - a.width ||
        a.into - b.into ||
        a.other - b.other,
    );
  return tryCandidates(space, candidates, sets);
}

function tryCandidates(
  space: WalkSpace,
  candidates: readonly Candidate[],
  sets: UnionFind,
): GuessedDoor | undefined {
  for (const { line, reach, into } of candidates.slice(0, MAX_TRIES)) {
    const place = locateDoor(line, reach + 0.3, space);
    const [left, right] = place.sides;
    if (left && right && !sets.isJoined(left.part, right.part)) return { into, place };
  }
  return undefined;
}

/**
 * Returns the stretches along which another part adjoins this one, longest first, at the smallest
 * distance with a result.
 */
function sharedStretches(
  part: Part,
  other: Part,
): { line: readonly Point[]; reach: number; width: number }[] {
  for (const reach of DISTANCES) {
    const found = edgesOf(part).flatMap((edge) => {
      const shifted = shiftRight(edge, reach);
      if (!bboxIntersects(bboxOfPoints([shifted.a, shifted.b]), other.bbox)) return [];
      const length = segmentLength(edge);
      return stretchesInside(shifted, other.polygon)
        .filter(([from, to]) => (to - from) * length >= MIN_WIDTH)
        .map(([from, to]) => {
          const half = DOOR_WIDTH / 2 / length;
          const middle = (from + to) / 2;
          return {
            line: [pointAt(edge, middle - half), pointAt(edge, middle + half)],
            reach,
            // To the centimetre, so that equal widths are equal.
            width: Math.round((to - from) * length * 100) / 100,
          };
        });
    });
    if (found.length > 0) return found.toSorted((a, b) => b.width - a.width).slice(0, 3);
  }
  return [];
}
