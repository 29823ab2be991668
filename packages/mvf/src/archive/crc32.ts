let table: Int32Array | undefined;

/**
 * Builds eight tables of 256 values. They let the loop process eight bytes per step, which takes
 * half the time of single bytes.
 */
function buildTable(): Int32Array {
  const built = new Int32Array(2048);
  for (let index = 0; index < 2048; index++) {
    let value = index;
    if (index < 256) {
      for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (-(value & 1) & 0xedb88320);
    } else {
      const before = built[index - 256] as number;
      value = (before >>> 8) ^ (built[before & 255] as number);
    }
    built[index] = value;
  }
  return built;
}

/** Returns the CRC-32 that zip files contain, as an unsigned number. */
export function crc32(bytes: Uint8Array): number {
  const t = (table ??= buildTable());
  const words = wordsOf(bytes);
  const start = words.byteOffset - bytes.byteOffset;
  let crc = addBytes(-1, bytes.subarray(0, start), t);
  for (let at = 0; at < words.length; at += 2) {
    const low = crc ^ words[at]!;
    const high = words[at + 1]!;
    crc =
      t[1792 + (low & 255)]! ^
      t[1536 + ((low >>> 8) & 255)]! ^
      t[1280 + ((low >>> 16) & 255)]! ^
      t[1024 + (low >>> 24)]! ^
      t[768 + (high & 255)]! ^
      t[512 + ((high >>> 8) & 255)]! ^
      t[256 + ((high >>> 16) & 255)]! ^
      t[high >>> 24]!;
  }
  return ~addBytes(crc, bytes.subarray(start + words.byteLength), t) >>> 0;
}

/**
 * Returns the pairs of words from the first aligned byte on, or none if the machine stores the high
 * byte first.
 */
function wordsOf({ buffer, byteOffset, length }: Uint8Array): Int32Array {
  const unaligned = Math.min(-byteOffset & 3, length);
  const isLittleEndian = new Uint8Array(Int32Array.of(1).buffer)[0] === 1;
  const pairs = isLittleEndian ? (length - unaligned) >> 3 : 0;
  return new Int32Array(buffer, (byteOffset + unaligned) & ~3, 2 * pairs);
}

function addBytes(before: number, bytes: Uint8Array, t: Int32Array): number {
  let crc = before;
  for (const byte of bytes) crc = (crc >>> 8) ^ t[(crc ^ byte) & 255]!;
  return crc;
}
