import type { LngLat, Point } from '@brand/geo';
import { MapViewError } from '../../kernel/map-view-error.ts';

/** GeoJSON in metres. */
export type ShapeParts = {
  /** Polygons, outer ring first. */
  readonly rings: readonly (readonly (readonly Point[])[])[];
  readonly lines: readonly (readonly Point[])[];
};

type Found = { readonly rings: Point[][][]; readonly lines: Point[][] };
type Unknown = Readonly<Record<string, unknown>>;

/** Reads polygons and lines. Errors name the position in the data. */
export function readGeoJson(data: unknown, toMetres: (place: LngLat) => Point): ShapeParts {
  const found: Found = { rings: [], lines: [] };
  new Reader(toMetres, found).read(data, '');
  return found;
}

class Reader {
  readonly #toMetres: (place: LngLat) => Point;
  readonly #found: Found;

  constructor(toMetres: (place: LngLat) => Point, found: Found) {
    this.#toMetres = toMetres;
    this.#found = found;
  }

  read(data: unknown, at: string): void {
    const { type, coordinates, geometry, features, geometries } = (data ?? {}) as Unknown;
    const inside = `${at}coordinates`;
    const { rings, lines } = this.#found;
    switch (type) {
      case 'Polygon':
        rings.push(this.#polygon(coordinates, inside));
        break;
      case 'MultiPolygon':
        rings.push(...each(coordinates, inside, (part, path) => this.#polygon(part, path)));
        break;
      case 'LineString':
        lines.push(this.#points(coordinates, inside, 2));
        break;
      case 'MultiLineString':
        lines.push(...each(coordinates, inside, (part, path) => this.#points(part, path, 2)));
        break;
      case 'Feature':
        this.read(geometry, `${at}geometry.`);
        break;
      case 'FeatureCollection':
        each(features, `${at}features`, (part, path) => this.read(part, `${path}.`));
        break;
      case 'GeometryCollection':
        each(geometries, `${at}geometries`, (part, path) => this.read(part, `${path}.`));
        break;
      default:
        throw bad(`${at}type`, 'polygons or lines, as geometries or features', type);
    }
  }

  #polygon(value: unknown, at: string): Point[][] {
    return each(value, at, (ring, path) => this.#points(ring, path, 3));
  }

  #points(value: unknown, at: string, least: number): Point[] {
    const points = each(value, at, (place, path) => this.#point(place, path));
    if (points.length < least) throw bad(at, `at least ${least} positions`, points.length);
    return points;
  }

  #point(place: unknown, at: string): Point {
    const [lng, lat] = Array.isArray(place) ? (place as unknown[]) : [];
    const isPlace =
      typeof lng === 'number' &&
      typeof lat === 'number' &&
      Math.abs(lng) <= 180 &&
      Math.abs(lat) <= 90;
    if (!isPlace) throw bad(at, 'a position [longitude, latitude] in degrees', place);
    return this.#toMetres([lng, lat]);
  }
}

function each<Part>(
  value: unknown,
  at: string,
  read: (part: unknown, path: string) => Part,
): Part[] {
  if (!Array.isArray(value)) throw bad(at, 'a list', value);
  return value.map((part, index) => read(part, `${at}[${index}]`));
}

function bad(at: string, expected: string, found: unknown): MapViewError {
  return new MapViewError(
    'map-view/bad-option',
    `shapes.add, ${at}: expected ${expected}, found ${JSON.stringify(found) ?? 'nothing'}. Shapes are GeoJSON; for points use map.markers or map.labels.`,
  );
}
