import { MvfError, type MvfErrorCode } from '../mvf-error.ts';
import { normalizeEntries } from './normalize-entries.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import { checkLimit, type MvfLimits } from './limits.ts';

/** Location of one file in a zip. Sizes and offsets are in bytes. */
export type ZipEntry = {
  readonly name: string;
  /** Unpacked size, as the directory declares it. */
  readonly size: number;
  readonly packedSize: number;
  readonly isDeflated: boolean;
  readonly crc: number;
  /** Offset of the local header. */
  readonly header: number;
  /** Offset of the packed data. */
  readonly start: number;
};

type Directory = { readonly start: number; readonly end: number; readonly count: number };

const FULL_16 = 0xffff;
const FULL_32 = 0xffffffff;
// Encrypted, patched, strongly encrypted, masked headers.
const UNREADABLE_FLAGS = 0x2061;

/**
 * Lists the files of a zip by their paths in the bundle, without inflating any. Reads the central
 * directory and every local header, and rejects a zip in which they disagree, overlap (a way to
 * build a bomb) or point outside.
 */
export function readZipDirectory(
  bytes: Uint8Array,
  limits: Partial<MvfLimits>,
): Map<string, ZipEntry> {
  checkLimit(limits, 'maxArchiveBytes', bytes.length);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    const directory = findDirectory(view);
    checkLimit(limits, 'maxEntries', directory.count);
    const files = normalizeEntries(readEntries(view, directory), limits);
    for (const [path, { size, packedSize }] of files) {
      if (size > 2 ** 20) {
        checkLimit(limits, 'maxCompressionRatio', Math.ceil(size / packedSize), path);
      }
    }
    return files;
  } catch (error) {
    // DataView throws this for any offset outside the file.
    if (error instanceof RangeError) {
      throw zipError('mvf/damaged-zip', 'expected an offset inside the file, found one outside');
    }
    throw error;
  }
}

/** Creates an error about the zip as a whole, or about the named entry. */
export function zipError(
  code: MvfErrorCode,
  problem: string,
  path?: string,
  cause?: unknown,
): MvfError {
  const advice =
    code === 'mvf/damaged-zip'
      ? 'The file is damaged or incomplete: fetch or pack it again.'
      : 'Pack the bundle as a plain zip: one file, no password, method "deflate" or "store".';
  return new MvfError(code, `${path ?? 'zip'}: ${problem}. ${advice}`, {
    ...(path === undefined ? {} : { path }),
    cause,
  });
}

function uint16(view: DataView, at: number): number {
  return view.getUint16(at, true);
}

function uint32(view: DataView, at: number): number {
  return view.getUint32(at, true);
}

/**
 * Reads a 64-bit number. It is imprecise above 2^53, which exceeds the range of any file anyway.
 */
function uint64(view: DataView, at: number): number {
  return uint32(view, at) + uint32(view, at + 4) * 2 ** 32;
}

/**
 * Searches for the end record from the back, over a comment of up to 64 KiB and as many bytes again
 * that a transfer may have appended.
 */
function findDirectory(view: DataView): Directory {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 2 * FULL_16); at--) {
    if (uint32(view, at) === 0x06054b50 && at + uint16(view, at + 20) <= last) {
      return readEndRecord(view, at);
    }
  }
  if (view.byteLength < 4 || uint32(view, 0) !== 0x04034b50) {
    throw zipError('mvf/not-a-zip', 'expected a zip file, found other data');
  }
  throw zipError('mvf/damaged-zip', 'expected a directory at the end, found none');
}

function readEndRecord(view: DataView, at: number): Directory {
  const disks = uint32(view, at + 4);
  let count = uint16(view, at + 10);
  let size = uint32(view, at + 12);
  let start = uint32(view, at + 16);
  let isSplit = count !== uint16(view, at + 8);
  let limit = at;
  if (
    (count === FULL_16 || size === FULL_32 || start === FULL_32) &&
    at >= 20 &&
    uint32(view, at - 20) === 0x07064b50
  ) {
    limit = uint64(view, at - 12);
    if (uint32(view, limit) !== 0x06064b50) {
      throw zipError('mvf/damaged-zip', 'expected a zip64 end record, found other data');
    }
    isSplit ||= uint32(view, at - 4) > 1;
    count = uint64(view, limit + 32);
    size = uint64(view, limit + 40);
    start = uint64(view, limit + 48);
  } else {
    isSplit ||= disks !== 0;
  }
  if (isSplit) {
    throw zipError('mvf/unsupported-zip', 'expected a zip in one part, found one of several');
  }
  if (start + size > limit) {
    throw zipError('mvf/damaged-zip', 'expected the whole directory, found a part of it');
  }
  return { start, end: start + size, count };
}

