import { expect, test } from 'vitest';
import { pageTermsFor } from './reader-terms.ts';

test.each([
  ['page through all maps', 'cursor list'],
  ['a printable plan', 'print svg pdf'],
  ['make it red', 'colour'],
  ['avoid the stairs', 'accessible step-free'],
  ['how do I add a marker', ''],
])('adds the words of pages to: %s', (text, words) => {
  expect(pageTermsFor(text)).toBe(words);
});
