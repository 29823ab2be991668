import { expect, it } from 'vitest';
import { MVF_LIMITS } from '../archive/limits.ts';
import type { MvfArchive } from '../archive/mvf-archive.ts';
import { openFiles } from '../archive/open-files.ts';
import { detectVersion } from './detect-version.ts';

function detect(files: Record<string, unknown>): Promise<number> {
  const texts = Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)]);
  return detectVersion(openFiles(Object.fromEntries(texts) as Record<string, string>), MVF_LIMITS);
}

const manifest = (properties: object): object => ({ features: [{ properties }] });

it.each([
  ['3.0.0', 3],
  ['2.1.0-beta.3', 2],
  [2, 2],
  ['1.0.0', 1],
])('trusts a manifest that states %j', async (version, expected) => {
  expect(await detect({ 'manifest.geojson': manifest({ version }) })).toBe(expected);
});

it('treats version 1 in a manifest as version 2 when the floors are a file', async () => {
  const files = { 'manifest.geojson': manifest({ version: '1.0.0' }), 'map.geojson': {} };
  expect(await detect(files)).toBe(2);
});

it.each([
  ['a geometry folder', { 'geometry/f_1.geojson': {} }, {}, 3],
  ['contents', {}, { contents: [] }, 3],
  ['a folder structure', {}, { folder_struct: [] }, 2],
  ['nothing', {}, {}, 2],
])('goes by %s where the manifest is silent', async (_name, files, properties, expected) => {
  expect(await detect({ ...files, 'manifest.json': manifest(properties) })).toBe(expected);
});

it.each([
  [3, ['geometry/f_1.geojson', 'floors.geojson']],
  [2, ['map.geojson', 'space/m_1.geojson']],
  [2, ['floor.geojson', 'spaces/m_1.json']],
  [1, ['levels/5a.geojson', 'space/5a.geojson', 'venue.geojson']],
  [1, ['level/5a.json', 'category.geojson']],
  [1, ['venue.geojson', 'space/5a.geojson']],
])('finds version %i without a manifest in %j', async (version, paths) => {
  expect(await detect(Object.fromEntries(paths.map((path) => [path, {}])))).toBe(version);
});

it.each([{ 'readme.txt': 1 }, {}])('rejects %j and names the files it found', async (files) => {
  await expect(detect(files)).rejects.toMatchObject({ code: 'mvf/missing-file' });
});

it('rejects a version that does not exist', async () => {
  await expect(detect({ 'manifest.geojson': manifest({ version: '9' }) })).rejects.toMatchObject({
    code: 'mvf/unknown-version',
  });
});

it('reports that version 1 cannot be read from a URL', async () => {
  const archive: MvfArchive = {
    paths: undefined,
    sizeOf: () => undefined,
    read: async (path) => (path === 'venue.geojson' ? new Uint8Array([123, 125]) : undefined),
  };
  await expect(detectVersion(archive, MVF_LIMITS)).rejects.toMatchObject({
    code: 'mvf/unreadable-source',
  });
});

it('recognises an IMDF archive and explains how to convert it', async () => {
  const archive = {
    'manifest.json': { version: '1.0.0' },
    'unit.geojson': {},
    'level.geojson': {},
  };
  await expect(detect(archive)).rejects.toThrow(
    /found the manifest of an IMDF archive.*mvf convert/,
  );
});
