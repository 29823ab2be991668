import { deflateSync } from 'fflate';
import { crc32 } from './crc32.ts';
import { joinChunks } from './read-stream.ts';

/** Fields that are in both headers of an entry. Omitted fields get their correct value. */
type HeaderFields = {
  readonly signature?: number;
  readonly flags?: number;
  readonly method?: number;
  readonly crc?: number;
  readonly packedSize?: number;
  readonly size?: number;
  readonly nameLength?: number;
  readonly extraLength?: number;
  readonly name?: string | Uint8Array;
  readonly extra?: Uint8Array;
};

export type TestEntry = {
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  /** 0 stores, any other value deflates. */
  readonly method?: number;
  /** Packed data as it is written, in place of the packed content. */
  readonly data?: Uint8Array;
  readonly flags?: number;
  readonly local?: HeaderFields;
  readonly central?: HeaderFields & {
    readonly commentLength?: number;
    readonly disk?: number;
    readonly offset?: number;
  };
};

export type TestEnd = {
  readonly disk?: number;
  readonly directoryDisk?: number;
  readonly countHere?: number;
  readonly count?: number;
  readonly size?: number;
  readonly start?: number;
  readonly commentLength?: number;
  readonly comment?: string;
  /** Bytes behind the comment. */
  readonly trailing?: Uint8Array;
  /** Writes a zip64 end record and locator with these lies. */
  readonly zip64?: {
    readonly signature?: number;
    readonly count?: number;
    readonly size?: number;
    readonly start?: number;
    readonly record?: number;
    readonly disks?: number;
  };
};

const bytesOf = (value: string | Uint8Array = '') =>
  typeof value === 'string' ? new TextEncoder().encode(value) : value;

/** Little-endian numbers, each with its width in bytes. */
export function littleEndian(
  ...fields: readonly (readonly [value: number, width: number])[]
): Uint8Array {
  const bytes: number[] = [];
  for (const [value, width] of fields) {
    for (let index = 0; index < width; index++) {
      bytes.push(Math.floor(value / 256 ** index) % 256);
    }
  }
  return Uint8Array.from(bytes);
}

/** Builds a zip by hand, in which any header field can lie. */
export function buildZip(
  entries: readonly TestEntry[],
  end: TestEnd = {},
): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let offset = 0;
  for (const given of entries) {
    const data = entryData(given);
    // Both headers need its length, so it is packed once, not three times.
    const entry = { ...given, data };
    const local = joinChunks([header(entry, entry.local, 0x04034b50), data]);
    centrals.push(centralHeader(entry, offset));
    chunks.push(local);
    offset += local.length;
  }
  const directory = joinChunks(centrals);
  chunks.push(directory, endRecords(entries.length, directory.length, offset, end));
  return joinChunks(chunks);
}

function entryData(entry: TestEntry): Uint8Array {
  const content = bytesOf(entry.content);
  return entry.data ?? ((entry.method ?? 8) === 0 ? content : deflateSync(content));
}

function header(entry: TestEntry, lies: HeaderFields = {}, signature: number): Uint8Array {
  const content = bytesOf(entry.content);
  const name = bytesOf(lies.name ?? entry.name);
  const extra = lies.extra ?? new Uint8Array();
  return joinChunks([
    littleEndian(
      [lies.signature ?? signature, 4],
      [20, 2],
      [lies.flags ?? entry.flags ?? 0x800, 2],
      [lies.method ?? entry.method ?? 8, 2],
      [0x21_0000, 4],
      [lies.crc ?? crc32(content), 4],
      [lies.packedSize ?? entryData(entry).length, 4],
      [lies.size ?? content.length, 4],
      [lies.nameLength ?? name.length, 2],
      [lies.extraLength ?? extra.length, 2],
    ),
    name,
    extra,
  ]);
}

function centralHeader(entry: TestEntry, offset: number): Uint8Array {
  const lies = entry.central ?? {};
  const shared = header(entry, lies, 0x02014b50);
  return joinChunks([
    shared.subarray(0, 4),
    littleEndian([20, 2]),
    shared.subarray(4, 30),
    littleEndian(
      [lies.commentLength ?? 0, 2],
      [lies.disk ?? 0, 2],
      [0, 6],
      [lies.offset ?? offset, 4],
    ),
    shared.subarray(30),
  ]);
}

function endRecords(count: number, size: number, start: number, lies: TestEnd): Uint8Array {
  const { zip64 } = lies;
  const comment = bytesOf(lies.comment);
  const chunks: Uint8Array[] = [];
  if (zip64) {
    chunks.push(
      littleEndian(
        [zip64.signature ?? 0x06064b50, 4],
        [44, 8],
        [45, 2],
        [45, 2],
        [0, 8],
        [zip64.count ?? count, 8],
        [zip64.count ?? count, 8],
        [zip64.size ?? size, 8],
        [zip64.start ?? start, 8],
      ),
      littleEndian(
        [0x07064b50, 4],
        [0, 4],
        [zip64.record ?? start + size, 8],
        [zip64.disks ?? 1, 4],
      ),
    );
  }
  const full16 = zip64 ? 0xffff : undefined;
  const full32 = zip64 ? 0xffffffff : undefined;
  chunks.push(
    littleEndian(
      [0x06054b50, 4],
      [lies.disk ?? 0, 2],
      [lies.directoryDisk ?? 0, 2],
      [lies.countHere ?? lies.count ?? full16 ?? count, 2],
      [lies.count ?? full16 ?? count, 2],
      [lies.size ?? full32 ?? size, 4],
      [lies.start ?? full32 ?? start, 4],
      [lies.commentLength ?? comment.length, 2],
    ),
    comment,
    lies.trailing ?? new Uint8Array(),
  );
  return joinChunks(chunks);
}
