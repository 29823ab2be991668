import type { Bbox } from '@brand/geo';

export type StackableFloor = {
  readonly elevation: number;
  readonly maxHeight?: number | undefined;
  readonly isOutdoor: boolean;
  /** Metres in the venue's frame. */
  readonly bbox: Bbox;
};

// Ratio of the gap to the floor's depth. At a tilt of 65° it leaves most of each floor uncovered.
const GAP_SHARE = 0.34;
// A floor's walls must not reach into the one above.
const STOREY_SHARE = 1.5;
const STOREY = 4;

/** Level of each floor, the lowest first; floors of one elevation share a level. */
export function stackLevels<F extends StackableFloor>(floors: Iterable<F>): Map<F, number> {
  const all = [...floors];
  const elevations = [...new Set(all.map(({ elevation }) => elevation))].toSorted((a, b) => a - b);
  return new Map(all.map((floor) => [floor, elevations.indexOf(floor.elevation)]));
}

/**
 * The gap in metres at which most of each floor is visible, computed from buildings rather than the
 * grounds.
 */
export function automaticGap(floors: Iterable<StackableFloor>): number {
  const all = [...floors];
  const inside = all.filter(({ isOutdoor }) => !isOutdoor);
  const gaps = (inside.length > 0 ? inside : all).flatMap(({ bbox, maxHeight = STOREY }) => [
    maxHeight * STOREY_SHARE,
    // A floor without a shape has an infinite box, which is filtered out below.
    Math.min(bbox[2] - bbox[0], bbox[3] - bbox[1]) * GAP_SHARE || 0,
  ]);
  return Math.max(0, ...gaps.filter(Number.isFinite));
}

/** The bounding box of floors, in metres. */
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
