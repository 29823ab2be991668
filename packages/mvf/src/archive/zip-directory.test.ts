import { describe, expect, it } from 'vitest';
import { MvfError } from '../mvf-error.ts';
import { buildZip, littleEndian, type TestEnd, type TestEntry } from './test-zip.ts';
import { readZipDirectory } from './zip-directory.ts';

const MANIFEST: TestEntry = { name: 'manifest.geojson', content: '{"type":"FeatureCollection"}' };
const FLOORS: TestEntry = { name: 'floors.geojson', content: '{"features":[]}', method: 0 };
const GEOMETRY: TestEntry = { name: 'geometry/f_1.geojson', content: '[1,2,3]' };

const MAX_TAIL = { comment: 'x'.repeat(0xffff), trailing: new Uint8Array(0xffff) };

const list = (entries: readonly TestEntry[], end?: TestEnd) =>
  readZipDirectory(buildZip(entries, end), {});
const zeros = (length: number) => [{ name: 'zeros', content: new Uint8Array(length) }];
const pathsOf = (entries: readonly TestEntry[], end?: TestEnd) => [...list(entries, end).keys()];

function refusal(run: () => unknown): MvfError {
  try {
    run();
  } catch (error) {
    if (error instanceof MvfError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
const codeOf = (entries: readonly TestEntry[], end?: TestEnd) =>
  refusal(() => list(entries, end)).code;

describe('readZipDirectory', () => {
  it('lists files with size, method and place', () => {
    const files = list([MANIFEST, FLOORS]);
    expect([...files.keys()]).toEqual(['floors.geojson', 'manifest.geojson']);
    expect(files.get('floors.geojson')).toMatchObject({
      size: 15,
      packedSize: 15,
      isDeflated: false,
    });
    expect(files.get('manifest.geojson')).toMatchObject({ size: 28, isDeflated: true, start: 46 });
  });

  it('reads an empty zip', () => {
    expect(pathsOf([])).toEqual([]);
  });

  it('reads a view into a larger buffer', () => {
    const zip = buildZip([MANIFEST]);
    const buffer = new Uint8Array(zip.length + 20).fill(7);
    buffer.set(zip, 9);
    expect([...readZipDirectory(buffer.subarray(9, 9 + zip.length), {}).keys()]).toEqual([
      'manifest.geojson',
    ]);
  });

  it.each<[string, TestEnd]>([
    ['a comment', { comment: 'made by hand' }],
    ['the longest comment', { comment: 'x'.repeat(0xffff) }],
    ['trailing bytes', { trailing: new Uint8Array(1000) }],
    ['the longest comment and 64 KiB of trailing bytes', MAX_TAIL],
    ['a comment that looks like an end record', { comment: 'PK\u0005\u0006' }],
    ['zip64 end records', { zip64: {} }],
    ['zip64 end records and a comment', { zip64: {}, comment: 'x' }],
  ])('finds the directory before %s', (_, end) => {
    expect(pathsOf([MANIFEST, FLOORS], end)).toEqual(['floors.geojson', 'manifest.geojson']);
  });

  it('reads zip64 sizes and offsets, behind other extra fields', () => {
    const bytes = buildZip([
      FLOORS,
      {
        ...GEOMETRY,
        method: 0,
        central: {
          size: 0xffffffff,
          packedSize: 0xffffffff,
          offset: 0xffffffff,
          extra: littleEndian(
            [0x5455, 2],
            [1, 2],
            [9, 1],
            [1, 2],
            [24, 2],
            [7, 8],
            [7, 8],
            [59, 8],
          ),
        },
      },
    ]);
    expect(readZipDirectory(bytes, {}).get('geometry/f_1.geojson')).toMatchObject({
      size: 7,
      packedSize: 7,
      header: 59,
    });
  });

  it('skips the extra fields of a local header', () => {
    const entry = { ...MANIFEST, local: { extra: new Uint8Array(11) } };
    expect(list([entry]).get('manifest.geojson')?.start).toBe(57);
  });

  it('takes sizes from the directory where a local header leaves them to a data descriptor', () => {
    const entry = { ...FLOORS, flags: 0x808, local: { size: 0, packedSize: 0, crc: 0 } };
    expect(list([entry]).get('floors.geojson')?.size).toBe(15);
  });

  it.each([
    ['UTF-8 with its flag', new TextEncoder().encode('ä.json'), 0x800],
    ['UTF-8 without its flag', new TextEncoder().encode('ä.json'), 0],
    ['Latin-1', Uint8Array.of(0xe4, 0x2e, 0x6a, 0x73, 0x6f, 0x6e), 0],
  ])('reads names in %s', (_, name, flags) => {
    expect(pathsOf([{ name, flags }])).toEqual(['ä.json']);
  });

  it('leaves out folders and strips a folder around everything', () => {
    expect(
      pathsOf([
        { name: 'mall/', method: 0 },
        { ...MANIFEST, name: 'mall\\a.json' },
      ]),
    ).toEqual(['a.json']);
  });
});

describe('readZipDirectory on damaged zips', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['three bytes', Uint8Array.of(0x50, 0x4b, 3)],
    ['other data', new TextEncoder().encode('<!doctype html>'.repeat(10))],
    ['zeros', new Uint8Array(200_000)],
  ])('rejects %s as not a zip', (_, bytes) => {
    expect(refusal(() => readZipDirectory(bytes, {})).code).toBe('mvf/not-a-zip');
  });

  it('rejects a zip without its end', () => {
    const zip = buildZip([MANIFEST, FLOORS]);
    expect(refusal(() => readZipDirectory(zip.subarray(0, -30), {})).code).toBe('mvf/damaged-zip');
  });

  it('rejects an end record farther from the end than the longest comment', () => {
    expect(codeOf([MANIFEST], { trailing: new Uint8Array(2 * 0xffff + 1) })).toBe(
      'mvf/damaged-zip',
    );
  });

  it.each<[string, TestEnd]>([
    ['a comment longer than the file', { commentLength: 9 }],
    ['a directory that starts outside', { start: 0xfffffff0 }],
    ['a directory that ends outside', { size: 5000 }],
    ['a directory that starts elsewhere', { start: 3 }],
    ['more entries than there are', { count: 3 }],
    ['fewer entries than there are', { count: 1 }],
    ['zip64 values without a zip64 record', { start: 0xffffffff }],
    ['a zip64 record that is none', { zip64: { signature: 1 } }],
    ['a zip64 record outside', { zip64: { record: 2 ** 60 } }],
    ['a zip64 directory outside', { zip64: { start: 2 ** 60 } }],
    ['a zip64 directory too long', { zip64: { size: 2 ** 40 } }],
    ['a zip64 count above what is there', { zip64: { count: 9 } }],
  ])('rejects an end record with %s', (_, end) => {
    expect(codeOf([MANIFEST, FLOORS], end)).toBe('mvf/damaged-zip');
  });

  it('reports a directory that reaches into the end record', () => {
    expect(refusal(() => list([MANIFEST], { size: 70 })).message).toContain('found a part of it');
  });

  it.each<[string, TestEnd]>([
    ['disk number', { disk: 1 }],
    ['disk of the directory', { directoryDisk: 1 }],
    ['count on this disk', { countHere: 1 }],
    ['number of disks in zip64', { zip64: { disks: 2 } }],
  ])('rejects a zip in several parts, by the %s', (_, end) => {
    expect(codeOf([MANIFEST, FLOORS], end)).toBe('mvf/unsupported-zip');
  });
});

