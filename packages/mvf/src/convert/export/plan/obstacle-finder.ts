import {
  bboxContains,
  bboxOfPoints,
  createGridIndex,
  padBbox,
  type Bbox,
  type Point,
} from '@brand/geo';
import type { PageShape } from './page-shape.ts';

/** Returns the outlines of the obstacles in a shape, selected by its box. */
export type ObstacleFinder = (shape: PageShape, polygon: readonly Point[][]) => Point[][];

// More obstacles than this leave no space for text anyway.
const MAX_OBSTACLES = 400;

/**
 * Prepares the obstacles that labels should avoid: furniture, door areas, and in hallways walls and
 * the rooms inside them, such as kiosks.
 */
export function createObstacleFinder(
  shapes: readonly PageShape[],
  sweeps: readonly Point[][],
): ObstacleFinder {
  const inRoom = searchable([...outlinesOf(shapes, 'object'), ...sweeps]);
  const walls = shapes.filter(({ facts }) => facts.kind === 'wall').flatMap(({ lines }) => lines);
  const inHallway = searchable([...outlinesOf(shapes, 'room'), ...walls]);
  return ({ facts }, polygon) => {
    const bounds = padBbox(bboxOfPoints(polygon[0] ?? []), 1);
    const rooms = facts.kind === 'hallway' ? inHallway(bounds) : [];
    const found = [...inRoom(bounds), ...rooms];
    return found.length > MAX_OBSTACLES ? [] : found;
  };
}

function outlinesOf(shapes: readonly PageShape[], kind: string): Point[][] {
  return shapes
    .filter(({ facts }) => facts.kind === kind)
    .flatMap(({ polygons }) => polygons.flatMap((polygon) => polygon.slice(0, 1)));
}

function searchable(rings: readonly Point[][]): (bounds: Bbox) => Point[][] {
  const boxes = rings.map((ring) => bboxOfPoints(ring));
  const index = createGridIndex(boxes);
  return (bounds) =>
    index
      .search(bounds)
      .filter((item) => bboxContains(bounds, boxes[item]!))
      .map((item) => rings[item]!);
}
