import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1234, '1.2 kB'],
  [193_443, '193 kB'],
  [2_400_000, '2.4 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
