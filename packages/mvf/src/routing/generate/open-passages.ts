import {
  bboxIntersects,
  bboxOfPoints,
  distanceToPolygonBoundary,
  padBbox,
  pointInPolygon,
} from '@brand/geo';
import { type Interval, longIntervals, subtractIntervals } from './intervals.ts';
import type { DoorPlace } from './locate-door.ts';
import { alongRing, lineAlongRing, outlineOf, type OutlineRing } from './outline.ts';
import { shiftRight, stretchesInside } from './segment-stretch.ts';
import { createWallCover, isWalled } from './wall-cover.ts';
import type { Part, WalkSpace } from './walk-space.ts';

/** A stretch of a part's outline that leads straight into another part. */
export type OpenStretch = {
  readonly part: number;
  readonly other: number;
  readonly ring: number;
  /** Interval along the ring, in metres. */
  readonly at: Interval;
};

// Search distances for the other part outside an outline, in metres: touching, overlapping, and
// with the gap of a wall of usual thickness.
const PROBES = [0.05, 0.15, 0.3];
// Metres: the width of a wheelchair.
const MIN_WIDTH = 0.8;

/**
 * Finds openings where people walk from part to part without a door.
 *
 * Hallways, areas and stops without a door are open by nature. A room is open where a wall is
 * missing, provided that some of its walls are drawn. Both parts must be open. If a door joins two
 * parts that have no walls drawn, a wall between them is assumed.
 */
export function* findOpenPassages(
  space: WalkSpace,
  doors: readonly DoorPlace[],
): Generator<undefined, readonly OpenStretch[]> {
  if (space.isCrowded) return [];
  const outlines = space.parts.map(outlineOf);
  const cover = createWallCover(space);
  const covers: Interval[][][] = [];
  const hasWalls: boolean[] = [];
  for (const [part, rings] of outlines.entries()) {
    yield;
    const isRoom = space.plan.shapes[space.parts[part]!.shape]!.kind === 'room';
    covers.push(rings.map(isRoom ? cover.implied : cover.drawn));
    hasWalls.push(isWalled(rings, cover));
  }
  const joined = new Set(doors.map(({ sides }) => pairOf(sides[0]?.part, sides[1]?.part)));
  const hasDoor = new Set(doors.flatMap(({ sides }) => sides.map(({ part }) => part)));
  const isOpen = space.parts.map((part, index) => {
    const { kind, isStop } = space.plan.shapes[part.shape]!;
    const byNature = kind === 'hallway' || kind === 'area' || (isStop && !hasDoor.has(index));
    return byNature || hasWalls[index]!;
  });
  const canPass = (a: number, b: number): boolean =>
    isOpen[a]! && isOpen[b]! && (hasWalls[a]! || hasWalls[b]! || !joined.has(pairOf(a, b)));

  const found: OpenStretch[] = [];
  for (const [part, { bbox }] of space.parts.entries()) {
    for (const other of space.partsNear(padBbox(bbox, PROBES.at(-1)!))) {
      if (other === part || !canPass(part, other)) continue;
      yield;
      for (const [ring, outline] of outlines[part]!.entries()) {
        const contact = contactsOf(outline, space.parts[other]!);
        const open = subtractIntervals(contact, covers[part]![ring]!);
        const long = longIntervals(open, outline.length, MIN_WIDTH);
        found.push(...long.map((at) => ({ part, other, ring, at })));
      }
    }
  }
  return removeHalfOpen(found, space, outlines);
}

/**
 * Removes passages that are open from one side only. Parts that only touch must be open from both
 * sides. Where they overlap, one side is enough, because the outline of the other is elsewhere.
 */
function removeHalfOpen(
  stretches: readonly OpenStretch[],
  space: WalkSpace,
  outlines: readonly (readonly OutlineRing[])[],
): OpenStretch[] {
  const ways = new Set(stretches.map(({ part, other }) => `${part} ${other}`));
  const overlaps = ({ part, other, ring, at: [from, to] }: OpenStretch): boolean => {
    const outline = outlines[part]![ring]!;
    const [middle] = lineAlongRing(outline, [(from + to) / 2, to]);
    const { polygon } = space.parts[other]!;
    return (
      middle !== undefined &&
      pointInPolygon(middle, polygon) &&
      distanceToPolygonBoundary(middle, polygon) > PROBES[0]!
    );
  };
  return stretches.filter(
    (stretch) => ways.has(`${stretch.other} ${stretch.part}`) || overlaps(stretch),
  );
}

function pairOf(a = -1, b = -1): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** Returns the intervals where another part is immediately outside a ring. */
function contactsOf(ring: OutlineRing, other: Part): Interval[] {
  return ring.edges.flatMap((edge) =>
    PROBES.flatMap((probe) => {
      const shifted = shiftRight(edge.segment, probe);
      if (!bboxIntersects(bboxOfPoints([shifted.a, shifted.b]), other.bbox)) return [];
      return stretchesInside(shifted, other.polygon).map((stretch) => alongRing(edge, stretch));
    }),
  );
}
