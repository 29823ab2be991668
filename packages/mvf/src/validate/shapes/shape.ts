import type { Point, Position } from '@brand/geo';
import type {
  LineStringGeometry,
  MultiLineStringGeometry,
  MultiPolygonGeometry,
  PointGeometry,
  PolygonGeometry,
} from '../../geojson/types.gen.ts';
import type { Place } from '../finding-list.ts';
import type { ValuePath } from '../json-pointer.ts';

/** A polygon, line or point of a shape, with its location in the file. */
export type ShapePart<T> = { readonly path: ValuePath; readonly positions: T };

/**
 * A GeoJSON geometry split into points, lines and polygons, so that rules need not handle its type.
 */
export type Shape = Place & {
  readonly points: readonly ShapePart<Position>[];
  readonly lines: readonly ShapePart<readonly Position[]>[];
  readonly polygons: readonly ShapePart<readonly (readonly Position[])[]>[];
};

/** The geometries from which shapes are created. */
export type ShapeGeometry =
  | PointGeometry
  | LineStringGeometry
  | MultiLineStringGeometry
  | PolygonGeometry
  | MultiPolygonGeometry;

/** Splits a geometry into parts. `place` is that of the geometry itself. */
export function shapeOf(geometry: ShapeGeometry, place: Place): Shape {
  const path = [...place.path, 'coordinates'];
  const shape = { ...place, points: [], lines: [], polygons: [] };
  switch (geometry.type) {
    case 'Point':
      return { ...shape, points: [{ path, positions: geometry.coordinates }] };
    case 'LineString':
      return { ...shape, lines: [{ path, positions: geometry.coordinates }] };
    case 'MultiLineString':
      return { ...shape, lines: partsOf(geometry.coordinates, path) };
    case 'Polygon':
      return { ...shape, polygons: [{ path, positions: geometry.coordinates }] };
    case 'MultiPolygon':
      return { ...shape, polygons: partsOf(geometry.coordinates, path) };
    default:
      return shape;
  }
}

function partsOf<T>(list: readonly T[], path: ValuePath): readonly ShapePart<T>[] {
  return list.map((positions, index) => ({ path: [...path, index], positions }));
}

/** Yields the rings of all polygons of a shape. */
export function* ringsOfShape(shape: Shape): Generator<ShapePart<readonly Position[]>> {
  for (const { path, positions } of shape.polygons) yield* partsOf(positions, path);
}

/** Yields the lines and rings of a shape. */
export function* pathsOfShape(shape: Shape): Generator<ShapePart<readonly Position[]>> {
  yield* shape.lines;
  yield* ringsOfShape(shape);
}

/** Whether two positions are equal, ignoring their altitude. */
export function isSamePosition(a: Position, b: Position): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Whether a position is on the globe. */
export function isOnGlobe(position: Position): boolean {
  const [longitude = Number.NaN, latitude = Number.NaN] = position;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

/**
 * Returns positions as points in degrees, shifted by a turn if the line from `near` to them would
 * otherwise go around the globe. Unlike metres, they are exact for tests of sides and crossings.
 */
export function planePoints(positions: readonly Position[], near: Position): Point[] {
  const origin = near[0] ?? 0;
  return positions.map(([x = 0, y = 0]) => {
    const turn = x - origin > 180 ? -360 : x - origin < -180 ? 360 : 0;
    return { x: x + turn, y };
  });
}
