import { expect, it } from 'vitest';
import { readBundle } from '../bundle/read-bundle.ts';
import { V1_FILES } from './files.ts';
import { V1_FORMAT } from './format.ts';

const ID = '5835ab589321170c11000000';

it.each(['levels', 'level'])('derives levels from the files in %s/', async (folder) => {
  const bundle = await readBundle({
    'venue.geojson': '{"features":[]}',
    [`${folder}/${ID}.geojson`]: '{"features":[]}',
  });
  expect(bundle.version).toBe(1);
  expect(bundle.floorIds).toEqual([ID]);
  const document = await bundle.load();
  expect(document).toMatchObject({ levels: { [ID]: { features: [] } } });
});

it('derives levels from other folders when there are no level files', () => {
  const paths = [`space/${ID}.geojson`, 'space/deep/x.geojson', 'venue.geojson'];
  expect(V1_FORMAT.floorIds(undefined, paths)).toEqual([ID]);
});

it('returns no levels where files cannot be listed', () => {
  expect(V1_FORMAT.floorIds(undefined, undefined)).toEqual([]);
});

it.each([
  ['a list', [{ id: 'x' }]],
  ['one object', { id: 'x' }],
  ['one feature', { type: 'Feature', geometry: null, properties: { id: 'x' } }],
])('reads categories from %s', (_name, value) => {
  expect(V1_FORMAT.normalise['categories']!(value)).toEqual({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', geometry: null, properties: { id: 'x' } }],
  });
});

it('has each path once', () => {
  const paths = V1_FILES.flatMap(({ path, alternates = [] }) => [path, ...alternates]);
  expect(new Set(paths).size).toBe(paths.length);
});