describe('readZipDirectory on damaged entries', () => {
  it.each<[string, Partial<TestEntry>]>([
    ['encrypted data', { flags: 1 }],
    ['strongly encrypted data', { flags: 0x41 }],
    ['masked headers', { flags: 0x2000 }],
    ['a patch', { flags: 0x20 }],
    ['method 12 (bzip2)', { method: 12 }],
    ['method 93 (zstd)', { method: 93 }],
    ['data on another disk', { central: { disk: 3 } }],
  ])('rejects an entry with %s', (_, change) => {
    const error = refusal(() => list([FLOORS, { ...MANIFEST, ...change }]));
    expect(error).toMatchObject({ code: 'mvf/unsupported-zip', path: 'manifest.geojson' });
    expect(error.message).toContain('Pack the bundle as a plain zip');
  });

  it.each<[string, Partial<TestEntry>]>([
    ['another name in the local header', { local: { name: 'manifest.geojsoN' } }],
    ['a longer name in the local header', { local: { nameLength: 17 } }],
    ['a shorter name in the local header', { local: { nameLength: 15 } }],
    ['no local header', { local: { signature: 0 } }],
    ['a local header outside', { central: { offset: 0xfffffff0 } }],
    ['a local header at the very end', { central: { offset: 200 } }],
    ['packed data into the directory', { central: { packedSize: 400 } }],
    ['packed data outside', { central: { packedSize: 0xfffffff0 } }],
    ['local extra fields into the directory', { local: { extraLength: 0xffff } }],
    ['a stored size that differs', { method: 0, central: { size: 27 } }],
    ['zip64 sizes that are missing', { central: { packedSize: 0xffffffff } }],
    [
      'a zip64 offset outside',
      {
        central: {
          offset: 0xffffffff,
          extra: littleEndian([1, 2], [8, 2], [2 ** 50, 8]),
        },
      },
    ],
    ['a directory name outside', { central: { nameLength: 0xffff } }],
    ['directory extra fields outside', { central: { extraLength: 0xffff } }],
    ['a directory comment outside', { central: { commentLength: 0xffff } }],
    ['no directory header', { central: { signature: 0 } }],
  ])('rejects an entry with %s', (_, change) => {
    expect(codeOf([{ ...MANIFEST, ...change }])).toBe('mvf/damaged-zip');
  });
});

