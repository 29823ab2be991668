import { expect, test } from 'vitest';
import { listStaleSymbols } from './symbol-files.ts';

test('symbols were found in the samples as they are; if not: npm run symbols', () => {
  expect(listStaleSymbols()).toEqual([]);
});
