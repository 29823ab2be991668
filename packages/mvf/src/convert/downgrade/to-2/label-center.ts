import { interiorPoint, polygonArea, type Point } from '@brand/geo';
import type { Position } from '../../../geojson/types.gen.ts';
import type { GeometryFeature } from '../../../v3/core/types.gen.ts';
import { isPosition } from '../../upgrade/repair-geometry.ts';

/**
 * Returns the position for a label of the shape. Degrees serve as a plane, because only sides
 * matter.
 */
export function labelCenter(geometry: GeometryFeature['geometry']): Position | undefined {
  const centre = centreOf(geometry);
  return isPosition(centre) ? centre : undefined;
}

function centreOf(geometry: GeometryFeature['geometry']): Position | undefined {
  switch (geometry.type) {
    case 'Point':
      return geometry.coordinates;
    case 'LineString':
      return middle(geometry.coordinates);
    case 'MultiLineString':
      return middle(geometry.coordinates[0] ?? []);
    case 'Polygon':
      return inside([geometry.coordinates]);
    case 'MultiPolygon':
      return inside(geometry.coordinates);
    default:
      return undefined;
  }
}

function middle(line: readonly Position[]): Position | undefined {
  return line[Math.floor(line.length / 2)];
}

/** Returns a point in the largest of the polygons. */
function inside(polygons: readonly Position[][][]): Position | undefined {
  if (!polygons.flat(2).every((position) => isPosition(position))) return undefined;
  const planes = polygons.map((polygon) => polygon.map((ring) => ring.map(toPoint)));
  const largest = planes.toSorted((a, b) => polygonArea(b) - polygonArea(a))[0];
  const point = largest && interiorPoint(largest);
  return point && [point.x, point.y];
}

function toPoint([x, y]: Position): Point {
  return { x: x!, y: y! };
}
