import { convexHull, type Point, simplifyLine } from '@brand/geo';
import type { PolygonGeometry } from '../geojson/types.gen.ts';
import type { FloorFeature, Floors } from '../v3/core/types.gen.ts';
import type { CleanGeometry } from './clean-geometry.ts';
import { createGeometryCleaner } from './clean-geometry.ts';
import { definedFields } from './defined-fields.ts';
import type { FloorPart, VenueParts } from './venue-parts.ts';

/** The floors with their footprints. */
export function buildFloors(parts: VenueParts): Floors {
  return {
    type: 'FeatureCollection',
    features: parts.floors.map((floor) => buildFloor(floor, parts)),
  };
}

function buildFloor(floor: FloorPart, parts: VenueParts): FloorFeature {
  const { key, details, maxHeight, subtitle } = floor.draft;
  const isLevel = Number.isFinite(floor.draft.elevation);
  if (!isLevel) parts.report.note('guessed-elevation', key);
  return {
    type: 'Feature',
    geometry: givenFootprint(floor, parts) ?? guessedFootprint(floor, parts),
    properties: {
      id: floor.id,
      elevation: isLevel ? floor.draft.elevation : 0,
      ...definedFields({ details, maxHeight, subtitle }),
    },
  };
}

function givenFootprint(floor: FloorPart, parts: VenueParts): FloorFeature['geometry'] | undefined {
  const { footprint, key } = floor.draft;
  if (!footprint) return undefined;
  const clean = createGeometryCleaner(parts.frame, parts.report, parts.decimals)(footprint, key);
  return clean?.type === 'Polygon' || clean?.type === 'MultiPolygon' ? clean : undefined;
}

/** The hull of everything on the floor, with corners exactly where shapes have them. */
function guessedFootprint(floor: FloorPart, parts: VenueParts): PolygonGeometry | null {
  const isHere = (part: { readonly floor: FloorPart }): boolean => part.floor === floor;
  const places = new Map<Point, readonly number[]>();
  for (const { geometry } of [...parts.shapes, ...parts.doors].filter(isHere)) {
    for (const place of positionsOf(geometry)) places.set(parts.frame.toMetres(place), place);
  }
  const hull = convexHull([...places.keys()]);
  if (hull.length < 3) return null;
  // Rounding makes points stick out of straight sides; they do not count as corners.
  const outline = simplifyLine([...hull, hull[0]!], 0.005);
  if (outline.length < 4) return null;
  parts.report.note('guessed-footprint', floor.draft.key);
  const ring = outline.map((corner) => [...places.get(corner)!]);
  return { type: 'Polygon', coordinates: [ring] };
}

function positionsOf(geometry: CleanGeometry): readonly (readonly number[])[] {
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
