import { deflateSync } from 'fflate';
import { MvfError } from '../mvf-error.ts';
import { crc32 } from './crc32.ts';
import { joinChunks } from './read-stream.ts';
import { safePath } from './safe-path.ts';

const MANIFEST = 'manifest.geojson';
const PACKED_IMAGE = /\.(png|jpe?g|webp)$/i;
// `mem` is set because its default goes through `Math.log`, which engines may round differently.
// Above 4, files do not get smaller, and each of them costs a table of up to 32 MB.
const DEFLATE = { level: 9, mem: 4 } as const;
// 2.0, the version of the zip format that introduced deflate.
const VERSION = 20;
const UTF8_NAMES = 0x800;
// 1 January 1980 in the format's own encoding, because a `Date` would depend on the time zone.
const DATE = 0x21;

/**
 * Packs files into a zip whose bytes depend only on the files: the manifest first, the others
 * sorted by code units, a fixed date and level, no attributes of an operating system.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const zip = writeZip(toIMDF(document).document);
 */
export function writeZip(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let start = 0;
  for (const path of sortPaths(files.keys())) {
    const content = files.get(path) as Uint8Array;
    const name = new TextEncoder().encode(path);
    const data = pack(path, content);
    const method = data === content ? 0 : 8;
    const shared = [
      [VERSION, 2],
      [UTF8_NAMES, 2],
      [method, 2],
      [0, 2],
      [DATE, 2],
      [crc32(content), 4],
      [data.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    locals.push(record([[0x04034b50, 4], ...shared]), name, data);
    centrals.push(
      record([
        [0x02014b50, 4],
        [VERSION, 2],
        ...shared,
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [start, 4],
      ]),
      name,
    );
    start += 30 + name.length + data.length;
  }
  const directory = joinChunks(centrals);
  checkRange('bytes', start + directory.length, 0xffffffff);
  const end = record([
    [0x06054b50, 4],
    [0, 4],
    [files.size, 2],
    [files.size, 2],
    [directory.length, 4],
    [start, 4],
    [0, 2],
  ]);
  return joinChunks([...locals, directory, end]);
}

function sortPaths(paths: Iterable<string>): string[] {
  const sorted = [...paths].toSorted();
  checkRange('files', sorted.length, 0xffff);
  for (const path of sorted) {
    const safe = safePath(path);
    if (safe !== path) {
      throw new MvfError(
        'mvf/unsafe-path',
        `${JSON.stringify(path)}: expected the plain path ${JSON.stringify(safe)}. Rename the file.`,
        { path },
      );
    }
  }
  return sorted.includes(MANIFEST)
    ? [MANIFEST, ...sorted.filter((path) => path !== MANIFEST)]
    : sorted;
}

function pack(path: string, content: Uint8Array): Uint8Array {
  if (PACKED_IMAGE.test(path)) return content;
  const packed = deflateSync(content, DEFLATE);
  return packed.length < content.length ? packed : content;
}

/** Writes little-endian numbers, each with its width in bytes. */
function record(fields: readonly (readonly [value: number, width: 2 | 4])[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((size, [, width]) => size + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

function checkRange(unit: string, found: number, max: number): void {
  if (found > max) {
    throw new MvfError(
      'mvf/limit-exceeded',
      `zip: expected at most ${max} ${unit}, which is the limit of the format, found ${found}. Split the bundle.`,
      { limit: unit },
    );
  }
}
