import { expect, test } from 'vitest';
import { correctSpelling } from './correct-spelling.ts';

const STEMS = ['recalculat', 'marker', 'market', 'wayfind', 'route'];

test.each([
  ['recalcualt', 'recalculat'],
  ['wayfnd', 'wayfind'],
  ['mraker', 'marker'],
  ['rout', undefined],
  ['zzzzzz', undefined],
  ['arker', undefined],
])('corrects %s to %s', (word, stem) => {
  expect(correctSpelling(word, STEMS)).toBe(stem);
});
