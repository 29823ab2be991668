import { BitSource } from './bit-source.ts';
import { BASE, END_OF_BLOCK, fillHuffmanTable, takeCode } from './huffman-table.ts';
import { type Codes, inflateBlock, type Output } from './inflate-block.ts';

// Order in which a block stores the lengths of the codes that encode its own code lengths.
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const LITERAL_SYMBOLS = Int32Array.from({ length: 288 }, (_, symbol) => symbol << 10);
const DISTANCE_SYMBOLS = new Int32Array(32).fill(-1);
LITERAL_SYMBOLS[256] = END_OF_BLOCK;
setBases(LITERAL_SYMBOLS.subarray(257, 285), 3, 4);
LITERAL_SYMBOLS.fill(-1, 285);
LITERAL_SYMBOLS[285] = (258 << 10) | BASE;
setBases(DISTANCE_SYMBOLS.subarray(0, 30), 1, 2);

// Preparing the codes of a block takes as long as unpacking some kilobytes, and packers write
// blocks that are worth it. Hostile data consists only of codes.
const FREE_BLOCKS = 16;
const MIN_BLOCK_BYTES = 1024;

// Large enough for any codes; filled for each block.
const codes: Codes = { literals: new Int32Array(2048), distances: new Int32Array(2048) };

/**
 * Each base is the previous base plus the range of its extra bits; `perStep` symbols have the same
 * number of extra bits.
 */
function setBases(symbols: Int32Array, first: number, perStep: number): void {
  let base = first;
  for (let index = 0; index < symbols.length; index++) {
    const extra = Math.max(0, Math.floor(index / perStep) - 1);
    symbols[index] = (base << 10) | BASE | (extra << 4);
    base += 1 << extra;
  }
}

/**
 * Inflates deflated data of a known size. Never writes beyond that size; throws for data that is
 * invalid, shorter or longer. Returns `undefined` if the data has so many blocks that inflating it
 * would be slow.
 */
export function inflateRaw(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> | undefined {
  const source = new BitSource(packed);
  const bytes = new Uint8Array(size);
  const output: Output = { bytes, view: new DataView(bytes.buffer), length: 0 };
  let blocksLeft = FREE_BLOCKS + size / MIN_BLOCK_BYTES;
  let isLast;
  do {
    isLast = source.take(1);
    const type = source.take(2);
    if (type === 0) copyStored(source, output);
    else {
      if (--blocksLeft < 0) return undefined;
      readCodes(source, type);
      inflateBlock(source, codes, output);
    }
  } while (!isLast);
  source.align();
  if (source.at < packed.length) throw new Error('bytes after the end');
  if (output.length < size) throw new Error(`${output.length} bytes instead of ${size}`);
  return bytes;
}

function copyStored(source: BitSource, output: Output): void {
  source.align();
  const length = source.take(16);
  if (source.take(16) !== (length ^ 0xffff)) throw new Error('a block of unclear length');
  source.align();
  const content = source.bytes.subarray(source.at, source.at + length);
  if (content.length < length) throw new Error('that it is cut off');
  const { bytes } = output;
  if (output.length + length > bytes.length) {
    throw new Error(`more than the declared ${bytes.length} bytes`);
  }
  bytes.set(content, output.length);
  source.at += length;
  output.length += length;
}

function readCodes(source: BitSource, type: number): void {
  const lengths = new Uint8Array(320);
  let literals = 288;
  let distances = 32;
  if (type === 1) {
    lengths.fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280, 288).fill(5, 288);
  } else if (type === 2) {
    literals = source.take(5) + 257;
    distances = source.take(5) + 1;
    if (literals > 286 || distances > 30) throw new Error('more symbols than there are');
    readLengths(source, lengths.subarray(0, literals + distances));
  } else throw new Error('a block of unknown type');
  fillHuffmanTable(codes.literals, lengths.subarray(0, literals), LITERAL_SYMBOLS);
  const last = literals + distances;
  fillHuffmanTable(codes.distances, lengths.subarray(literals, last), DISTANCE_SYMBOLS);
}

/**
 * Reads the lengths of codes, which are encoded themselves, with symbols for runs of equal lengths.
 */
function readLengths(source: BitSource, lengths: Uint8Array): void {
  const own = new Uint8Array(19);
  const count = source.take(4) + 4;
  for (let index = 0; index < count; index++) own[LENGTH_ORDER[index]!] = source.take(3);
  fillHuffmanTable(codes.literals, own, LITERAL_SYMBOLS);
  for (let at = 0; at < lengths.length;) {
    const symbol = takeCode(source, codes.literals) >> 10;
    if (symbol < 16) {
      lengths[at++] = symbol;
      continue;
    }
    const repeated = symbol === 16 ? lengths[at - 1] : 0;
    const run = symbol === 18 ? source.take(7) + 11 : source.take(symbol - 14) + 3;
    if (repeated === undefined || at + run > lengths.length) throw new Error('an invalid run');
    lengths.fill(repeated, at, (at += run));
  }
}