function readEntries(view: DataView, directory: Directory): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = directory.start;
  for (let index = 0; index < directory.count; index++) {
    const next = at + 46 + uint16(view, at + 28) + uint16(view, at + 30) + uint16(view, at + 32);
    if (uint32(view, at) !== 0x02014b50 || next > directory.end) {
      throw zipError('mvf/damaged-zip', `expected ${directory.count} entries, found ${index}`);
    }
    entries.push(readEntry(view, at));
    at = next;
  }
  if (at !== directory.end) {
    throw zipError('mvf/damaged-zip', `expected ${directory.count} entries, found more`);
  }
  checkOverlap(entries, directory.start);
  return entries;
}

function readEntry(view: DataView, at: number): ZipEntry {
  const nameLength = uint16(view, at + 28);
  const name = decodeName(view, at + 46, nameLength);
  const method = uint16(view, at + 10);
  if (uint16(view, at + 8) & UNREADABLE_FLAGS) {
    throw zipError('mvf/unsupported-zip', 'expected plain data, found encrypted data', name);
  }
  if (method !== 0 && method !== 8) {
    throw zipError('mvf/unsupported-zip', `expected method 0 or 8, found ${method}`, name);
  }
  let size = uint32(view, at + 24);
  let packedSize = uint32(view, at + 20);
  let header = uint32(view, at + 42);
  const disk = uint16(view, at + 34);
  if (disk !== 0 && disk !== FULL_16) {
    throw zipError(
      'mvf/unsupported-zip',
      'expected its data in this file, found it in another',
      name,
    );
  }
  if (size === FULL_32 || packedSize === FULL_32 || header === FULL_32) {
    let field = findZip64Sizes(view, at + 46 + nameLength, uint16(view, at + 30));
    const take = (value: number) =>
      field && value === FULL_32 ? uint64(view, (field += 8) - 8) : value;
    size = take(size);
    packedSize = take(packedSize);
    header = take(header);
  }
  const localLength = uint16(view, header + 26);
  const isSameName =
    (localLength === nameLength && hasSameBytes(view, at + 46, header + 30, nameLength)) ||
    name === decodeName(view, header + 30, localLength);
  if (uint32(view, header) !== 0x04034b50 || !isSameName) {
    throw zipError('mvf/damaged-zip', 'expected a matching local header, found another', name);
  }
  if (method === 0 && size !== packedSize) {
    throw zipError('mvf/damaged-zip', `expected ${size} stored bytes, found ${packedSize}`, name);
  }
  return {
    name,
    size,
    packedSize,
    isDeflated: method === 8,
    crc: uint32(view, at + 16),
    header,
    start: header + 30 + localLength + uint16(view, header + 28),
  };
}

/** Offset of the zip64 sizes among the extra fields; 0 if absent. */
function findZip64Sizes(view: DataView, at: number, length: number): number {
  const end = at + length;
  while (at + 4 <= end) {
    if (uint16(view, at) === 1) return at + 4;
    at += 4 + uint16(view, at + 2);
  }
  return 0;
}

function checkOverlap(entries: readonly ZipEntry[], end: number): void {
  let limit = end;
  for (const entry of entries.toSorted((a, b) => b.header - a.header)) {
    if (entry.start + entry.packedSize > limit) {
      throw zipError(
        'mvf/damaged-zip',
        `expected its data to end before byte ${limit}, found it to overlap what follows`,
        entry.name,
      );
    }
    limit = entry.header;
  }
}

function hasSameBytes(view: DataView, one: number, other: number, length: number): boolean {
  let at = 0;
  while (at < length && view.getUint8(one + at) === view.getUint8(other + at)) at++;
  return at === length;
}

/**
 * Decodes a name. Names without the UTF-8 flag are mostly UTF-8 anyway; others are read as Latin-1.
 */
function decodeName(view: DataView, at: number, length: number): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, length);
  try {
    return decodeUtf8(bytes);
  } catch {
    return String.fromCharCode(...bytes);
  }
}
