import { seededRandom } from '@brand/geo';
import { expect, it } from 'vitest';
import { measureDepth } from './measure-depth.ts';

/** Byte by byte. */
function plainDepth(bytes: Uint8Array): number {
  let [depth, deepest, isInString] = [0, 0, false];
  for (let at = 0; at < bytes.length; at++) {
    const letter = String.fromCharCode(bytes[at]!);
    if (letter === '"') isInString = !isInString;
    else if (isInString) at += letter === '\\' ? 1 : 0;
    else if ('[{'.includes(letter)) deepest = Math.max(deepest, ++depth);
    else if (']}'.includes(letter)) depth--;
  }
  return deepest;
}

it('agrees with a byte-by-byte count on 50,000 random texts, at any offset of an array', () => {
  const random = seededRandom(3);
  // The second half holds neighbours of the bytes it searches for, with and without the highest
  // bit.
  const bytes = [...'"\\[]{},:'].map((letter) => letter.charCodeAt(0));
  const alphabet = [...bytes, ...bytes.map((byte) => byte ^ 1), ...bytes.map((byte) => byte ^ 128)];
  const differing: string[] = [];
  for (let round = 0; round < 50_000; round++) {
    const offset = Math.floor(random() * 4);
    const text = Uint8Array.from({ length: offset + Math.floor(random() * 30) }, () =>
      random() < 0.1 ? random() * 256 : alphabet[Math.floor(random() * alphabet.length)]!,
    ).subarray(offset);
    if (measureDepth(text) !== plainDepth(text)) differing.push(String(text));
  }
  expect(differing).toEqual([]);
});

it('counts every bracket of the last bytes', () => {
  for (let length = 0; length < 10; length++) {
    expect(measureDepth(new TextEncoder().encode('['.repeat(length)))).toBe(length);
  }
});
