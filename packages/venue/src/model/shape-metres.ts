import { closeRing, isClosed, type LocalFrame, type Point, type Polygon } from '@brand/geo';
import type {
  LineStringGeometry,
  MultiLineStringGeometry,
  MultiPolygonGeometry,
  PointGeometry,
  PolygonGeometry,
} from '@brand/mvf/v3';

/** A GeoJSON geometry of a shape on a floor. */
export type ElementGeometry =
  | PointGeometry
  | LineStringGeometry
  | MultiLineStringGeometry
  | PolygonGeometry
  | MultiPolygonGeometry;

/**
 * Returns the polygons of a geometry in metres, with all rings closed. Empty for lines and points.
 */
export function polygonsOf(geometry: ElementGeometry, frame: LocalFrame): readonly Polygon[] {
  if (geometry.type === 'Polygon') {
    const polygon = polygonOf(geometry.coordinates, frame);
    return polygon.length > 0 ? [polygon] : NONE;
  }
  if (geometry.type !== 'MultiPolygon') return NONE;
  return nonEmpty(listOf(geometry.coordinates).map((rings) => polygonOf(rings, frame)));
}

/** Returns the lines of a geometry in metres. Empty for polygons and points. */
export function linesOf(
  geometry: ElementGeometry,
  frame: LocalFrame,
): readonly (readonly Point[])[] {
  if (geometry.type === 'LineString') {
    const line = pointsOf(geometry.coordinates, frame);
    return line.length > 0 ? [line] : NONE;
  }
  if (geometry.type !== 'MultiLineString') return NONE;
  return nonEmpty(listOf(geometry.coordinates).map((line) => pointsOf(line, frame)));
}

/** Returns the position of a point in metres, or `undefined` for lines and polygons. */
export function placeOf(geometry: ElementGeometry, frame: LocalFrame): Point | undefined {
  return geometry.type === 'Point' ? pointsOf([geometry.coordinates], frame)[0] : undefined;
}

function polygonOf(rings: readonly (readonly number[][])[], frame: LocalFrame): Polygon {
  const all = listOf(rings).map((ring) => {
    const points = pointsOf(ring, frame);
    return isClosed(points) ? points : closeRing(points);
  });
  // Without its outer ring, a hole would be filled.
  return isRing(all[0] ?? []) ? all.filter(isRing) : [];
}

/** Whether a ring has three or more corners plus the closing point. */
function isRing(ring: readonly Point[]): boolean {
  return ring.length > 3;
}

/**
 * Returns positions in metres, without invalid ones. A single NaN would break a whole mesh or
 * index.
 */
function pointsOf(positions: readonly (readonly number[])[], frame: LocalFrame): readonly Point[] {
  const points: Point[] = [];
  // Plain loops without copies: every point of a floor is processed here before its first frame.
  const list: readonly unknown[] = listOf(positions);
  for (let index = 0; index < list.length; index++) {
    const position = list[index];
    if (!Array.isArray(position)) continue;
    if (typeof position[0] !== 'number' || typeof position[1] !== 'number') continue;
    const point = frame.toMetres(position);
    if (Number.isFinite(point.x + point.y)) points.push(point);
  }
  return points;
}

const NONE: readonly never[] = Object.freeze([]);

function nonEmpty<Part extends readonly unknown[]>(parts: readonly Part[]): readonly Part[] {
  return parts.filter((part) => part.length > 0);
}

function listOf<Item>(value: readonly Item[]): readonly Item[] {
  return Array.isArray(value) ? value : [];
}
