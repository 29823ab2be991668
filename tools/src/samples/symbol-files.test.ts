import { expect, test } from 'vitest';
import { listStaleSymbols } from './symbol-files.ts';

test('match the current samples; if not: npm run symbols', () => {
  expect(listStaleSymbols()).toEqual([]);
});
