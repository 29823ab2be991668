import type { BitSource } from './bit-source.ts';

/** The type of a table entry, in bits 8 and 9; 0 for a literal byte. */
export const KIND = 0x300;
export const BASE = 0x100;
export const END_OF_BLOCK = 0x200;
export const SUBTABLE = 0x300;

/** Bits that the first table resolves; longer codes continue in a subtable. */
export const ROOT_BITS = 10;
export const ROOT_MASK: number = (1 << ROOT_BITS) - 1;

const MAX_CODE_BITS = 15;
const MAX_SYMBOLS = 288;

// Reused, because most bundles have many small files.
const scratch = {
  counts: new Uint16Array(MAX_CODE_BITS + 1),
  offsets: new Uint16Array(MAX_CODE_BITS + 1),
  sorted: new Uint16Array(MAX_SYMBOLS),
};

/**
 * Fills a table that is indexed by the next bits of the input. Bits 0 to 3 of an entry are the
 * number of bits to drop, 0 if the bits are not a code. Bits 4 to 7 are the number of extra bits
 * that follow, bits 8 and 9 the kind. The rest is the value: a byte, a base, or where a subtable
 * starts. `symbols` are the entries without the bits to drop, -1 for symbols that may not occur.
 */
export function fillHuffmanTable(
  table: Int32Array,
  lengths: Uint8Array,
  symbols: Int32Array,
): void {
  const { counts, offsets, sorted } = scratch;
  counts.fill(0);
  for (let symbol = 0; symbol < lengths.length; symbol++) counts[lengths[symbol]!]!++;
  counts[0] = 0;
  let unused = 1;
  let longest = 0;
  for (let length = 1; length <= MAX_CODE_BITS; length++) {
    unused = unused * 2 - counts[length]!;
    if (unused < 0) throw new Error('more codes than there can be');
    if (counts[length]) longest = length;
    offsets[length] = offsets[length - 1]! + counts[length - 1]!;
  }
  // Only a single code of one bit may leave the other bit without a meaning.
  if (unused > 0 && longest > 1) throw new Error('an incomplete set of codes');
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol]!;
    if (length) sorted[offsets[length]!++] = symbol;
  }
  table[0] = 0;
  let code = 0;
  let at = 0;
  for (let length = 1; length <= ROOT_BITS; length++) {
    const size = 1 << (length - 1);
    table.copyWithin(size, 0, size);
    for (let left = counts[length]!; left > 0; left--) {
      const symbol = symbols[sorted[at++]!]!;
      table[code] = symbol < 0 ? 0 : symbol | length;
      code = nextCode(code, length);
    }
  }
  let root = -1;
  let [start, end] = [0, 1 << ROOT_BITS];
  for (let length = ROOT_BITS + 1; length <= longest; length++) {
    for (let left = counts[length]!; left > 0; left--) {
      if (root !== (code & ROOT_MASK)) {
        root = code & ROOT_MASK;
        let bits = length - ROOT_BITS;
        for (let used = left; used < 1 << bits;) used = used * 2 + counts[ROOT_BITS + ++bits]!;
        [start, end] = [end, end + (1 << bits)];
        table[root] = (start << 10) | SUBTABLE | (bits << 4) | ROOT_BITS;
      }
      const entry = symbols[sorted[at++]!]! | (length - ROOT_BITS);
      const step = 1 << (length - ROOT_BITS);
      for (let slot = start + (code >> ROOT_BITS); slot < end; slot += step) table[slot] = entry;
      code = nextCode(code, length);
    }
  }
}

/** Returns the next code. Codes count up from their first bit, which is the lowest one here. */
function nextCode(code: number, length: number): number {
  let bit = 1 << (length - 1);
  while (code & bit) bit >>= 1;
  return (code & (bit - 1)) | bit;
}

/** Removes the next code and returns its entry. */
export function takeCode(source: BitSource, table: Int32Array): number {
  source.fill();
  let entry = table[source.held & ROOT_MASK]!;
  if ((entry & KIND) === SUBTABLE) {
    source.drop(ROOT_BITS);
    entry = table[(entry >> 10) + (source.held & ((1 << ((entry >> 4) & 15)) - 1))]!;
  }
  if (!(entry & 15)) throw new Error('an invalid code');
  source.drop(entry & 15);
  return entry;
}
