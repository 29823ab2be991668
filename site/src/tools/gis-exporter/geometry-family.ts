import type { MapGeometry } from '@brand/mvf/convert';
import type { GisFeature } from '../shared/gis-feature.ts';
import type { GisLayer } from './gis-layer.ts';

/** A GIS table holds geometries of one family only. */
export type GeometryFamily = 'polygons' | 'lines' | 'points';

export type FamilyLayer = GisLayer & { readonly family: GeometryFamily };

export function familyOf({ type }: MapGeometry): GeometryFamily {
  if (type === 'Point') return 'points';
  return type === 'LineString' || type === 'MultiLineString' ? 'lines' : 'polygons';
}

/** Splits a layer by geometry family. The family is part of the name if a layer has several. */
export function splitByFamily(layer: GisLayer): FamilyLayer[] {
  const families = Map.groupBy(layer.features, ({ geometry }: GisFeature) => familyOf(geometry));
  return [...families].map(([family, features]) => ({
    ...layer,
    name: families.size > 1 ? `${layer.name}_${family}` : layer.name,
    family,
    features,
  }));
}

/** The rings or lines of a geometry, without regard to which polygon they belong to. */
export function partsOf(geometry: MapGeometry): readonly (readonly (readonly number[])[])[] {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]];
    case 'LineString':
      return [geometry.coordinates];
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates;
    default:
      return geometry.coordinates.flat();
  }
}
