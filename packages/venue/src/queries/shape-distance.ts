import {
  distanceToPolygonBoundary,
  distanceToSegment,
  type Point,
  pointDistance,
  pointInPolygon,
  type Polygon,
} from '@brand/geo';
import type { ShapeElement } from '../model/element-type.ts';

/**
 * Returns the distance from a point to a shape, in metres: 0 inside a polygon, Infinity for a shape
 * without a position.
 */
export function distanceToShape(point: Point, element: ShapeElement): number {
  let nearest = Infinity;
  for (const polygon of element.rings) {
    nearest = Math.min(nearest, distanceToPolygon(point, polygon));
  }
  for (const line of element.lines) nearest = Math.min(nearest, distanceToLine(point, line));
  if (nearest === Infinity && element.geometry.type === 'Point') {
    const [x, y] = element.bbox;
    return Number.isFinite(x + y) ? pointDistance(point, { x, y }) : Infinity;
  }
  return nearest;
}

function distanceToPolygon(point: Point, polygon: Polygon): number {
  if (pointInPolygon(point, polygon)) return 0;
  return distanceToPolygonBoundary(point, polygon);
}

function distanceToLine(point: Point, line: readonly Point[]): number {
  const [first] = line;
  let nearest = first ? pointDistance(point, first) : Infinity;
  for (let index = 1; index < line.length; index += 1) {
    nearest = Math.min(nearest, distanceToSegment(point, line[index - 1]!, line[index]!));
  }
  return nearest;
}
