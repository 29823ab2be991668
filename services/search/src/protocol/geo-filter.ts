import { SearchIndex, type StoredObject } from '@brand/search-engine';
import { valueAt } from '@brand/search-engine';
import { badRequest } from './protocol-error.ts';

type Point = { readonly lat: number; readonly lng: number };
type IsInside = (point: Point) => boolean;

/**
 * Restricts an index to the polygons or boxes of a query. If it has positions, a new index of the
 * objects inside is built; documentation indexes have none.
 */
export function filterByGeo(
  index: SearchIndex,
  parameters: Readonly<Record<string, unknown>>,
): SearchIndex {
  const { insidePolygon, insideBoundingBox } = parameters;
  const areas = [
    ...readRings('insidePolygon', insidePolygon).map(insideRing),
    ...readRings('insideBoundingBox', insideBoundingBox).map(insideBox),
  ];
  if (areas.length === 0) return index;
  const isWithin = (object: StoredObject): boolean =>
    placesOf(object).some((point) => areas.some((isInside) => isInside(point)));
  return SearchIndex.of(index.objects.filter(isWithin), index.settings);
}

function placesOf(object: StoredObject): Point[] {
  return [valueAt(object, '_geoloc')].flat().flatMap((place) => {
    const { lat, lng } = (place ?? {}) as Partial<Record<string, unknown>>;
    return typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : [];
  });
}

/** Parses `[[lat, lng, lat, lng, …], …]`, or one ring as comma-separated text. */
function readRings(name: string, value: unknown): number[][] {
  if (value === undefined || value === '') return [];
  const lists: unknown = typeof value === 'string' ? [value.split(',').map(Number)] : value;
  if (Array.isArray(lists) && lists.every(isRing)) return lists;
  throw badRequest(`${name}: expected lists of latitudes and longitudes.`);
}

function isRing(ring: unknown): ring is number[] {
  const isList = Array.isArray(ring) && ring.length >= 4 && ring.length % 2 === 0;
  return isList && ring.every((number) => Number.isFinite(number));
}

function insideRing(ring: readonly number[]): IsInside {
  const corners = toPoints(ring);
  return ({ lat, lng }) =>
    corners.reduce((isInside, one, at) => {
      const other = corners.at(at - 1) as Point;
      const crosses =
        one.lng > lng !== other.lng > lng &&
        lat < ((other.lat - one.lat) * (lng - one.lng)) / (other.lng - one.lng) + one.lat;
      return crosses ? !isInside : isInside;
    }, false);
}

function insideBox(ring: readonly number[]): IsInside {
  const [one, other] = toPoints(ring) as [Point, Point];
  return ({ lat, lng }) => isBetween(lat, one.lat, other.lat) && isBetween(lng, one.lng, other.lng);
}

function isBetween(value: number, one: number, other: number): boolean {
  return value >= Math.min(one, other) && value <= Math.max(one, other);
}

function toPoints(ring: readonly number[]): Point[] {
  return Array.from({ length: ring.length / 2 }, (_, at) => ({
    lat: ring[at * 2] as number,
    lng: ring[at * 2 + 1] as number,
  }));
}
