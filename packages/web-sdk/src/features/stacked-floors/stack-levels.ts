import type { Bbox } from '@brand/geo';

/** What stacking needs to know of a floor. */
export type StackableFloor = {
  readonly elevation: number;
  readonly maxHeight?: number | undefined;
  readonly isOutdoor: boolean;
  /** Metres in the venue's frame. */
  readonly bbox: Bbox;
};

// Seen at a tilt of 65°, a gap of this share of the floor's depth leaves most of each floor free.
const GAP_SHARE = 0.34;
// A floor's walls must not reach into the one above.
const STOREY_SHARE = 1.5;
const STOREY = 4;

/** Levels from the lowest up; floors of one elevation share a level. */
export function stackLevels<F extends StackableFloor>(floors: Iterable<F>): Map<F, number> {
  const all = [...floors];
  const elevations = [...new Set(all.map(({ elevation }) => elevation))].toSorted((a, b) => a - b);
  return new Map(all.map((floor) => [floor, elevations.indexOf(floor.elevation)]));
}

/** The gap in metres at which most of each floor can be seen: by the largest building, not the grounds. */
export function automaticGap(floors: Iterable<StackableFloor>): number {
  const all = [...floors];
  const inside = all.filter(({ isOutdoor }) => !isOutdoor);
  const gaps = (inside.length > 0 ? inside : all).flatMap(({ bbox, maxHeight = STOREY }) => [
    maxHeight * STOREY_SHARE,
    // A floor without a shape has no box, and says nothing.
    Math.min(bbox[2] - bbox[0], bbox[3] - bbox[1]) * GAP_SHARE || 0,
  ]);
  return Math.max(0, ...gaps.filter(Number.isFinite));
}

/** The box around floors, in metres. */
export function boxAround(floors: Iterable<StackableFloor>): Bbox {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { bbox } of floors) {
    if (!bbox.every(Number.isFinite)) continue;
    minX = Math.min(minX, bbox[0]);
    minY = Math.min(minY, bbox[1]);
    maxX = Math.max(maxX, bbox[2]);
    maxY = Math.max(maxY, bbox[3]);
  }
  return [minX, minY, maxX, maxY];
}
