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

/** A polygon, line or point of a shape and where it is written. */
export type ShapePart<T> = { readonly path: ValuePath; readonly positions: T };

/**
 * A GeoJSON geometry split into points, lines and polygons, so that rules need not handle its type.
 */
export type Shape = Place & {
  readonly points: readonly ShapePart<Position>[];
  readonly lines: readonly ShapePart<readonly Position[]>[];
  readonly polygons: readonly ShapePart<readonly (readonly Position[])[]>[];
};

/** The geometries that shapes are made from. */
export type ShapeGeometry =
  | PointGeometry
  | LineStringGeometry
  | MultiLineStringGeometry
  | PolygonGeometry
  | MultiPolygonGeometry;

/** Takes a geometry apart. `place` is that of the geometry itself. */
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

/** The rings of all polygons of a shape. */
export function* ringsOfShape(shape: Shape): Generator<ShapePart<readonly Position[]>> {
  for (const { path, positions } of shape.polygons) yield* partsOf(positions, path);
}

/** The lines and rings of a shape. */
export function* pathsOfShape(shape: Shape): Generator<ShapePart<readonly Position[]>> {
  yield* shape.lines;
  yield* ringsOfShape(shape);
}

/** Whether two positions are the same place; an altitude does not count. */
export function isSamePosition(a: Position, b: Position): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Whether a position is on the globe. */
export function isOnGlobe(position: Position): boolean {
  const [longitude = Number.NaN, latitude = Number.NaN] = position;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

/**
 * Positions as points in degrees, shifted by a turn where the way from `near` to them would
 * otherwise lead round the globe. Exact, unlike metres: for questions of sides and crossings.
 */
export function planePoints(positions: readonly Position[], near: Position): Point[] {
  const origin = near[0] ?? 0;
  return positions.map(([x = 0, y = 0]) => {
    const turn = x - origin > 180 ? -360 : x - origin < -180 ? 360 : 0;
    return { x: x + turn, y };
  });
}
