import { type Bbox, bboxOfPoints, createGridIndex, padBbox, type Segment } from '@brand/geo';
import type { Interval } from './intervals.ts';
import { alongRing, type OutlineEdge, type OutlineRing } from './outline.ts';
import { stretchAlong, stretchesInside } from './segment-stretch.ts';
import { segmentsOfLine, segmentsOfRing, type WalkSpace } from './walk-space.ts';

/** Returns the intervals of a ring that are covered by walls, in metres along it. */
export type WallCover = (ring: OutlineRing) => Interval[];

// How far from an outline its wall may be drawn, in metres: half of a thick wall.
const WALL_REACH = 0.3;

/**
 * Finds where an outline is closed: a wall, something solid or a door runs along it or covers it.
 * Doors count, because a gap in the wall that a door fills is not an opening.
 */
export function createWallCover(space: WalkSpace): WallCover {
  const barriers: Segment[] = [
    ...space.walls,
    ...space.solids.flatMap((polygon) => polygon.flatMap(segmentsOfRing)),
    ...space.plan.doors.flatMap(({ line }) => segmentsOfLine(line)),
  ];
  const index = createGridIndex(
    barriers.map(({ a, b }) => padBbox(bboxOfPoints([a, b]), WALL_REACH)),
  );
  const coverOfEdge = (edge: OutlineEdge): Interval[] => {
    const { segment } = edge;
    const bbox: Bbox = bboxOfPoints([segment.a, segment.b]);
    const along = index.search(bbox).flatMap((number) => {
      const stretch = stretchAlong(segment, barriers[number]!, WALL_REACH);
      return stretch ? [stretch] : [];
    });
    const inside = space
      .solidsNear(bbox)
      .flatMap((number) => stretchesInside(segment, space.solids[number]!));
    return [...along, ...inside].map((stretch) => alongRing(edge, stretch));
  };
  return (ring) => ring.edges.flatMap(coverOfEdge);
}
