import type { LocalFrame, MultiPolygon, Point } from '@brand/geo';
import type { GeometryFeature } from '../v3/core/types.gen.ts';

/** A geometry in metres: polygons and lines. A point is a line of one point. */
export type PlanGeometry = {
  readonly polygons: MultiPolygon;
  readonly lines: readonly (readonly Point[])[];
};

/** Converts a geometry from degrees to metres. */
export function toPlanGeometry(
  geometry: GeometryFeature['geometry'],
  { toMetres }: LocalFrame,
): PlanGeometry {
  const line = (positions: readonly (readonly number[])[]): Point[] => positions.map(toMetres);
  switch (geometry.type) {
    case 'Point':
      return { polygons: [], lines: [[toMetres(geometry.coordinates)]] };
    case 'LineString':
      return { polygons: [], lines: [line(geometry.coordinates)] };
    case 'MultiLineString':
      return { polygons: [], lines: geometry.coordinates.map(line) };
    case 'Polygon':
      return { polygons: [geometry.coordinates.map(line)], lines: [] };
    case 'MultiPolygon':
      return { polygons: geometry.coordinates.map((rings) => rings.map(line)), lines: [] };
  }
}
