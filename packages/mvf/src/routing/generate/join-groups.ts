import { bboxOfPoints, segmentsIntersect } from '@brand/geo';
import { type DoorPlace, locateDoor } from './locate-door.ts';
import type { PartGroups } from './group-parts.ts';
import type { OpenStretch } from './open-passages.ts';
import { lineAlongRing, outlineOf, type OutlineRing } from './outline.ts';
import type { WalkSpace } from './walk-space.ts';

// Metres between the points at which paths cross an opening between two groups.
const SPACING = 2.5;
// Long openings, such as between a road and its pavement, are crossed at fewer points.
const MAX_PLACES = 6;
const HALF_WIDTH = 0.3;
const REACH = 0.5;

/**
 * Adds paths from group to group where parts are open to each other: spaces that were split because
 * of their size, and spaces with different access.
 */
export function joinGroups(
  space: WalkSpace,
  stretches: readonly OpenStretch[],
  { groupOf }: PartGroups,
): DoorPlace[] {
  const outlines = new Map<number, OutlineRing[]>();
  const ringOf = (part: number, ring: number): OutlineRing => {
    const outline = outlines.get(part) ?? outlineOf(space.parts[part]!);
    outlines.set(part, outline);
    return outline[ring]!;
  };
  const reverse = new Set(stretches.map(({ part, other }) => `${part} ${other}`));
  return stretches.flatMap(({ part, other, ring, at: [from, to] }) => {
    const isTwice = part > other && reverse.has(`${other} ${part}`);
    if (groupOf[part] === groupOf[other] || isTwice) return [];
    const outline = ringOf(part, ring);
    const count = Math.min(MAX_PLACES, Math.max(1, Math.round((to - from) / SPACING)));
    return Array.from({ length: count }, (_, index) => {
      const middle = from + ((to - from) * (index + 0.5)) / count;
      const line = lineAlongRing(outline, [
        Math.max(from, middle - HALF_WIDTH),
        Math.min(to, middle + HALF_WIDTH),
      ]);
      return locateDoor(line, REACH, space);
    }).filter((place) => isOpen(place, space));
  });
}

/** Whether the point leads from part to part without a wall near the opening. */
function isOpen({ sides: [left, right] }: DoorPlace, { walls, wallsNear }: WalkSpace): boolean {
  if (!left || !right || left.part === right.part) return false;
  return !wallsNear(bboxOfPoints([left.standingPoint, right.standingPoint])).some((index) => {
    const { a, b } = walls[index]!;
    return segmentsIntersect(left.standingPoint, right.standingPoint, a, b) !== false;
  });
}
