import { expect, test } from 'vitest';
import { nearestStem } from './nearest-stem.ts';

const STEMS = ['recalculat', 'marker', 'market', 'wayfind', 'route'];

test.each([
  ['recalcualt', 'recalculat'],
  ['wayfnd', 'wayfind'],
  ['mraker', 'marker'],
  ['rout', undefined],
  ['zzzzzz', undefined],
  ['arker', undefined],
])('%s is a typo of %s', (word, stem) => {
  expect(nearestStem(word, STEMS)).toBe(stem);
});
