import { describe, expect, it } from 'vitest';
import type { MvfLimits } from './limits.ts';
import type { MvfArchive } from './mvf-archive.ts';

type Files = Readonly<Record<string, Uint8Array>>;

/** Opens an archive with the given files. */
export type OpenTestArchive = (files: Files, limits?: Partial<MvfLimits>) => Promise<MvfArchive>;

const bytesOf = (text: string) => new TextEncoder().encode(text);

const FILES: Files = {
  'manifest.geojson': bytesOf('{"type":"FeatureCollection"}'),
  'geometry/f_1.geojson': bytesOf('[1,2,3]'.repeat(5000)),
  'geometry/f_2.geojson': bytesOf('[]'),
  'images/a b%20#?&+.png': Uint8Array.from({ length: 300 }, (_, index) => index),
  'naïve/地図.json': bytesOf('"🗺️"'),
  'empty.json': new Uint8Array(),
};
const MAX_SIZE = 35_000;
const TOTAL = Object.values(FILES).reduce((total, file) => total + file.length, 0);

async function readAll(open: OpenTestArchive, limits: Partial<MvfLimits>): Promise<void> {
  const archive = await open(FILES, limits);
  for (const path of Object.keys(FILES)) await archive.read(path);
}

/** The contract of every archive, whatever its source. */
export function describeArchive(kind: string, open: OpenTestArchive): void {
  describe(`${kind} as an archive`, () => {
    it('reads every file, whatever its name', async () => {
      const archive = await open(FILES);
      const read: Record<string, Uint8Array | undefined> = {};
      for (const path of Object.keys(FILES)) read[path] = await archive.read(path);
      expect(read).toEqual(FILES);
    });

    it('lists its paths in order of code units, or not at all', async () => {
      const { paths } = await open(FILES);
      expect(paths ?? Object.keys(FILES).toSorted()).toEqual(Object.keys(FILES).toSorted());
    });

    it('returns the right size, or undefined', async () => {
      const archive = await open(FILES);
      for (const path of Object.keys(FILES)) {
        const size = FILES[path]?.length;
        expect([path, archive.sizeOf(path) ?? size]).toEqual([path, size]);
      }
      expect(archive.sizeOf('missing.json')).toBeUndefined();
    });

    it.each(['missing.json', 'geometry', 'geometry/f_1', 'Empty.json', '__proto__', 'constructor'])(
      'returns undefined at %j',
      async (path) => {
        expect(await (await open(FILES)).read(path)).toBeUndefined();
      },
    );

    it.each(['./geometry/f_2.geojson', 'geometry\\f_2.geojson', 'geometry//./f_2.geojson'])(
      'normalizes %j',
      async (path) => {
        expect(await (await open(FILES)).read(path)).toEqual(bytesOf('[]'));
      },
    );

    it.each(['', '.', '../a', 'geometry/../../a', '/a', '\\\\host\\a', 'C:\\a', 'a\0', 'a\udc00'])(
      'rejects reading %j',
      async (path) => {
        const archive = await open(FILES);
        await expect(archive.read(path)).rejects.toMatchObject({
          name: 'MvfError',
          code: 'mvf/unsafe-path',
        });
      },
    );

    it('returns a separate array to every caller, also concurrently', async () => {
      const archive = await open({ 'a.json': bytesOf('[1]') });
      const [first, second] = await Promise.all([archive.read('a.json'), archive.read('a.json')]);
      first?.fill(0);
      expect(second).toEqual(bytesOf('[1]'));
      second?.fill(0);
      expect(await archive.read('a.json')).toEqual(bytesOf('[1]'));
    });

    it.each([
      ['maxEntryBytes', MAX_SIZE],
      ['maxTotalBytes', TOTAL],
      ['maxEntries', Object.keys(FILES).length],
      ['maxPathLength', 21],
    ] as const)('enforces %s, when opened or when read', async (limit, value) => {
      await expect(readAll(open, { [limit]: value })).resolves.toBeUndefined();
      await expect(readAll(open, { [limit]: value - 1 })).rejects.toMatchObject({
        name: 'MvfError',
        code: 'mvf/limit-exceeded',
        limit,
      });
    });
  });
}