describe('readZipDirectory on several entries', () => {
  it('rejects an entry outside the directory and reports how many it could read', () => {
    const last = { ...FLOORS, central: { nameLength: 30 } };
    expect(refusal(() => list([MANIFEST, last])).message).toContain('expected 2 entries, found 1');
  });

  it('rejects two entries that share their data', () => {
    const error = refusal(() => list([FLOORS, { ...FLOORS, central: { offset: 0 } }]));
    expect(error.code).toBe('mvf/damaged-zip');
    expect(error.message).toContain('overlap');
  });

  it('rejects two entries that quote each other, as bombs do', () => {
    // The data of the first entry starts with the local header of the second, and so contains the
    // second.
    const kernel: TestEntry = { name: 'b', content: '0'.repeat(64), method: 0 };
    const quoted = buildZip([kernel]).subarray(0, 31 + 64);
    const outer = { name: 'a', content: quoted, data: new Uint8Array(), method: 0 };
    const entries = [{ ...outer, central: { packedSize: quoted.length } }, kernel];
    const error = refusal(() => list(entries));
    expect(error).toMatchObject({ code: 'mvf/damaged-zip', path: 'a' });
    expect(error.message).toContain('overlap');
  });

  it.each(['../a', '/etc/passwd', 'C:\\a', 'a\\..\\..\\b', 'a\0.json'])(
    'rejects an entry with the path %j',
    (name) => {
      expect(codeOf([MANIFEST, { name }])).toBe('mvf/unsafe-path');
    },
  );

  it.each([
    ['floors.geojson', 'floors.geojson'],
    ['geometry/a', 'geometry\\a'],
  ])('rejects two entries at one path: %j and %j', (first, second) => {
    expect(codeOf([{ name: first }, { name: second }])).toBe('mvf/duplicate-entry');
  });
});

describe('readZipDirectory with limits', () => {
  const zip = buildZip([MANIFEST, FLOORS]);

  it.each([
    ['maxArchiveBytes', zip.length],
    ['maxEntries', 2],
    ['maxEntryBytes', 28],
    ['maxTotalBytes', 43],
    ['maxPathLength', 16],
  ] as const)('enforces %s', (limit, value) => {
    expect(readZipDirectory(zip, { [limit]: value }).size).toBe(2);
    expect(refusal(() => readZipDirectory(zip, { [limit]: value - 1 }))).toMatchObject({
      code: 'mvf/limit-exceeded',
      limit,
    });
  });

  it('enforces maxEntries before it reads a single one', () => {
    const lying = buildZip([MANIFEST], { zip64: { count: 2 ** 52 } });
    expect(refusal(() => readZipDirectory(lying, {})).limit).toBe('maxEntries');
  });

  it('enforces maxCompressionRatio for files above 1 MiB', () => {
    expect(pathsOf(zeros(2 ** 20))).toEqual(['zeros']);
    const error = refusal(() => list(zeros(2 ** 20 + 1)));
    expect(error).toMatchObject({ limit: 'maxCompressionRatio', path: 'zeros' });
    const trusted = readZipDirectory(buildZip(zeros(2 ** 20 + 1)), { maxCompressionRatio: 1100 });
    expect(trusted.size).toBe(1);
  });
});
