import {
  type Bbox,
  bboxOfPoints,
  createGridIndex,
  openRing,
  padBbox,
  type Segment,
} from '@brand/geo';
import type { PlanBlock } from './floor-plan.ts';
import { type Interval, totalLength } from './intervals.ts';
import { alongRing, type OutlineEdge, type OutlineRing } from './outline.ts';
import { stretchAlong, stretchesInside } from './segment-stretch.ts';
import { segmentsOfLine, segmentsOfRing, type WalkSpace } from './walk-space.ts';

/** Finds where outlines are closed. Returns intervals in metres along the ring. */
export type WallCover = {
  /** Returns the intervals where a wall or another built object runs along a ring or covers it. */
  readonly walls: (ring: OutlineRing) => Interval[];
  /** Returns the same intervals with furniture and doors. */
  readonly drawn: (ring: OutlineRing) => Interval[];
  /** Returns the same intervals for the outline of a room, with walls that its doors imply. */
  readonly implied: (ring: OutlineRing) => Interval[];
};

// Maximum distance between an outline and its wall, in metres: half of a thick wall.
const WALL_REACH = 0.3;
// Minimum walled ratio of a room with drawn walls. Gaps in such a room are openings.
const MIN_WALLED_RATIO = 0.25;

/**
 * Prepares the search on one floor.
 *
 * Doors count as closed, because a gap in the wall that a door fills is not an opening. On a side
 * of a room that has a door and hardly any wall, the wall was not drawn: plans often have outer
 * walls only.
 */
export function createWallCover(space: WalkSpace): WallCover {
  const { blocks } = space.plan;
  const coverByWalls = createBlockCover(blocks.filter(({ isFurniture = false }) => !isFurniture));
  const coverByBlocks = createBlockCover(blocks);
  const coverByDoors = createLineCover(
    space.plan.doors.flatMap(({ line }) => segmentsOfLine(line)),
  );
  const impliedBy = (edge: OutlineEdge): Interval[] => {
    const walls = coverByWalls(edge);
    const doors = coverByDoors(edge);
    const isSide = doors.length > 0 && totalLength(walls) < MIN_WALLED_RATIO;
    return isSide ? [[0, 1]] : [...coverByBlocks(edge), ...doors];
  };
  return {
    walls: along(coverByWalls),
    drawn: along((edge) => [...coverByBlocks(edge), ...coverByDoors(edge)]),
    implied: along(impliedBy),
  };
}

function along(coverOf: (edge: OutlineEdge) => Interval[]): (ring: OutlineRing) => Interval[] {
  return (ring) =>
    ring.edges.flatMap((edge) => coverOf(edge).map((stretch) => alongRing(edge, stretch)));
}

/** Finds the fractions of an edge along which blocks run, or that they cover. */
function createBlockCover(blocks: readonly PlanBlock[]): (edge: OutlineEdge) => Interval[] {
  const solids = blocks.flatMap(({ polygons }) => polygons);
  const index = createGridIndex(solids.map((polygon) => bboxOfPoints(polygon[0] ?? [])));
  const coverByLines = createLineCover([
    ...blocks.flatMap(({ lines }) => lines.flatMap(segmentsOfLine)),
    ...solids.flatMap((polygon) => polygon.flatMap((ring) => segmentsOfRing(openRing(ring)))),
  ]);
  return (edge) => [
    ...coverByLines(edge),
    ...index
      .search(bboxOfPoints([edge.segment.a, edge.segment.b]))
      .flatMap((number) => stretchesInside(edge.segment, solids[number]!)),
  ];
}

/** Finds the fractions of an edge along which lines run. */
function createLineCover(lines: readonly Segment[]): (edge: OutlineEdge) => Interval[] {
  const index = createGridIndex(lines.map(({ a, b }) => padBbox(bboxOfPoints([a, b]), WALL_REACH)));
  return ({ segment }) => {
    const bbox: Bbox = bboxOfPoints([segment.a, segment.b]);
    return index.search(bbox).flatMap((number) => {
      const stretch = stretchAlong(segment, lines[number]!, WALL_REACH);
      return stretch ? [stretch] : [];
    });
  };
}

/** Whether an outline has so many walls that its walls count as drawn. */
export function isWalled(rings: readonly OutlineRing[], { walls }: WallCover): boolean {
  const length = rings.reduce((sum, ring) => sum + ring.length, 0);
  const walled = rings.reduce((sum, ring) => sum + totalLength(walls(ring)), 0);
  return walled >= MIN_WALLED_RATIO * length;
}
