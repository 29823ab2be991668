import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [999_700, '1.0 MB'],
  [12_345, '12 kB'],
  [1_234_567, '1.2 MB'],
  [123_456_789, '123 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
