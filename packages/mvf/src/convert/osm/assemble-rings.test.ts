import { expect, test } from 'vitest';
import { assembleRings } from './assemble-rings.ts';

const [a, b, c, d, e] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [5, 5],
] as const satisfies readonly number[][];

test('joins lines in any order and direction', () => {
  const { rings, leftOver } = assembleRings([
    [a, b],
    [d, c],
    [b, c],
    [a, d],
  ] as never);
  expect(rings).toEqual([[a, b, c, d, a]]);
  expect(leftOver).toBe(0);
});

test('keeps rings apart and counts lines that do not close', () => {
  const { rings, leftOver } = assembleRings([[a, b, c, a], [d, e], [d], []] as never);
  expect(rings).toEqual([[a, b, c, a]]);
  expect(leftOver).toBe(3);
});

test('copes with a hub of very many lines', () => {
  const spokes = Array.from({ length: 50_000 }, (_, index) => [a, [index, 9]]);
  expect(assembleRings(spokes as never).rings).toEqual([]);
});
