import type { MultiPolygonGeometry, PolygonGeometry, Position } from '../../geojson/types.gen.ts';
import type { SoundGeometry } from './read-geometry.ts';

/** Returns all positions of a geometry, in order. */
export function positionsOf(geometry: SoundGeometry): Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates];
    case 'LineString':
      return geometry.coordinates;
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.flat();
    case 'MultiPolygon':
      return geometry.coordinates.flat(2);
  }
}

export function isPolygon(
  geometry: SoundGeometry,
): geometry is PolygonGeometry | MultiPolygonGeometry {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}
