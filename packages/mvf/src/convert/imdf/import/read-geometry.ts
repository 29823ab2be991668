import { locateInRing, signedArea, type Point } from '@brand/geo';
import type {
  MultiPolygonGeometry,
  PolygonGeometry,
  Position,
} from '../../../geojson/types.gen.ts';
import { type ImdfFeature, isRecord, lowerCase } from './imdf-feature.ts';
import type { ImportReport } from '../../import-report.ts';

export type AreaGeometry = PolygonGeometry | MultiPolygonGeometry;

/** Reads the geometry of features, repairs it where possible, and reports repairs and losses. */
export class GeometryReader {
  readonly #report: ImportReport;
  readonly #origin: Position;

  constructor(report: ImportReport, origin: Position) {
    this.#report = report;
    this.#origin = origin;
  }

  /**
   * Returns the area of a feature: rings closed, outer ones counter-clockwise, without altitudes.
   */
  area(feature: ImdfFeature): AreaGeometry | undefined {
    const polygons: Position[][][] = [];
    for (const { type, coordinates } of partsOf(feature.geometry)) {
      const isMulti = type === 'multipolygon' && Array.isArray(coordinates);
      const all: readonly unknown[] = isMulti ? coordinates : [coordinates];
      if (!isMulti && type !== 'polygon') continue;
      for (const rings of all) {
        for (const polygon of this.#polygons(rings, feature)) polygons.push(polygon);
      }
    }
    const [first, ...others] = polygons;
    if (!first) return this.#missing(feature, 'an area');
    return others.length === 0
      ? { type: 'Polygon', coordinates: first }
      : { type: 'MultiPolygon', coordinates: polygons };
  }

  /**
   * Returns the lines of a feature, each of two or more different positions, or the outlines of an
   * area.
   */
  lines(feature: ImdfFeature): Position[][] {
    const lines = partsOf(feature.geometry).flatMap(({ type, coordinates }) => {
      if (type === 'linestring') return [this.#line(coordinates, feature)];
      const isList = type === 'multilinestring' || type === 'polygon';
      if (!isList || !Array.isArray(coordinates)) return [];
      return coordinates.map((line: unknown) => this.#line(line, feature));
    });
    const usable = lines.filter((line) => line.length >= 2);
    if (usable.length === 0) this.#missing(feature, 'a line');
    return usable;
  }

  /** Returns the point of a feature. A line or area is represented by its first position. */
  point(feature: ImdfFeature): Position | undefined {
    for (const { coordinates } of partsOf(feature.geometry)) {
      const position = toPosition(firstPosition(coordinates));
      if (position && isNear(position, this.#origin)) return position;
    }
    return this.#missing(feature, 'a point');
  }

  /** Returns the usable positions of any geometry of a feature, without reports. */
  corners(feature: ImdfFeature): Position[] {
    return partsOf(feature.geometry)
      .flatMap(({ coordinates }) => listPositions(coordinates))
      .filter((position) => isNear(position, this.#origin));
  }

  /** Whether a feature has any geometry, usable or not. */
  static hasGeometry(feature: ImdfFeature): boolean {
    return isRecord(feature.geometry);
  }

  /**
   * Splits off the rings that lie outside the first one as separate polygons. They cannot be its
   * holes, but some tools write several polygons as the rings of one.
   */
  #polygons(rings: unknown, feature: ImdfFeature): Position[][][] {
    if (!Array.isArray(rings)) return [];
    const usable = rings
      .map((ring: unknown) => this.#ring(ring, feature))
      .filter((ring) => ring !== undefined);
    const [outer, ...inner] = usable;
    if (!outer) return [];
    const holes = inner.filter((ring) => isInside(ring, outer));
    const others = inner.filter((ring) => !holes.includes(ring));
    if (others.length > 0) {
      this.#note(
        feature,
        'changed',
        'hole-outside',
        'Holes outside their polygon became polygons.',
      );
    }
    return [
      [orient(outer, 1), ...holes.map((hole) => orient(hole, -1))],
      ...others.map((ring) => [orient(ring, 1)]),
    ];
  }

  #ring(given: unknown, feature: ImdfFeature): Position[] | undefined {
    const ring = this.#line(given, feature);
    const first = ring[0];
    const last = ring.at(-1);
    if (!first || !last) return undefined;
    if (!isSame(first, last)) {
      ring.push(first);
      this.#note(feature, 'changed', 'unclosed-ring', 'Rings that were open were closed.');
    }
    if (ring.length < 4 || areaOf(ring) === 0) {
      this.#note(feature, 'dropped', 'empty-ring', 'Rings without an area were left out.');
      return undefined;
    }
    return ring;
  }

  /** Returns the positions of a line without repetitions. Empty if one of them is invalid. */
  #line(given: unknown, feature: ImdfFeature): Position[] {
    const line: Position[] = [];
    for (const item of Array.isArray(given) ? given : []) {
      const position = toPosition(item);
      if (!position || !isNear(position, this.#origin)) {
        this.#note(
          feature,
          'dropped',
          position ? 'far-away' : 'bad-coordinates',
          position
            ? 'Lines and rings with a position more than a degree from the venue were left out.'
            : 'Lines and rings with a position that is not on Earth were left out. Expected degrees, longitude first.',
        );
        return [];
      }
      const last = line.at(-1);
      if (!last || !isSame(last, position)) line.push(position);
    }
    return line;
  }

  #missing(feature: ImdfFeature, wanted: string): undefined {
    const has = GeometryReader.hasGeometry(feature);
    this.#note(
      feature,
      'dropped',
      has ? 'bad-geometry' : 'null-geometry',
      `Features of the type ${feature.type} need ${wanted} and were left out, because they have ${has ? 'none that can be used' : 'no geometry'}.`,
    );
    return undefined;
  }

  #note(feature: ImdfFeature, action: 'changed' | 'dropped', code: string, message: string): void {
    const example = `${feature.type} ${feature.id}`;
    this.#report.note({ action, code, message, source: feature.file, example });
  }
}

/**
 * Returns the median position of some features before they are read, so that a few positions at
 * null island do not distort it.
 */
export function findOrigin(features: Iterable<ImdfFeature>): Position | undefined {
  const positions: Position[] = [];
  for (const feature of features) {
    const [part] = partsOf(feature.geometry);
    const position = toPosition(firstPosition(part?.coordinates));
    if (position) positions.push(position);
  }
  if (positions.length === 0) return undefined;
  const median = (axis: 0 | 1): number =>
    positions.map((position) => position[axis] ?? 0).toSorted((a, b) => a - b)[
      Math.floor(positions.length / 2)
    ] ?? 0;
  return [median(0), median(1)];
}

// No venue is larger. A degree of latitude is 111 kilometres.
const REACH = 1;

function isNear(position: Position, origin: Position): boolean {
  const [lng = 0, lat = 0] = position;
  const [originLng = 0, originLat = 0] = origin;
  const turn = Math.abs(lng - originLng);
  const apart = Math.min(turn, 360 - turn) * Math.cos((originLat * Math.PI) / 180);
  return apart <= REACH && Math.abs(lat - originLat) <= REACH;
}

type GeometryPart = { readonly type: string; readonly coordinates: unknown };

function partsOf(geometry: unknown): GeometryPart[] {
  if (!isRecord(geometry)) return [];
  const type = lowerCase(geometry['type']);
  const members = geometry['geometries'];
  if (type === 'geometrycollection' && Array.isArray(members)) return members.flatMap(partsOf);
  return [{ type, coordinates: geometry['coordinates'] }];
}

function firstPosition(coordinates: unknown): unknown {
  let value = coordinates;
  while (Array.isArray(value) && Array.isArray(value[0])) value = value[0];
  return value;
}

function listPositions(coordinates: unknown): Position[] {
  const position = toPosition(coordinates);
  if (position) return [position];
  return Array.isArray(coordinates) ? coordinates.flatMap(listPositions) : [];
}

function toPosition(value: unknown): Position | undefined {
  if (!Array.isArray(value)) return undefined;
  const [lng, lat]: unknown[] = value;
  if (typeof lng !== 'number' || typeof lat !== 'number') return undefined;
  // Written so that NaN is rejected too.
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? [lng, lat] : undefined;
}

function isSame(a: Position, b: Position): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function toPoint(position: Position): Point {
  return { x: position[0] ?? 0, y: position[1] ?? 0 };
}

function areaOf(ring: readonly Position[]): number {
  return signedArea(ring.map(toPoint));
}

function orient(ring: Position[], sign: 1 | -1): Position[] {
  return areaOf(ring) * sign < 0 ? ring.toReversed() : ring;
}

/**
 * Whether a ring lies in another, decided by the first corner that is not on the other's outline.
 */
function isInside(ring: readonly Position[], outer: readonly Position[]): boolean {
  const outline = outer.map(toPoint);
  for (const corner of ring) {
    const side = locateInRing(toPoint(corner), outline);
    if (side !== 'boundary') return side === 'inside';
  }
  return true;
}
