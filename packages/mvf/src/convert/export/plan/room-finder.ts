import { bboxOfPoints, createGridIndex, locateInRing, polygonArea, type Point } from '@brand/geo';
import type { PageShape } from './page-shape.ts';

/**
 * Returns the area of the smallest room at a point, in square pixels, or Infinity if there is none.
 */
export type RoomFinder = (point: Point) => number;

/** Prepares the rooms of a floor for many queries. */
export function createRoomFinder(shapes: readonly PageShape[]): RoomFinder {
  const rooms = shapes
    .filter(({ facts }) => facts.kind === 'room')
    .flatMap(({ polygons }) => polygons)
    .map((rings) => ({ rings, area: polygonArea(rings) }));
  const index = createGridIndex(rooms.map(({ rings }) => bboxOfPoints(rings[0] ?? [])));
  return (point) => {
    let smallest = Infinity;
    for (const found of index.search([point.x, point.y, point.x, point.y])) {
      const room = rooms[found]!;
      if (room.area < smallest && isInside(point, room.rings)) smallest = room.area;
    }
    return smallest;
  };
}

function isInside(point: Point, rings: readonly (readonly Point[])[]): boolean {
  return rings.filter((ring) => locateInRing(point, ring) === 'inside').length % 2 === 1;
}
