import { expect, test } from 'vitest';
import { maskAddress } from './request-log.ts';

test.each([
  ['203.0.113.9', '203.0.113.0'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['not an address', 'unknown'],
])('masks %s as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
