import { signedArea, type Bbox } from '@brand/geo';
import type { Position } from '../../geojson/types.gen.ts';
import type { FloorFeature, GeometryFeature } from '../../v3/core/types.gen.ts';

/** Any geometry that a bundle can contain. */
export type MapGeometry = GeometryFeature['geometry'] | NonNullable<FloorFeature['geometry']>;

/**
 * Returns the geometry as RFC 7946 requires: rings closed, outer ones counter-clockwise and holes
 * clockwise, without positions off the globe. Returns `null` if nothing usable is left.
 */
export function rfcGeometry(geometry: MapGeometry | null): MapGeometry | null {
  if (!Array.isArray(geometry?.coordinates)) return null;
  switch (geometry.type) {
    case 'Point':
      return isPosition(geometry.coordinates) ? geometry : null;
    case 'LineString': {
      const line = cleanLine(geometry.coordinates);
      return line && { type: 'LineString', coordinates: line };
    }
    case 'MultiLineString': {
      const lines = geometry.coordinates.flatMap((line) => wrap(cleanLine(line)));
      return lines.length > 0 ? { type: 'MultiLineString', coordinates: lines } : null;
    }
    case 'Polygon': {
      const rings = cleanPolygon(geometry.coordinates);
      return rings && { type: 'Polygon', coordinates: rings };
    }
    case 'MultiPolygon': {
      const polygons = geometry.coordinates.flatMap((rings) => wrap(cleanPolygon(rings)));
      return polygons.length > 0 ? { type: 'MultiPolygon', coordinates: polygons } : null;
    }
    default:
      return null;
  }
}

/** Returns every position of the geometry. */
export function positionsOf(geometry: MapGeometry): Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates];
    case 'LineString':
      return geometry.coordinates;
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.flat();
    default:
      return geometry.coordinates.flat(2);
  }
}

/**
 * Returns the bounding box of the positions, or `undefined` if there are none. West is greater than
 * east if they straddle the antimeridian, as RFC 7946 section 5.2 requires.
 */
export function rfcBbox(positions: readonly Position[]): Bbox | undefined {
  if (positions.length === 0) return undefined;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  let [eastmostWestern, westmostEastern] = [-Infinity, Infinity];
  for (const [lng, lat] of positions as [number, number][]) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    if (lng < 0) eastmostWestern = Math.max(eastmostWestern, lng);
    else westmostEastern = Math.min(westmostEastern, lng);
  }
  // Half the globe is wider than any venue, so such a box means that the other direction is
  // shorter.
  if (east - west <= 180) return [west, south, east, north];
  return [westmostEastern, south, eastmostWestern, north];
}

function wrap<Value>(value: Value | null): Value[] {
  return value === null ? [] : [value];
}

function isPosition(position: Position): boolean {
  if (!Array.isArray(position) || !position.every(Number.isFinite)) return false;
  const [lng = Infinity, lat = Infinity] = position;
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
}

function cleanLine(line: Position[]): Position[] | null {
  const positions = Array.isArray(line) ? line.filter(isPosition) : [];
  return positions.length >= 2 ? positions : null;
}

function cleanPolygon(rings: Position[][]): Position[][] | null {
  if (!Array.isArray(rings)) return null;
  const [outer, ...holes] = rings;
  const shell = outer && cleanRing(outer, 1);
  if (!shell) return null;
  return [shell, ...holes.flatMap((hole) => wrap(cleanRing(hole, -1)))];
}

function cleanRing(ring: Position[], sign: 1 | -1): Position[] | null {
  const positions = Array.isArray(ring) ? ring.filter(isPosition) : [];
  const first = positions[0];
  const last = positions.at(-1);
  if (!first || !last) return null;
  const isClosed = first[0] === last[0] && first[1] === last[1];
  const closed = isClosed ? positions : [...positions, first];
  if (closed.length < 4) return null;
  const area = signedArea(closed.map(([lng, lat]) => ({ x: unwrap(lng!, first[0]!), y: lat! })));
  return area * sign < 0 ? closed.toReversed() : closed;
}

/**
 * Returns the longitude that is nearest to the reference, so that a ring over the antimeridian has
 * an area.
 */
function unwrap(lng: number, reference: number): number {
  if (lng - reference > 180) return lng - 360;
  return lng - reference < -180 ? lng + 360 : lng;
}
