import { isCounterClockwise } from '@brand/geo';
import type {
  LineStringGeometry,
  MultiLineStringGeometry,
  MultiPolygonGeometry,
  PointGeometry,
  PolygonGeometry,
  Position,
} from '../../geojson/types.gen.ts';

/** A geometry that can be drawn: finite positions, closed rings, the correct winding. */
export type SoundGeometry =
  | PointGeometry
  | LineStringGeometry
  | MultiLineStringGeometry
  | PolygonGeometry
  | MultiPolygonGeometry;

/** A repair of a geometry. */
export type GeometryRepair =
  | 'no-geometry'
  | 'unknown-geometry'
  | 'bad-position'
  | 'unclosed-ring'
  | 'degenerate-geometry';

export type NoteRepair = (repair: GeometryRepair) => void;

// Collections in collections occur, but not three deep.
const MAX_COLLECTION_DEPTH = 4;

/**
 * Returns the valid geometries in a GeoJSON geometry of unknown quality: none if nothing is usable,
 * several for a collection. Invalid positions are dropped, rings are closed and oriented, and lines
 * and rings that have become too short are dropped.
 */
export function readGeometry(value: unknown, note: NoteRepair, depth = 0): SoundGeometry[] {
  if (typeof value !== 'object' || value === null) {
    note('no-geometry');
    return [];
  }
  const { type, coordinates, geometries } = value as Record<string, unknown>;
  if (type === 'GeometryCollection' && Array.isArray(geometries) && depth < MAX_COLLECTION_DEPTH) {
    return geometries.flatMap((member) => readGeometry(member, note, depth + 1));
  }
  if (!Array.isArray(coordinates)) {
    note(coordinates === undefined ? 'no-geometry' : 'unknown-geometry');
    return [];
  }
  const sound = readCoordinates(String(type), coordinates, note);
  if (!sound) note('unknown-geometry');
  else if (sound.length === 0) note('degenerate-geometry');
  return sound ?? [];
}

function readCoordinates(
  type: string,
  coordinates: readonly unknown[],
  note: NoteRepair,
): SoundGeometry[] | undefined {
  switch (type) {
    case 'Point':
      return readLine([coordinates], note).map(toPoint);
    case 'MultiPoint':
      return readLine(coordinates, note).map(toPoint);
    case 'LineString':
      return joinLines(readLines([coordinates], note));
    case 'MultiLineString':
      return joinLines(readLines(coordinates, note));
    case 'Polygon':
      return joinPolygons([readPolygon(coordinates, note)]);
    case 'MultiPolygon':
      return joinPolygons(coordinates.map((rings) => readPolygon(rings, note)));
    default:
      return undefined;
  }
}

function toPoint(position: Position): PointGeometry {
  return { type: 'Point', coordinates: position };
}

/** Returns the lines that still have a length, as one geometry. */
export function joinLines(lines: readonly Position[][]): SoundGeometry[] {
  const long = lines.filter((line) => line.length > 1);
  const first = long[0];
  if (!first) return [];
  if (long.length === 1) return [{ type: 'LineString', coordinates: first }];
  return [{ type: 'MultiLineString', coordinates: long }];
}

/** Returns the polygons that still have an outer ring, as one geometry. */
export function joinPolygons(polygons: readonly Position[][][]): SoundGeometry[] {
  const solid = polygons.filter((polygon) => polygon.length > 0);
  const first = solid[0];
  if (!first) return [];
  if (solid.length === 1) return [{ type: 'Polygon', coordinates: first }];
  return [{ type: 'MultiPolygon', coordinates: solid }];
}

function readLines(value: readonly unknown[], note: NoteRepair): Position[][] {
  return value.map((line) => dropRepetitions(readLine(Array.isArray(line) ? line : [], note)));
}

/** Returns the longitude and latitude of the usable positions, without altitudes. */
function readLine(value: readonly unknown[], note: NoteRepair): Position[] {
  const positions: Position[] = [];
  for (const item of value) {
    const [longitude, latitude] = Array.isArray(item) ? (item as unknown[]) : [];
    if (isDegrees(longitude, 180) && isDegrees(latitude, 90)) positions.push([longitude, latitude]);
    else note('bad-position');
  }
  return positions;
}

function isDegrees(value: unknown, max: number): value is number {
  // Negated comparisons would let NaN through.
  return typeof value === 'number' && value >= -max && value <= max;
}

function dropRepetitions(positions: readonly Position[]): Position[] {
  return positions.filter((position, index) => {
    const before = positions[index - 1];
    return before?.[0] !== position[0] || before?.[1] !== position[1];
  });
}

/** Returns the rings of a polygon, the outer one first. Empty if the outer ring has no area. */
function readPolygon(value: unknown, note: NoteRepair): Position[][] {
  const rings = Array.isArray(value) ? (value as unknown[]) : [];
  const [outer, ...holes] = rings.map((ring) => readLine(Array.isArray(ring) ? ring : [], note));
  const sound = outer && soundRing(outer, true, note);
  if (!sound) return [];
  return [sound, ...holes.flatMap((hole) => [soundRing(hole, false, note) ?? []])].filter(
    (ring) => ring.length > 0,
  );
}

/**
 * Returns the ring closed, without repetitions and oriented as requested, or `undefined` if it has
 * no area.
 */
export function soundRing(
  ring: readonly Position[],
  isOuter: boolean,
  note: NoteRepair,
): Position[] | undefined {
  const corners = dropRepetitions(ring);
  const first = corners[0];
  const last = corners.at(-1);
  const isClosed = first?.[0] === last?.[0] && first?.[1] === last?.[1];
  if (first && !isClosed) corners.push([...first]);
  if (corners.length < 4) return undefined;
  const points = corners.map(([x, y]) => ({ x: x ?? Number.NaN, y: y ?? Number.NaN }));
  const isLeft = isCounterClockwise(points);
  if (!isLeft && !isCounterClockwise(points.toReversed())) return undefined;
  if (!isClosed) note('unclosed-ring');
  return isLeft === isOuter ? corners : corners.toReversed();
}
