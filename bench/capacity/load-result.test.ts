import { expect, test } from 'vitest';
import { mergeResults, refusedRatio } from './load-result.ts';

const first = { statuses: new Map([[200, 2]]), latenciesMs: [5, 7], errors: 1 };
const second = {
  statuses: new Map([
    [200, 1],
    [503, 3],
  ]),
  latenciesMs: [6],
  errors: 2,
};

test('results of loads side by side add up', () => {
  expect(mergeResults([first, second])).toEqual({
    statuses: new Map([
      [200, 3],
      [503, 3],
    ]),
    latenciesMs: [5, 7, 6],
    errors: 3,
  });
});

test('the refused ratio counts 503 among all responses', () => {
  expect(refusedRatio(second)).toBe(0.75);
  expect(refusedRatio(first)).toBe(0);
  expect(refusedRatio(mergeResults([]))).toBe(0);
});
