import { describe, expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

const ascii = (text: string) => new TextEncoder().encode(text);

describe('crc32', () => {
  it.each([
    ['', 0],
    ['a', 0xe8b7be43],
    ['abc', 0x352441c2],
    ['123456789', 0xcbf43926],
    ['The quick brown fox jumps over the lazy dog', 0x414fa339],
  ])('returns the published value of %j', (text, expected) => {
    expect(crc32(ascii(text))).toBe(expected);
  });

  it('agrees with the plain definition at every length and offset around a step of eight', () => {
    const bytes = Uint8Array.from({ length: 40 }, (_, index) => (index * 151) ^ (index >> 1));
    for (let start = 0; start < 8; start++) {
      for (let end = start; end <= bytes.length; end++) {
        const part = bytes.subarray(start, end);
        expect(crc32(part), `${start} to ${end}`).toBe(bitByBit(part));
      }
    }
  });
});

function bitByBit(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
