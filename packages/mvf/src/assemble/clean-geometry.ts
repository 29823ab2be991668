import type { LngLat, LocalFrame } from '@brand/geo';
import type { AssemblyReport } from './assembly-report.ts';
import { cleanPolygons, type PolygonContext } from './clean-polygons.ts';
import { isPosition, readPositions } from './read-positions.ts';
import type { DraftShape } from './venue-draft.ts';

/** A geometry that is valid in a bundle. */
export type CleanGeometry = DraftShape['geometry'];

/**
 * Returns a geometry that is valid in a bundle, or `undefined` if no part of the input is usable.
 */
export type CleanGeometryOf = (geometry: unknown, source: string) => CleanGeometry | undefined;

// Metres. A flat frame is accurate to millimetres up to 10 km, and no venue is larger than this.
const MAX_DISTANCE = 50_000;

/**
 * Creates a cleaner for the geometries of one venue. The cleaner never throws, whatever its input.
 */
export function createGeometryCleaner(
  frame: LocalFrame,
  report: AssemblyReport,
  decimals: number,
): CleanGeometryOf {
  const isFar = (place: LngLat): boolean => {
    const { x, y } = frame.toMetres(place);
    return !(Math.hypot(x, y) <= MAX_DISTANCE);
  };
  return (geometry, source) => {
    const context = { report, source, decimals, frame };
    const [type, coordinates] = partsOf(geometry);
    if (places(coordinates).some(isFar)) {
      report.note('far-from-venue', source);
      return undefined;
    }
    const clean = cleanByType(type, coordinates, context);
    if (!clean) report.note('unusable-geometry', source);
    return clean;
  };
}

function partsOf(geometry: unknown): readonly [unknown, unknown] {
  if (typeof geometry !== 'object' || geometry === null) return [undefined, undefined];
  const { type, coordinates } = geometry as Record<string, unknown>;
  return [type, coordinates];
}

/** Yields every position in nested coordinates. */
function places(coordinates: unknown, depth = 0): LngLat[] {
  if (isPosition(coordinates)) return [[coordinates[0]!, coordinates[1]!]];
  if (!Array.isArray(coordinates) || depth > 4) return [];
  return coordinates.flatMap((inner) => places(inner, depth + 1));
}

function cleanByType(
  type: unknown,
  coordinates: unknown,
  context: PolygonContext,
): CleanGeometry | undefined {
  const list: readonly unknown[] = Array.isArray(coordinates) ? coordinates : [];
  switch (type) {
    case 'Point': {
      const [place] = readPositions([list], context);
      return place && { type: 'Point', coordinates: [...place] };
    }
    case 'LineString':
      return toLines(cleanLines([list], context));
    case 'MultiLineString':
      return toLines(cleanLines(list, context));
    case 'Polygon':
      return toPolygons(cleanPolygons([list], context));
    case 'MultiPolygon':
      return toPolygons(cleanPolygons(list, context));
    default:
      return undefined;
  }
}

function cleanLines(lines: readonly unknown[], context: PolygonContext): number[][][] {
  const clean = lines.map((line) => readPositions(line, context));
  const long = clean.filter((line) => line.length > 1);
  context.report.note('degenerate-ring', context.source, clean.length - long.length);
  return long.map((line) => line.map((place) => [...place]));
}

function toLines(lines: number[][][]): CleanGeometry | undefined {
  const [first] = lines;
  if (!first) return undefined;
  return lines.length === 1
    ? { type: 'LineString', coordinates: first }
    : { type: 'MultiLineString', coordinates: lines };
}

function toPolygons(
  polygons: readonly (readonly (readonly LngLat[])[])[],
): CleanGeometry | undefined {
  const coordinates = polygons.map((rings) => rings.map((ring) => ring.map((place) => [...place])));
  const [first] = coordinates;
  if (!first) return undefined;
  return coordinates.length === 1
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates };
}
