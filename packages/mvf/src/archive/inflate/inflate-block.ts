import type { BitSource } from './bit-source.ts';
import { END_OF_BLOCK, KIND, takeCode } from './huffman-table.ts';

/** Decoding tables of a block. */
export type Codes = { readonly literals: Int32Array; readonly distances: Int32Array };

/** An array that is filled up to `length`. */
export type Output = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly view: DataView;
  length: number;
};

// Upper bounds for one iteration of the fast loop: it reads three words, and writes the longest
// match plus the rest of its last sixteen bytes.
const MAX_READ_BYTES = 12;
const MAX_WRITTEN_BYTES = 258 + 15;

/** Unpacks the symbols of a block up to its end. */
export function inflateBlock(source: BitSource, codes: Codes, output: Output): void {
  const lastInput = source.bytes.length - MAX_READ_BYTES;
  const lastOutput = output.bytes.length - MAX_WRITTEN_BYTES;
  let isOpen = true;
  while (isOpen) {
    const isFarFromEnd = source.at <= lastInput && output.length <= lastOutput;
    isOpen = (isFarFromEnd ? inflateFast : inflateSymbol)(source, codes, output);
  }
}

/** Unpacks one symbol with all checks. Returns whether the block continues. */
function inflateSymbol(source: BitSource, { literals, distances }: Codes, output: Output): boolean {
  const { bytes } = output;
  const literal = takeCode(source, literals);
  if ((literal & KIND) === END_OF_BLOCK) return false;
  const isByte = !(literal & KIND);
  const end = output.length + (isByte ? 1 : (literal >> 10) + source.take((literal >> 4) & 15));
  if (end > bytes.length) throw new Error(`more than the declared ${bytes.length} bytes`);
  if (isByte) bytes[output.length] = literal >> 10;
  else {
    const entry = takeCode(source, distances);
    let from = output.length - (entry >> 10) - source.take((entry >> 4) & 15);
    if (from < 0) throw new Error('a reference to before its start');
    for (let to = output.length; to < end; to++) bytes[to] = bytes[from++]!;
  }
  output.length = end;
  return true;
}

/**
 * Decodes symbols while the ends of input and output are far, so that no bounds checks are needed.
 * Returns whether the block continues. All state is local, because engines reload properties and
 * module variables at every use.
 */
function inflateFast(source: BitSource, { literals, distances }: Codes, output: Output): boolean {
  const rootBits = 10;
  const rootMask = 0x3ff;
  const kindMask = 0x300;
  const subtable = 0x300;
  const endOfBlock = 0x200;
  const { view: input } = source;
  const { bytes, view } = output;
  const lastInput = input.byteLength - MAX_READ_BYTES;
  const lastOutput = bytes.length - MAX_WRITTEN_BYTES;
  let { at, held, count } = source;
  let to = output.length;
  let isEnd = false;
  while (at <= lastInput && to <= lastOutput) {
    // A word may bring more bits than are counted. The next word brings the same bits again.
    held |= input.getInt32(at, true) << count;
    at += (31 - count) >> 3;
    count |= 24;
    let entry = literals[held & rootMask]!;
    if ((entry & kindMask) === subtable) {
      held >>>= rootBits;
      count -= rootBits;
      entry = literals[(entry >> 10) + (held & ((1 << ((entry >> 4) & 15)) - 1))]!;
    }
    let bits = entry & 15;
    if (!bits) throw new Error('an invalid code');
    held >>>= bits;
    count -= bits;
    if (!(entry & kindMask)) {
      bytes[to++] = entry >> 10;
      continue;
    }
    isEnd = (entry & kindMask) === endOfBlock;
    if (isEnd) break;
    bits = (entry >> 4) & 15;
    const end = to + (entry >> 10) + (held & ((1 << bits) - 1));
    held >>>= bits;
    count -= bits;
    held |= input.getInt32(at, true) << count;
    at += (31 - count) >> 3;
    count |= 24;
    entry = distances[held & rootMask]!;
    if ((entry & kindMask) === subtable) {
      held >>>= rootBits;
      count -= rootBits;
      entry = distances[(entry >> 10) + (held & ((1 << ((entry >> 4) & 15)) - 1))]!;
    }
    bits = entry & 15;
    if (!bits) throw new Error('an invalid code');
    held >>>= bits;
    count -= bits;
    bits = (entry >> 4) & 15;
    if (count < bits) {
      held |= input.getInt32(at, true) << count;
      at += (31 - count) >> 3;
      count |= 24;
    }
    let from = to - (entry >> 10) - (held & ((1 << bits) - 1));
    held >>>= bits;
    count -= bits;
    if (from < 0) throw new Error('a reference to before its start');
    if (to - from < 8) {
      while (to < end) bytes[to++] = bytes[from++]!;
      continue;
    }
    // Compiled, this moves eight bytes at a time and allocates no bigint.
    for (; to < end; to += 16, from += 16) {
      view.setBigInt64(to, view.getBigInt64(from));
      view.setBigInt64(to + 8, view.getBigInt64(from + 8));
    }
    to = end;
  }
  source.at = at;
  source.held = held;
  source.count = count;
  output.length = to;
  return !isEnd;
}
