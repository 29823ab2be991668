import { describe, expect, test } from 'vitest';
import type { MvfArchive } from '../archive/mvf-archive.ts';
import { openFiles } from '../archive/open-files.ts';
import { MVF_LIMITS } from '../archive/limits.ts';
import { bundleFiles, collection, json } from './bundle.fixture.ts';
import type { MvfBundle } from './bundle.ts';
import type { Mvf3Document } from './document.ts';
import { type BundleSource, readBundle } from './read-bundle.ts';
import { writeBundle, writeFiles } from './write-bundle.ts';

async function open3(source: BundleSource): Promise<MvfBundle<3>> {
  const bundle = await readBundle(source);
  if (bundle.version !== 3) throw new Error('expected version 3');
  return bundle;
}

/** An archive that remembers which files were read. */
function watched(files: Record<string, string>): { archive: MvfArchive; reads: string[] } {
  const inner = openFiles(files, MVF_LIMITS);
  const reads: string[] = [];
  const read = (path: string): Promise<Uint8Array | undefined> => {
    reads.push(path);
    return inner.read(path);
  };
  return { archive: { paths: inner.paths, sizeOf: (path) => inner.sizeOf(path), read }, reads };
}

describe('readBundle', () => {
  test('reads a folder of files, zip bytes and a base URL', async () => {
    const files = bundleFiles();
    const zip = writeBundle(await (await open3(files)).load());
    const fetchFile = async (input: unknown): Promise<Response> => {
      const path = new URL(String(input)).pathname.replace('/venues/pier/', '');
      return path in files ? new Response(files[path]) : new Response('', { status: 404 });
    };
    const opened = await Promise.all([
      readBundle(files),
      readBundle(zip),
      readBundle(new Blob([zip as Uint8Array<ArrayBuffer>])),
      readBundle('https://maps.example/venues/pier', { fetch: fetchFile as typeof fetch }),
    ]);
    for (const bundle of opened) {
      expect(bundle.version).toBe(3);
      expect(bundle.floorIds).toEqual(['f_a', 'f_b']);
    }
  });

  test('accepts the URL of a zip or of the manifest, including signed URLs', async () => {
    const zip = writeBundle(await (await open3(bundleFiles())).load());
    const asked: string[] = [];
    const fetchFile = async (input: unknown): Promise<Response> => {
      asked.push(String(input));
      const { pathname } = new URL(String(input));
      const text = bundleFiles()[pathname.replace('/pier/', '')];
      if (pathname === '/my%20pier.zip') return new Response(zip as Uint8Array<ArrayBuffer>);
      return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
    };
    const options = { fetch: fetchFile as typeof fetch };
    const zipped = await readBundle('https://maps.example/my%20pier.zip?token=1', options);
    expect(zipped.floorIds).toEqual(['f_a', 'f_b']);
    expect(asked).toEqual(['https://maps.example/my%20pier.zip?token=1']);
    const listed = await readBundle('https://maps.example/pier/manifest.geojson', options);
    expect(listed.floorIds).toEqual(['f_a', 'f_b']);
    await expect(readBundle('https://maps.example/none.zip', options)).rejects.toMatchObject({
      code: 'mvf/unreadable-source',
    });
  });

  test('parses only requested floors', async () => {
    const { archive, reads } = watched(bundleFiles());
    const bundle = await open3(archive);
    expect(reads.filter((path) => path.startsWith('geometry/'))).toEqual([]);
    await bundle.readFloor('geometry', 'f_b');
    expect(reads.filter((path) => path.startsWith('geometry/'))).toEqual(['geometry/f_b.geojson']);
  });

  test('reads the other floors when one is broken', async () => {
    const bundle = await open3({ ...bundleFiles(), 'geometry/f_a.geojson': '{' });
    await expect(bundle.readFloor('geometry', 'f_b')).resolves.toBeDefined();
    await expect(bundle.readFloor('geometry', 'f_a')).rejects.toMatchObject({
      code: 'mvf/bad-json',
    });
  });

  test('rejects an unknown floor with a list of the floors', async () => {
    const bundle = await open3(bundleFiles());
    await expect(bundle.readFloor('geometry', 'f_c')).rejects.toThrow(/no floor "f_c".*f_a, f_b/);
  });

  test('returns undefined for a file that the bundle does not have', async () => {
    const bundle = await open3(bundleFiles());
    await expect(bundle.read('connections')).resolves.toBeUndefined();
    await expect(bundle.readFloor('kinds', 'f_a')).resolves.toBeUndefined();
  });

  test('lists the files of a source without a manifest', async () => {
    await expect(readBundle({ 'readme.txt': 'hello' })).rejects.toThrow(
      /manifest\.geojson: expected this file .* found readme\.txt/,
    );
  });

  test('names an unsupported future version', async () => {
    const files = bundleFiles();
    const manifest = files['manifest.geojson']?.replace('3.0.0', '4.1.0') ?? '';
    await expect(readBundle({ ...files, 'manifest.geojson': manifest })).rejects.toMatchObject({
      code: 'mvf/unknown-version',
    });
  });
});

