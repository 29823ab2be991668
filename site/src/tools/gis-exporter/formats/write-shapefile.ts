import write from '@mapbox/shp-write/src/write.js';
import { strToU8 } from 'fflate';
import dbf from 'dbf';
import { asText, type Column, columnsOf } from '../columns.ts';
import { type FamilyLayer, partsOf } from '../geometry-family.ts';
import type { GisFeature } from '../../shared/gis-feature.ts';
import { shortFieldNames } from '../short-field-names.ts';

export type Shapefile = {
  /** Its files by extension, without the dot. */
  readonly files: Readonly<Record<'shp' | 'shx' | 'dbf' | 'prj' | 'cpg', Uint8Array>>;
  /** Short column names, each with its name in the other formats. */
  readonly fields: readonly (readonly [short: string, name: string])[];
};

/** WGS 84 as Esri writes it, which QGIS recognises too. */
const PRJ =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],' +
  'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

const TYPES = { points: 'POINT', lines: 'POLYLINE', polygons: 'POLYGON' } as const;
const MAX_TEXT_LENGTH = 254;
const NUMBER_SIZE = 18;

/** One layer of one geometry family as the files of a shapefile. */
export function writeShapefile({ family, features }: FamilyLayer): Shapefile {
  const columns = columnsOf(features);
  const short = shortFieldNames(columns.map(({ name }) => name));
  const fields = columns.map(({ name }) => [short.get(name) ?? name, name] as const);
  const shapes = features.map(({ geometry }) => {
    const parts = partsOf(geometry);
    // Shapefiles wind outer rings clockwise, GeoJSON counter-clockwise.
    if (family === 'polygons') return parts.map((ring) => flat(ring).toReversed());
    return family === 'lines' ? parts.map(flat) : flat(parts[0] ?? [])[0];
  });
  let made: { readonly shp: DataView; readonly shx: DataView } | undefined;
  write([], TYPES[family], shapes, (error, files) => {
    if (error) throw error;
    made = files;
  });
  return {
    files: {
      shp: bytesOf(made!.shp),
      shx: bytesOf(made!.shx),
      dbf: writeTable(features, columns, short),
      prj: strToU8(PRJ),
      cpg: strToU8('UTF-8'),
    },
    fields,
  };
}

function writeTable(
  features: readonly GisFeature[],
  columns: readonly Column[],
  short: ReadonlyMap<string, string>,
): Uint8Array {
  const rows = features.map(({ properties }) =>
    Object.fromEntries(
      columns.map(({ name, type }) => [short.get(name), cellOf(properties[name], type)]),
    ),
  );
  const fields = columns.map(({ name, type }) => {
    const key = short.get(name) ?? name;
    if (type !== 'text') return { name: key, type: 'N', size: NUMBER_SIZE } as const;
    const longest = rows.reduce((most, row) => Math.max(most, String(row[key] ?? '').length), 1);
    return { name: key, type: 'C', size: longest } as const;
  });
  const table = bytesOf(dbf.structure(rows, fields));
  // The library writes the date of the export; a fixed date keeps the output reproducible.
  table.set([126, 1, 1], 1);
  return table;
}

/**
 * Missing values are empty cells. Booleans are 1 and 0, because a dBASE boolean cannot be empty.
 */
function cellOf(
  value: GisFeature['properties'][string] | undefined,
  type: Column['type'],
): unknown {
  if (value === undefined) return null;
  if (type === 'text') return utf8Letters(asText(value));
  return typeof value === 'boolean' ? Number(value) : value;
}

/** UTF-8 bytes as characters, because the library writes one byte per character. */
function utf8Letters(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let end = Math.min(bytes.length, MAX_TEXT_LENGTH);
  // Truncates at a character boundary.
  while (end < bytes.length && end > 0 && (bytes[end]! & 0xc0) === 0x80) end -= 1;
  return String.fromCharCode(...bytes.subarray(0, end));
}

function flat(line: readonly (readonly number[])[]): number[][] {
  return line.map(([lng = 0, lat = 0]) => [lng, lat]);
}

function bytesOf({ buffer, byteOffset, byteLength }: DataView): Uint8Array {
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}
