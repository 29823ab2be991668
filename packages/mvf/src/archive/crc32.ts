let table: Int32Array | undefined;

/** Eight tables of 256, so that the loop takes eight bytes a step: half the time of one by one. */
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

/** The CRC-32 that zip files carry, as an unsigned number. */
export function crc32(bytes: Uint8Array): number {
  const t = (table ??= buildTable());
  let crc = -1;
  let at = 0;
  for (; at + 8 <= bytes.length; at += 8) {
    crc ^= bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
    crc =
      t[1792 + (crc & 255)]! ^
      t[1536 + ((crc >>> 8) & 255)]! ^
      t[1280 + ((crc >>> 16) & 255)]! ^
      t[1024 + (crc >>> 24)]! ^
      t[768 + bytes[at + 4]!]! ^
      t[512 + bytes[at + 5]!]! ^
      t[256 + bytes[at + 6]!]! ^
      t[bytes[at + 7]!]!;
  }
  for (; at < bytes.length; at++) crc = (crc >>> 8) ^ t[(crc ^ bytes[at]!) & 255]!;
  return ~crc >>> 0;
}
