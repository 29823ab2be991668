import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Mvf3Document } from '@brand/mvf';
import { check } from '@placemarkio/check-geojson';
import { kml as readKml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { read as readShapefile } from 'shapefile';
import initSqlJs from 'sql.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoDocument } from '@site/src/tools/shared/demo-document.fixture';
import { ATTRIBUTES } from './attributes.ts';
import { collectLayers, type GisChoice, listContents } from './collect-layers.ts';
import { exportVenue } from './export-venue.ts';
import type { GisFormat } from './gis-format.ts';
import { LAYERS } from './gis-layer.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'gis-'));
let airport: Mvf3Document;
let everything: GisChoice;

beforeAll(async () => {
  airport = await demoDocument('northwind-airport');
  everything = {
    floors: listContents(airport)
      .filter(({ name }) => name === 'Lounges')
      .map(({ id }) => id),
    layers: LAYERS.map(({ id }) => id),
    attributes: ATTRIBUTES.map(({ id }) => id),
    isByFloor: false,
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

function exported(format: GisFormat, choice: Partial<GisChoice> = {}) {
  return exportVenue(
    airport,
    { ...everything, ...choice, format },
    { loadSqlite: () => initSqlJs(), now: NOW },
  );
}

/** How many features each layer has. */
function counts(choice: Partial<GisChoice> = {}): Record<string, number> {
  const { layers } = collectLayers(airport, { ...everything, ...choice });
  return Object.fromEntries(layers.map(({ name, features }) => [name, features.length]));
}

type Feature = {
  geometry: { type: string; coordinates: unknown };
  properties: Record<string, unknown>;
};

describe('a GeoJSON export', () => {
  test('passes a validator of RFC 7946 and has every feature of every layer', async () => {
    const { name, bytes } = await exported('geojson');
    expect(name).toBe('northwind_international_terminal_1.geojson');
    const { features } = check(strFromU8(bytes)) as { features: Feature[] };
    const byLayer = Object.groupBy(features, ({ properties }) => String(properties['layer']));
    const found = Object.entries(byLayer).map(([layer, own]) => [layer, own?.length]);
    expect(Object.fromEntries(found)).toEqual(counts());
    expect(Object.keys(byLayer)).toEqual(expect.arrayContaining(['rooms', 'locations', 'edges']));
    const clockwise = features.filter(
      ({ geometry: { type, coordinates } }) =>
        type === 'Polygon' && areaOf((coordinates as [number, number][][])[0] ?? []) <= 0,
    );
    expect(clockwise).toEqual([]);
  });

  test('writes a file for each layer on request', async () => {
    const { bytes } = await exported('geojson-layers', { isByFloor: true });
    const files = unzipSync(bytes);
    const names = Object.keys(counts({ isByFloor: true }));
    expect(Object.keys(files).toSorted()).toEqual(
      names.map((name) => `${name}.geojson`).toSorted(),
    );
    for (const file of Object.values(files)) expect(() => check(strFromU8(file))).not.toThrow();
  });

  test('contains the chosen floors, layers and attributes only', async () => {
    const [floor = ''] = everything.floors;
    const { bytes } = await exported('geojson', {
      floors: [floor],
      layers: ['rooms'],
      attributes: ['names'],
    });
    const { features } = JSON.parse(strFromU8(bytes)) as { features: Feature[] };
    const keys = new Set(features.flatMap(({ properties }) => Object.keys(properties)));
    expect(new Set(features.map(({ properties }) => properties['floorId']))).toEqual(
      new Set([floor]),
    );
    expect(keys).toEqual(expect.objectContaining(new Set(['id', 'name', 'layer'])));
    for (const gone of ['color', 'locationIds', 'walkable', 'name:fr'])
      expect(keys).not.toContain(gone);
  });
});

/** Twice the signed area: above zero for counter-clockwise. */
function areaOf(ring: readonly [number, number][]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y);
  }, 0);
}

describe('a KML export', () => {
  test('contains every feature in folders of floors and layers, as well-formed XML', async () => {
    const { bytes } = await exported('kml', { isByFloor: true });
    const text = strFromU8(bytes);
    const document = new DOMParser({
      onError: (_level, message) => {
        throw new Error(message);
      },
    }).parseFromString(text, 'text/xml');
    const { features } = readKml(document as unknown as Document) as unknown as {
      features: Feature[];
    };
    const total = Object.values(counts()).reduce((sum, count) => sum + count, 0);
    expect(features).toHaveLength(total);
    const folders = [...document.getElementsByTagName('Folder')].map(
      (each) => each.getElementsByTagName('name')[0]?.textContent,
    );
    expect(folders).toEqual(expect.arrayContaining(['Rooms', 'Locations']));
    const names = features.map(({ properties }) => properties['name:ar']).filter(Boolean);
    expect(names.some((name) => /\p{Script=Arabic}/u.test(String(name)))).toBe(true);
  });
});

describe('a shapefile export', () => {
  test('reads back with its texts, one geometry family in each', async () => {
    const files = unzipSync((await exported('shapefile')).bytes);
    const tables = Object.keys(files)
      .filter((name) => name.endsWith('.shp'))
      .map((name) => name.slice(0, -4));
    expect(tables.length).toBeGreaterThan(8);
    let total = 0;
    for (const table of tables) {
      const { features } = (await readShapefile(files[`${table}.shp`]!, files[`${table}.dbf`]!, {
        encoding: 'utf-8',
      })) as unknown as { features: Feature[] };
      const types = new Set(features.map(({ geometry }) => geometry.type.replace('Multi', '')));
      expect(types.size).toBe(1);
      total += features.length;
      expect(strFromU8(files[`${table}.cpg`]!)).toBe('UTF-8');
      expect(strFromU8(files[`${table}.prj`]!)).toContain('WGS_1984');
      const columns = Object.keys(features[0]?.properties ?? {});
      expect(columns.filter((name) => name.length > 10)).toEqual([]);
    }
    expect(total).toBe(Object.values(counts()).reduce((sum, count) => sum + count, 0));
  });

  test('keeps the texts of every language and the places of points', async () => {
    const files = unzipSync((await exported('shapefile')).bytes);
    const { features } = (await readShapefile(files['locations.shp']!, files['locations.dbf']!, {
      encoding: 'utf-8',
    })) as unknown as { features: Feature[] };
    const { layers } = collectLayers(airport, everything);
    const expected = layers.find(({ name }) => name === 'locations')?.features ?? [];
    expect(expected.length).toBeGreaterThan(5);
    expect(features.map(({ properties }) => properties['name_ar'])).toEqual(
      expected.map(({ properties }) => properties['name:ar'] ?? null),
    );
    expect(features[0]?.geometry).toEqual(expected[0]?.geometry);
  });

  test('lists the full names of its short columns in a table', async () => {
    const files = unzipSync((await exported('shapefile')).bytes);
    const rows = strFromU8(files['fields.csv']!).trim().split('\n');
    expect(rows[0]).toBe('layer,field,attribute');
    expect(rows).toContain('rooms,floor_id,floorId');
    expect(rows).toContain('locations,name_fr,name:fr');
  });

  test('writes the same bytes each time', async () => {
    const [first, second] = [await exported('shapefile'), await exported('shapefile')];
    expect(first.bytes).toEqual(second.bytes);
  });
});

describe('a GeoPackage export', () => {
  let database: DatabaseSync;
  beforeAll(async () => {
    const path = join(folder, 'venue.gpkg');
    writeFileSync(path, (await exported('geopackage')).bytes);
    database = new DatabaseSync(path, { readOnly: true });
  });
  afterAll(() => database.close());

  const all = (sql: string): Record<string, unknown>[] =>
    database.prepare(sql).all() as Record<string, unknown>[];

  test('passes the integrity check and identifies itself as GeoPackage 1.3', () => {
    expect(all('PRAGMA application_id')).toEqual([{ application_id: 0x47504b47 }]);
    expect(all('PRAGMA user_version')).toEqual([{ user_version: 10300 }]);
    expect(all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(all('PRAGMA foreign_key_check')).toEqual([]);
  });

  test('has the reference systems that the standard requires', () => {
    const rows = all(
      'SELECT srs_id, organization, organization_coordsys_id FROM gpkg_spatial_ref_sys',
    );
    expect(rows.map((row) => Object.values(row))).toEqual([
      [-1, 'NONE', -1],
      [0, 'NONE', 0],
      [4326, 'EPSG', 4326],
    ]);
  });

  test('registers each table with its geometry, and matches its contents', () => {
    const contents = all(
      'SELECT * FROM gpkg_contents JOIN gpkg_geometry_columns USING (table_name)',
    );
    let total = 0;
    for (const row of contents) {
      const table = String(row['table_name']);
      expect(row).toMatchObject({ data_type: 'features', column_name: 'geom', z: 0, m: 0 });
      expect(row['last_change']).toBe('2026-11-16T12:00:00.000Z');
      const columns = all(`PRAGMA table_info("${table}")`);
      expect(columns[0]).toMatchObject({ name: 'fid', type: 'INTEGER', pk: 1, notnull: 1 });
      expect(columns[1]).toMatchObject({ name: 'geom', type: row['geometry_type_name'] });
      const rows = all(`SELECT geom FROM "${table}"`);
      total += rows.length;
      expect(rows.filter(({ geom }) => !isSound(geom as Uint8Array, row))).toEqual([]);
    }
    expect(total).toBe(Object.values(counts()).reduce((sum, count) => sum + count, 0));
  });

  test('keeps texts of every language and numbers as numbers', () => {
    const [row] = all(`SELECT "name:ar" AS name, elevation, typeof(elevation) AS type FROM locations
      WHERE "name:ar" IS NOT NULL LIMIT 1`);
    expect(row?.['name']).toMatch(/\p{Script=Arabic}/u);
    expect(row?.['type']).toBe('real');
  });
});

const WKB_TYPES: Readonly<Record<string, number>> = {
  POINT: 1,
  MULTILINESTRING: 5,
  MULTIPOLYGON: 6,
};

/** Requirement 19: the header, its envelope within that of the table, then well-known binary. */
function isSound(bytes: Uint8Array, row: Record<string, unknown>): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPoint = row['geometry_type_name'] === 'POINT';
  const start = isPoint ? 8 : 40;
  const envelope = isPoint ? [] : [8, 16, 24, 32].map((at) => view.getFloat64(at, true));
  const [west = 0, east = 0, south = 0, north = 0] = envelope;
  return (
    strFromU8(bytes.subarray(0, 2)) === 'GP' &&
    bytes[2] === 0 &&
    ((bytes[3]! >> 1) & 0b111) === (isPoint ? 0 : 1) &&
    view.getInt32(4, true) === 4326 &&
    view.getUint8(start) === 1 &&
    view.getUint32(start + 1, true) === WKB_TYPES[String(row['geometry_type_name'])] &&
    (isPoint ||
      (west >= Number(row['min_x']) &&
        east <= Number(row['max_x']) &&
        south >= Number(row['min_y']) &&
        north <= Number(row['max_y'])))
  );
}

describe('an export', () => {
  test('reports progress layer by layer', async () => {
    const steps: string[] = [];
    await exportVenue(
      airport,
      { ...everything, layers: ['rooms', 'walls'], format: 'geopackage' },
      {
        loadSqlite: () => initSqlJs(),
        now: NOW,
        onProgress: (done, total, layer) => steps.push(`${done}/${total} ${layer}`),
      },
    );
    expect(steps).toEqual(['0/1 the venue', '2/3 rooms', '3/3 walls']);
  });

  test('rejects with advice when no feature is chosen', async () => {
    await expect(exported('kml', { layers: [] })).rejects.toThrow(
      /^There is nothing to export: .*Select more layers/,
    );
  });
});
