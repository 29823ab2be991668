import { tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { writeZip } from '../archive/write-zip.ts';
import { writeFiles } from '../bundle/write-bundle.ts';
import { downgradeTo1 } from './downgrade/downgrade-to-1.ts';
import { downgradeTo2 } from './downgrade/downgrade-to-2.ts';
import { toIMDF } from './imdf/to-imdf.ts';
import { importVenue } from './import-venue.ts';
import { houseXml } from './indoorgml/sample-house.fixture.ts';
import { box } from './osm/osm.fixture.ts';
import { toOsmXml } from './osm/osm-xml.fixture.ts';

type OsmFeatures = Parameters<typeof toOsmXml>[0];

const room = box('way/1', [0, 0, 8, 6], { indoor: 'room', level: '2', name: 'Library' });
const roomXml = bytes(toOsmXml([room] as unknown as OsmFeatures));

function bytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
}

function collection(...features: readonly unknown[]): unknown {
  return { type: 'FeatureCollection', features };
}

async function formatOf(source: Uint8Array | Record<string, Uint8Array>): Promise<string> {
  const { format, document } = await importVenue(source);
  expect(document.floors.features.length).toBeGreaterThan(0);
  return format;
}

/** A bus line through the quarter, long enough to fill the inspected head of the file. */
const busLine = {
  type: 'Feature',
  id: 'relation/7',
  properties: { route: 'bus', name: 'Line 7' },
  geometry: {
    type: 'LineString',
    coordinates: Array.from({ length: 3000 }, (_, index) => [10 + index * 1e-6, 50.01]),
  },
};

describe('importVenue on a folder', () => {
  const floor = collection({ ...room, properties: { name: 'Library' } });
  it.each([
    ['MVF 3', writeFiles(tinyVenue()), 'mvf'],
    ['MVF 2', writeFiles(downgradeTo2(tinyVenue()).document), 'mvf'],
    [
      'MVF 1, which has a venue and buildings too',
      writeFiles(downgradeTo1(tinyVenue()).document),
      'mvf',
    ],
    ['IMDF', toIMDF(tinyVenue()).document, 'imdf'],
    [
      'GeoJSON',
      new Map([
        ['levels/0.geojson', bytes(floor)],
        ['levels/1.geojson', bytes(floor)],
      ]),
      'geojson',
    ],
    [
      'one OSM file and its picture',
      new Map([
        ['a.osm', roomXml],
        ['a.png', bytes('')],
      ]),
      'osm',
    ],
    ['one OSM file as GeoJSON', new Map([['export.geojson', bytes(collection(room))]]), 'osm'],
    [
      'one IndoorGML file and its settings',
      new Map([
        ['a.gml', bytes(houseXml())],
        ['a.json', bytes({})],
      ]),
      'indoorgml',
    ],
  ])('detects %s by its files, packed in a folder or not', async (_, files, format) => {
    expect(await formatOf(Object.fromEntries(files))).toBe(format);
    const nested = new Map([...files].map(([path, content]) => [`export/${path}`, content]));
    expect(await formatOf(writeZip(nested))).toBe(format);
  });

  it('rejects several venues and names them', async () => {
    const files = { 'a.osm': roomXml, 'b.gml': bytes(houseXml()) };
    await expect(importVenue(files)).rejects.toThrow(/a\.osm, b\.gml/);
    await expect(importVenue(files, { from: 'osm' })).resolves.toMatchObject({ format: 'osm' });
  });

  it('rejects a folder without a venue', async () => {
    const refused = { code: 'mvf/nothing-to-import' };
    await expect(importVenue({ 'a.txt': bytes('a') })).rejects.toMatchObject(refused);
    await expect(importVenue({ 'a.txt': bytes('a') }, { from: 'osm' })).rejects.toMatchObject(
      refused,
    );
  });
});

describe('importVenue on a file', () => {
  it.each([
    ['OSM XML', roomXml, 'osm'],
    ['OSM GeoJSON', bytes(collection(room)), 'osm'],
    ['OSM GeoJSON that begins with a bus line', bytes(collection(busLine, room)), 'osm'],
    ['IndoorGML', bytes(houseXml()), 'indoorgml'],
    ['GeoJSON', bytes(collection({ ...room, id: 1, properties: { name: 'Library' } })), 'geojson'],
    ['IMDF whose members are one collection', bytes(oneImdfFile()), 'imdf'],
  ])('detects %s by its first bytes', async (_, content, format) => {
    expect(await formatOf(content)).toBe(format);
  });
});

function oneImdfFile(): unknown {
  const members = [...toIMDF(tinyVenue()).document].filter(([path]) => path.endsWith('.geojson'));
  return collection(
    ...members.flatMap(([, content]) => {
      const { features } = JSON.parse(new TextDecoder().decode(content)) as { features: unknown[] };
      return features;
    }),
  );
}
