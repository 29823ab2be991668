import { unzlibSync } from 'fflate';

const SIGNATURE = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

type Table = {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
};

/**
 * Decompresses a WOFF file. Otherwise the shaping library would decompress the outlines again for
 * every letter.
 */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== SIGNATURE) throw new Error('The font is not a WOFF file.');
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(view, woff, WOFF_HEADER + index * WOFF_ENTRY),
  );
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0);
  const font = new Uint8Array(HEADER + count * ENTRY + size);
  const out = new DataView(font.buffer);
  const power = Math.floor(Math.log2(count));
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, count);
  out.setUint16(6, 2 ** power * ENTRY);
  out.setUint16(8, power);
  out.setUint16(10, count * ENTRY - 2 ** power * ENTRY);
  let at = HEADER + count * ENTRY;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = HEADER + index * ENTRY;
    out.setUint32(entry, tag);
    out.setUint32(entry + 4, checksum);
    out.setUint32(entry + 8, at);
    out.setUint32(entry + 12, bytes.length);
    font.set(bytes, at);
    at += padded(bytes.length);
  }
  return font;
}

/** Tables are aligned to four bytes. */
function padded(length: number): number {
  return (length + 3) & ~3;
}

function readTable(view: DataView, woff: Uint8Array, entry: number): Table {
  const offset = view.getUint32(entry + 4);
  const packedLength = view.getUint32(entry + 8);
  const length = view.getUint32(entry + 12);
  const packed = woff.subarray(offset, offset + packedLength);
  return {
    tag: view.getUint32(entry),
    checksum: view.getUint32(entry + 16),
    bytes: packedLength < length ? unzlibSync(packed, { out: new Uint8Array(length) }) : packed,
  };
}
