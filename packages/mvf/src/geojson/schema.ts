import { Type, type TSchema } from 'typebox';
import { field, literal, named, record } from '../schema-kit/build.ts';

/** The parts of GeoJSON (RFC 7946) that bundles use. */

export const Position: TSchema = named(
  'Position',
  'Longitude, latitude (WGS 84 degrees) and optionally an altitude in metres.',
  Type.Array(Type.Number(), { minItems: 2, maxItems: 3 }),
);

const positions = (minItems: number): TSchema => Type.Array(Position, { minItems });
const rings: TSchema = Type.Array(positions(4), { minItems: 1 });

function geometry(type: string, what: string, coordinates: TSchema): TSchema {
  return record(`${type}Geometry`, `GeoJSON ${type}: ${what}.`, {
    type: literal(type, 'The geometry type.'),
    coordinates: field(coordinates, `The coordinates: ${what}.`),
  });
}

export const PointGeometry: TSchema = geometry('Point', 'one position', Position);
export const LineStringGeometry: TSchema = geometry(
  'LineString',
  'two or more positions',
  positions(2),
);
export const MultiLineStringGeometry: TSchema = geometry(
  'MultiLineString',
  'one or more lines',
  Type.Array(positions(2), { minItems: 1 }),
);
export const PolygonGeometry: TSchema = geometry(
  'Polygon',
  'closed rings, the outer one first and counter-clockwise, holes clockwise',
  rings,
);
export const MultiPolygonGeometry: TSchema = geometry(
  'MultiPolygon',
  'one or more polygons',
  Type.Array(rings, { minItems: 1 }),
);

export function oneOf(schemas: readonly TSchema[]): TSchema {
  return Type.Unsafe({ anyOf: schemas });
}

export function feature(name: string, description: string, parts: FeatureParts): TSchema {
  return record(name, description, {
    type: literal('Feature', 'Type of the object, which is always `Feature`.'),
    geometry: parts.geometry,
    properties: parts.properties,
  });
}

export type FeatureParts = { readonly geometry: TSchema; readonly properties: TSchema };

export function featureCollection(name: string, description: string, item: TSchema): TSchema {
  return record(name, description, {
    type: literal('FeatureCollection', 'Type of the object, which is always `FeatureCollection`.'),
    features: Type.Array(item, { description: 'The features.' }),
  });
}
