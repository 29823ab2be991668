import { expect, it } from 'vitest';
import { readBundle } from '../bundle/read-bundle.ts';
import { V2_FILES } from './files.ts';
import { V2_FORMAT } from './format.ts';

const floors = { type: 'FeatureCollection', features: [{ properties: { id: 'm_1' } }] };
const manifest = { type: 'Feature', geometry: null, properties: { name: 'A', version: '2.0.0' } };

function files(contents: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries({ 'manifest.geojson': manifest, ...contents });
  return Object.fromEntries(entries.map(([path, value]) => [path, JSON.stringify(value)]));
}

it.each(['floor.geojson', 'floors.geojson', 'map.geojson', 'maps.geojson', 'floor.json'])(
  'finds the floors in %s',
  async (path) => {
    const bundle = await readBundle(files({ [path]: floors }));
    expect(bundle.version).toBe(2);
    expect(bundle.floorIds).toEqual(['m_1']);
  },
);

it('finds floors by the names of other files when the list is missing', async () => {
  const bundle = await readBundle(files({ 'space/m_7.geojson': {}, 'entrances/m_8.json': {} }));
  expect(bundle.floorIds).toEqual(['m_8', 'm_7']);
});

it.each([
  ['floorStacks', 'floorstack.json'],
  ['floorStacks', 'mapstack.json'],
  ['floorStacks', 'mapstack.geojson'],
  ['connections', 'connection.geojson'],
  ['enterpriseCategories', 'enterprise/categories.geojson'],
])('reads %s from %s, as a list or as features', async (key, path) => {
  const list = [{ id: 'x' }];
  const collection = { features: [{ type: 'Feature', properties: list[0] }] };
  for (const value of [list, collection]) {
    const bundle = await readBundle(files({ 'floor.geojson': floors, [path]: value }));
    const document = (await bundle.load()) as unknown as Record<string, unknown>;
    expect(document[key]).toEqual(list);
  }
});

it('reads floors that are a list without footprints', async () => {
  const list = [{ id: 'm_1', externalId: '01', elevation: 0 }];
  const bundle = await readBundle(files({ 'map.geojson': list, 'space/m_1.geojson': floors }));
  expect(bundle.floorIds).toEqual(['m_1']);
  const features = [{ type: 'Feature', geometry: null, properties: list[0] }];
  expect(await bundle.load()).toMatchObject({
    floors: { type: 'FeatureCollection', features },
    spaces: { m_1: floors },
  });
});

it('wraps a bare manifest into a collection', async () => {
  const bundle = await readBundle(files({ 'floor.geojson': floors }));
  const document = await bundle.load();
  expect(document).toMatchObject({ manifest: { features: [manifest] } });
});

it('has each key and each path once', () => {
  const keys = V2_FILES.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const paths = V2_FILES.flatMap(({ path, alternates = [] }) => [path, ...alternates]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(Object.keys(V2_FORMAT.normalise).every((key) => keys.some((one) => one === key))).toBe(
    true,
  );
});
