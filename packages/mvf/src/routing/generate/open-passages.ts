import {
  bboxIntersects,
  bboxOfPoints,
  distanceToPolygonBoundary,
  padBbox,
  pointInPolygon,
} from '@brand/geo';
import { type Interval, longIntervals, subtractIntervals, totalLength } from './intervals.ts';
import type { DoorPlace } from './locate-door.ts';
import { alongRing, lineAlongRing, outlineOf, type OutlineRing } from './outline.ts';
import { shiftRight, stretchesInside } from './segment-stretch.ts';
import { createWallCover } from './wall-cover.ts';
import type { Part, WalkSpace } from './walk-space.ts';

/** A stretch of a part's outline that leads straight into another part. */
export type OpenStretch = {
  readonly part: number;
  readonly other: number;
  readonly ring: number;
  /** Metres along the ring. */
  readonly at: Interval;
};

// Search distances for the other part outside an outline, in metres: touching, overlapping, and
// with the gap that a wall of usual thickness leaves.
const PROBES = [0.05, 0.15, 0.3];
// Metres: the width of a wheelchair.
const MIN_WIDTH = 0.8;
// Minimum walled ratio of a room with drawn walls. Gaps in such a room are openings.
const MIN_WALLED_RATIO = 0.25;

/**
 * Finds where one walks from part to part without a door.
 *
 * Hallways, areas and stops without a door are open by nature; a room is open where a wall is
 * missing, provided that some of its walls are drawn. Both parts must be open. If a door joins two
 * parts that have no walls drawn, a wall between them is assumed.
 */
export function findOpenPassages(
  space: WalkSpace,
  doors: readonly DoorPlace[],
): readonly OpenStretch[] {
  if (space.isCrowded) return [];
  const outlines = space.parts.map(outlineOf);
  const cover = createWallCover(space);
  const covers = outlines.map((rings) => rings.map(cover));
  const isWalled = outlines.map((rings, part) => {
    const length = rings.reduce((sum, ring) => sum + ring.length, 0);
    const walled = covers[part]!.reduce((sum, ring) => sum + totalLength(ring), 0);
    return walled >= MIN_WALLED_RATIO * length;
  });
  const joined = new Set(doors.map(({ sides }) => pairOf(sides[0]?.part, sides[1]?.part)));
  const hasDoor = new Set(doors.flatMap(({ sides }) => sides.map(({ part }) => part)));
  const isOpen = space.parts.map((part, index) => {
    const { kind, isStop } = space.plan.shapes[part.shape]!;
    const byNature = kind === 'hallway' || kind === 'area' || (isStop && !hasDoor.has(index));
    return byNature || isWalled[index]!;
  });
  const canPass = (a: number, b: number): boolean =>
    isOpen[a]! && isOpen[b]! && (isWalled[a]! || isWalled[b]! || !joined.has(pairOf(a, b)));

  const found = space.parts.flatMap((part, index) =>
    space
      .partsNear(padBbox(part.bbox, PROBES.at(-1)!))
      .filter((other) => other !== index && canPass(index, other))
      .flatMap((other) =>
        outlines[index]!.flatMap((ring, ringIndex) => {
          const contact = contactsOf(ring, space.parts[other]!);
          const open = subtractIntervals(contact, covers[index]![ringIndex]!);
          return longIntervals(open, ring.length, MIN_WIDTH).map((at) => ({
            part: index,
            other,
            ring: ringIndex,
            at,
          }));
        }),
      ),
  );
  return removeHalfOpen(found, space, outlines);
}

/**
 * Parts that only touch must be open from both sides. Where they overlap one side is enough: the
 * outline of the other is elsewhere.
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

/** Where another part lies just outside of a ring. */
function contactsOf(ring: OutlineRing, other: Part): Interval[] {
  return ring.edges.flatMap((edge) =>
    PROBES.flatMap((probe) => {
      const shifted = shiftRight(edge.segment, probe);
      if (!bboxIntersects(bboxOfPoints([shifted.a, shifted.b]), other.bbox)) return [];
      return stretchesInside(shifted, other.polygon).map((stretch) => alongRing(edge, stretch));
    }),
  );
}