describe('readBundle on older spellings', () => {
  test.each([
    ['floors.geojson', 'floor.geojson'],
    ['locations.json', 'location.json'],
  ])('finds %s also as %s, and writes it under its right name', async (right, wild) => {
    const { [right]: content, ...files } = bundleFiles();
    const bundle = await open3({ ...files, [wild]: content ?? '' });
    expect(bundle.floorIds).toEqual(['f_a', 'f_b']);
    const written = writeFiles(await bundle.load());
    expect([...written.keys()]).toContain(right);
    expect([...written.keys()]).not.toContain(wild);
  });

  test.each([
    ['navigationFlags.json', 'navigation-flags.json', json({ accessible: { index: 0, bit: 0 } })],
    ['nodes/f_a.json', 'nodes/f_a.geojson', collection([])],
  ])('reads %s and writes it as %s', async (wild, right, content) => {
    const written = writeFiles(await (await open3({ ...bundleFiles(), [wild]: content })).load());
    expect([...written.keys()]).toContain(right);
    expect([...written.keys()]).not.toContain(wild);
  });

  test('turns outdoors as a bare list into the specified object', async () => {
    const bundle = await open3({ ...bundleFiles(), 'outdoors.json': json(['f_a']) });
    await expect(bundle.read('outdoors')).resolves.toEqual({ floors: ['f_a'] });
  });

  test('turns facades by floor stack into the specified list', async () => {
    const older = json({ fs_1: [{ floorId: 'f_a', geometryId: 'g_1' }] });
    const bundle = await open3({ ...bundleFiles(), 'facade/f_a.json': older });
    await expect(bundle.readFloor('facade', 'f_a')).resolves.toEqual([
      { floorStackId: 'fs_1', geometryIds: ['g_1'] },
    ]);
  });

  test('turns opening hours of a single day into hours of a list of days', async () => {
    const hours = { opens: '09:00', closes: '17:00' };
    const openingHours = [
      { ...hours, dayOfWeek: 'Saturday' },
      { ...hours, dayOfWeek: ['Sunday'] },
    ];
    const places = json([{ id: 'loc_1', openingHours }, 'no place']);
    const files = { 'locations.json': places, 'location-instances.json': places };
    const bundle = await open3({ ...bundleFiles(), ...files });
    const days = [{ ...hours, dayOfWeek: ['Saturday'] }, openingHours[1]];
    const expected = [{ id: 'loc_1', openingHours: days }, 'no place'];
    await expect(bundle.read('locations')).resolves.toEqual(expected);
    await expect(bundle.read('locationInstances')).resolves.toEqual(expected);
  });

  test('turns a manifest that is a bare feature into a collection', async () => {
    const files = bundleFiles();
    const { features } = JSON.parse(files['manifest.geojson'] ?? '') as { features: unknown[] };
    const bundle = await open3({ ...files, 'manifest.geojson': json(features[0]) });
    await expect(bundle.read('manifest')).resolves.toMatchObject({ type: 'FeatureCollection' });
  });
});

describe('round trip', () => {
  test('preserves document and bytes when a bundle is read, written and read again', async () => {
    const document = await (await open3(bundleFiles())).load();
    const zip = writeBundle(document);
    const again = await (await open3(zip)).load();
    expect(writeBundle(again)).toEqual(zip);
    expect(again.locations).toEqual(document.locations);
  });

  test('preserves unknown fields, unknown extensions and images', async () => {
    const again = await (
      await open3(writeBundle(await (await open3(bundleFiles())).load()))
    ).load();
    expect(again.locations?.[0]).toHaveProperty('mood', 'kept');
    expect(Object.keys(again.extras)).toEqual(['assets/logo.svg', 'weather.json']);
    expect(new TextDecoder().decode(again.extras['weather.json'])).toBe('{"sun":true}');
  });

  test('lists exactly the written files in the contents of the manifest', async () => {
    const document: Mvf3Document = await (await open3(bundleFiles())).load();
    const written = await open3(writeBundle(document));
    const manifest = await written.read('manifest');
    const listed = flatten(manifest?.features[0]?.properties.contents ?? []);
    expect(listed.toSorted()).toEqual([...(written.archive.paths ?? [])].toSorted());
  });

  test('preserves the files of a floor whose id looks like a pattern', async () => {
    const files = bundleFiles();
    const bundle = await open3({
      ...files,
      'floors.geojson': files['floors.geojson']?.replace('f_b', () => "f_$&$'") ?? '',
      "geometry/f_$&$'.geojson": collection([]),
    });
    const written = writeFiles(await bundle.load());
    expect([...written.keys()]).toContain("geometry/f_$&$'.geojson");
  });

  test('treats a floor called __proto__ as data', async () => {
    const files = bundleFiles();
    const floors = files['floors.geojson']?.replace('f_b', '__proto__') ?? '';
    const bundle = await open3({
      ...files,
      'floors.geojson': floors,
      'geometry/__proto__.geojson': collection([]),
    });
    const document = await bundle.load();
    expect(Object.keys(document.geometry ?? {})).toEqual(['f_a', '__proto__']);
    expect(({} as Record<string, unknown>)['type']).toBeUndefined();
  });
});

describe('load', () => {
  test('reports progress and stops on abort', async () => {
    const bundle = await open3(bundleFiles());
    const steps: number[] = [];
    await bundle.load({ onProgress: ({ done, total }) => steps.push(done / total) });
    expect(steps.at(0)).toBe(0);
    expect(steps.at(-1)).toBe(1);
    await expect(bundle.load({ signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
});

type Entry = { name: string; children?: Entry[] };

function flatten(entries: readonly Entry[], folder = ''): string[] {
  return entries.flatMap(({ name, children }) =>
    children ? flatten(children, `${folder}${name}/`) : [`${folder}${name}`],
  );
}
