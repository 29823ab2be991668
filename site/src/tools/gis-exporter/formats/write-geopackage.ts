import type { Database, SqlJsStatic } from 'sql.js';
import { asText, type Column, columnsOf } from '../columns.ts';
import { type FamilyLayer, partsOf } from '../geometry-family.ts';
import type { GisFeature } from '../../shared/gis-feature.ts';
import { geoPackageBinary, WGS84 } from './geopackage-binary.ts';

export type GeoPackageOptions = {
  /** When the content was made. */
  readonly now: Date;
  /** Progress callback, once per layer. */
  readonly onLayer?: (layer: FamilyLayer) => void;
};

const GEOMETRY_TYPES = {
  points: 'POINT',
  lines: 'MULTILINESTRING',
  polygons: 'MULTIPOLYGON',
} as const;
const SQL_TYPES = { text: 'TEXT', number: 'DOUBLE', boolean: 'BOOLEAN' } as const;

/** Application id `GPKG` in ASCII, and version 1.3.0 (GeoPackage 1.3, requirement 2). */
const HEADER = 'PRAGMA application_id = 0x47504B47; PRAGMA user_version = 10300;';

/** The tables that every GeoPackage has, as its specification declares them (annex C). */
const TABLES = `
CREATE TABLE gpkg_spatial_ref_sys (
  srs_name TEXT NOT NULL, srs_id INTEGER PRIMARY KEY, organization TEXT NOT NULL,
  organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT);
CREATE TABLE gpkg_contents (
  table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE,
  description TEXT DEFAULT '',
  last_change DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')),
  min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER,
  CONSTRAINT fk_gc_r_srs_id FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id));
CREATE TABLE gpkg_geometry_columns (
  table_name TEXT NOT NULL, column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL,
  srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL,
  CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name),
  CONSTRAINT uk_gc_table_name UNIQUE (table_name),
  CONSTRAINT fk_gc_tn FOREIGN KEY (table_name) REFERENCES gpkg_contents(table_name),
  CONSTRAINT fk_gc_srs FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys (srs_id));`;

const WGS84_TEXT =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],' +
  'AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],' +
  'UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AUTHORITY["EPSG","4326"]]';

/** The rows that requirement 11 prescribes. */
const REFERENCE_SYSTEMS = [
  ['Undefined cartesian SRS', -1, 'NONE', -1, 'undefined', 'undefined cartesian coordinates'],
  ['Undefined geographic SRS', 0, 'NONE', 0, 'undefined', 'undefined geographic coordinates'],
  ['WGS 84 geodetic', WGS84, 'EPSG', WGS84, WGS84_TEXT, 'longitude and latitude in degrees'],
];

/** A GeoPackage 1.3 with a table for each layer. */
export function writeGeoPackage(
  { Database: Sqlite }: Pick<SqlJsStatic, 'Database'>,
  layers: readonly FamilyLayer[],
  { now, onLayer }: GeoPackageOptions,
): Uint8Array {
  const database = new Sqlite();
  try {
    database.exec(HEADER + TABLES);
    for (const row of REFERENCE_SYSTEMS) {
      database.run('INSERT INTO gpkg_spatial_ref_sys VALUES (?, ?, ?, ?, ?, ?)', row);
    }
    for (const layer of layers) {
      writeLayer(database, layer, now);
      onLayer?.(layer);
    }
    return database.export();
  } finally {
    database.close();
  }
}

function writeLayer(database: Database, layer: FamilyLayer, now: Date): void {
  const { name, title, floor, family, features } = layer;
  const columns = columnsOf(features).filter(isFree());
  const table = quoted(name);
  const declared = columns.map((column) => `, ${quoted(column.name)} ${SQL_TYPES[column.type]}`);
  database.exec(
    `BEGIN; CREATE TABLE ${table} (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, ` +
      `geom ${GEOMETRY_TYPES[family]}${declared.join('')});`,
  );
  database.run(
    `INSERT INTO gpkg_contents (table_name, data_type, identifier, description, last_change,
      min_x, min_y, max_x, max_y, srs_id) VALUES (?, 'features', ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      name,
      name,
      floor === undefined ? title : `${floor}: ${title}`,
      now.toISOString(),
      ...extentOf(features),
      WGS84,
    ],
  );
  database.run('INSERT INTO gpkg_geometry_columns VALUES (?, ?, ?, ?, 0, 0)', [
    name,
    'geom',
    GEOMETRY_TYPES[family],
    WGS84,
  ]);
  const places = ['?', ...columns.map(() => '?')].join(', ');
  const names = ['geom', ...columns.map((column) => quoted(column.name))].join(', ');
  const statement = database.prepare(`INSERT INTO ${table} (${names}) VALUES (${places})`);
  for (const { geometry, properties } of features) {
    const cells = columns.map((column) => cellOf(properties[column.name], column.type));
    statement.run([geoPackageBinary(geometry), ...cells]);
  }
  statement.free();
  database.exec('COMMIT;');
}

/** Column names of SQLite are case-insensitive: of `Name` and `name` the first is kept. */
function isFree(): (column: Column) => boolean {
  const taken = new Set(['fid', 'geom']);
  return ({ name }) => {
    const key = name.toLowerCase();
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  };
}

function cellOf(
  value: GisFeature['properties'][string] | undefined,
  type: Column['type'],
): string | number | null {
  if (value === undefined) return null;
  if (type === 'text') return asText(value);
  return Number(value);
}

function extentOf(features: readonly GisFeature[]): [number, number, number, number] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { geometry } of features) {
    for (const part of partsOf(geometry)) {
      for (const [lng = 0, lat = 0] of part) {
        [west, east] = [Math.min(west, lng), Math.max(east, lng)];
        [south, north] = [Math.min(south, lat), Math.max(north, lat)];
      }
    }
  }
  return [west, south, east, north];
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
