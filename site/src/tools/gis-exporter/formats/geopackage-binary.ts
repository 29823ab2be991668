import type { MapGeometry } from '@brand/mvf/convert';

/** EPSG code of WGS 84 in degrees. */
export const WGS84 = 4326;

type Line = readonly (readonly number[])[];

const HEADER = 8;
const ENVELOPE = 32;
/** Little endian, with an envelope of west, east, south and north. */
const FLAGS = 0b0000_0011;
const FLAGS_POINT = 0b0000_0001;

/**
 * The geometry as a GeoPackage stores it (GeoPackage 1.3, 2.1.3): a header with the bounding box,
 * then well-known binary. Areas and lines become collections of one, so that a table has one type.
 */
export function geoPackageBinary(geometry: MapGeometry): Uint8Array {
  const isPoint = geometry.type === 'Point';
  const body = isPoint ? 21 : 9 + multiSize(geometry);
  const start = HEADER + (isPoint ? 0 : ENVELOPE);
  const bytes = new Uint8Array(start + body);
  const view = new DataView(bytes.buffer);
  bytes.set([0x47, 0x50, 0, isPoint ? FLAGS_POINT : FLAGS]);
  view.setInt32(4, WGS84, true);
  if (!isPoint) {
    boxOf(geometry).forEach((value, index) => view.setFloat64(HEADER + index * 8, value, true));
  }
  writeGeometry(createCursor(view, start), geometry);
  return bytes;
}

type Cursor = {
  readonly head: (type: number) => void;
  readonly count: (value: number) => void;
  readonly position: (position: readonly number[]) => void;
};

function createCursor(view: DataView, start: number): Cursor {
  let at = start;
  const count = (value: number): void => {
    view.setUint32(at, value, true);
    at += 4;
  };
  return {
    count,
    head(type) {
      view.setUint8(at, 1);
      at += 1;
      count(type);
    },
    position([lng = 0, lat = 0]) {
      view.setFloat64(at, lng, true);
      view.setFloat64(at + 8, lat, true);
      at += 16;
    },
  };
}

const WKB = { point: 1, line: 2, polygon: 3, multiLine: 5, multiPolygon: 6 };

function writeGeometry(cursor: Cursor, geometry: MapGeometry): void {
  if (geometry.type === 'Point') {
    cursor.head(WKB.point);
    cursor.position(geometry.coordinates);
    return;
  }
  const polygons = polygonsOf(geometry);
  if (polygons) {
    cursor.head(WKB.multiPolygon);
    cursor.count(polygons.length);
    for (const rings of polygons) {
      cursor.head(WKB.polygon);
      cursor.count(rings.length);
      for (const ring of rings) writeLine(cursor, ring);
    }
    return;
  }
  const lines = linesOf(geometry);
  cursor.head(WKB.multiLine);
  cursor.count(lines.length);
  for (const line of lines) {
    cursor.head(WKB.line);
    writeLine(cursor, line);
  }
}

function writeLine(cursor: Cursor, line: Line): void {
  cursor.count(line.length);
  for (const position of line) cursor.position(position);
}

function lineSize(line: Line): number {
  return 4 + line.length * 16;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function multiSize(geometry: MapGeometry): number {
  const polygons = polygonsOf(geometry);
  if (polygons) return sum(polygons.map((rings) => 9 + sum(rings.map(lineSize))));
  return sum(linesOf(geometry).map((line) => 5 + lineSize(line)));
}

function polygonsOf(geometry: MapGeometry): readonly (readonly Line[])[] | undefined {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : undefined;
}

function linesOf(geometry: MapGeometry): readonly Line[] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

function boxOf(geometry: MapGeometry): [west: number, east: number, south: number, north: number] {
  const positions = polygonsOf(geometry)?.flat(2) ?? linesOf(geometry).flat();
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [lng = 0, lat = 0] of positions) {
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return [west, east, south, north];
}
