import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { MvfError } from '../mvf-error.ts';
import { openZip } from './open-zip.ts';
import { writeZip } from './write-zip.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const FILES = new Map([
  ['floors.geojson', bytesOf('[]')],
  ['z.json', bytesOf('{"a":1},'.repeat(100))],
  ['images/logo.png', bytesOf('png '.repeat(100))],
  ['images/photo.JPEG', bytesOf('jpg '.repeat(100))],
  ['images/map.svg', bytesOf('<svg> '.repeat(100))],
  ['10', bytesOf('ten')],
  ['ä.json', bytesOf('"ä"')],
  ['__proto__', bytesOf('x')],
  ['Z.json', new Uint8Array()],
  ['manifest.geojson', bytesOf('{}')],
]);

const hexOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');

/** Names in the order of the local headers. */
function namesIn(zip: Uint8Array): string[] {
  const view = new DataView(zip.buffer, zip.byteOffset);
  const names: string[] = [];
  let at = 0;
  while (view.getUint32(at, true) === 0x04034b50) {
    const length = view.getUint16(at + 26, true);
    names.push(new TextDecoder().decode(zip.subarray(at + 30, at + 30 + length)));
    at += 30 + length + view.getUint32(at + 18, true);
  }
  return names;
}

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('writeZip', () => {
  it('writes zips that openZip reads', async () => {
    const archive = await openZip(writeZip(FILES));
    expect(archive.paths).toEqual([...FILES.keys()].toSorted());
    for (const [path, content] of FILES) {
      expect([path, await archive.read(path)]).toEqual([path, content]);
    }
  });

  it('writes zips that another reader reads', () => {
    const files = new Map([...FILES].filter(([path]) => path !== '__proto__'));
    expect(unzipSync(writeZip(files))).toEqual(Object.fromEntries(files));
  });

  it('puts the manifest first and the rest in order of code units', () => {
    expect(namesIn(writeZip(FILES))).toEqual([
      'manifest.geojson',
      '10',
      'Z.json',
      '__proto__',
      'floors.geojson',
      'images/logo.png',
      'images/map.svg',
      'images/photo.JPEG',
      'z.json',
      'ä.json',
    ]);
  });

  it('returns the same bytes for the same files in any order', () => {
    expect(writeZip(new Map([...FILES].toReversed()))).toEqual(writeZip(FILES));
  });

  it('returns bytes that stay the same from version to version', async () => {
    expect(await hexOf(writeZip(FILES))).toBe(
      'f2d593b6f47aa1281072b954bf615e8f66318a10f9236425bb287466eec4ed90',
    );
  });

  it.each([
    ['Asia/Kathmandu', -345],
    ['America/St_Johns', 210],
    ['Pacific/Kiritimati', -840],
    ['Pacific/Pago_Pago', 660],
  ])('returns the same bytes in %s', (name, offsetMinutes) => {
    const expected = writeZip(FILES);
    process.env['TZ'] = name;
    expect(new Date(2020, 0).getTimezoneOffset()).toBe(offsetMinutes);
    expect(writeZip(FILES)).toEqual(expected);
  });

  it('stores images that are compressed already, and files that compression would enlarge', () => {
    const zip = writeZip(FILES);
    const view = new DataView(zip.buffer);
    const methods: Record<string, number> = {};
    let at = 0;
    for (const name of namesIn(zip)) {
      methods[name] = view.getUint16(at + 8, true);
      at += 30 + view.getUint16(at + 26, true) + view.getUint32(at + 18, true);
    }
    expect(methods).toMatchObject({
      'images/logo.png': 0,
      'images/photo.JPEG': 0,
      'images/map.svg': 8,
      'z.json': 8,
      '10': 0,
      'Z.json': 0,
    });
  });

  it('writes a zip without files', async () => {
    expect((await openZip(writeZip(new Map()))).paths).toEqual([]);
  });

  it.each(['../a', '/a', 'a\\b', './a', 'a//b', 'cafe\u0301', ''])(
    'rejects the path %j',
    (path) => {
      const write = () => writeZip(new Map([[path, new Uint8Array()]]));
      expect(write).toThrow(expect.objectContaining({ code: 'mvf/unsafe-path', path }));
    },
  );

  it('rejects more files than the format can count', () => {
    const files = Array.from(
      { length: 65_536 },
      (_, index) => [`${index}`, new Uint8Array()] as const,
    );
    expect(() => writeZip(new Map(files))).toThrow(MvfError);
  });
});
