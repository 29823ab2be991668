import { expect, test } from 'vitest';
import { longAxis } from './long-axis.ts';

const axis = (...points: [number, number][]): number[] | undefined => {
  const found = longAxis(points.map(([x, y]) => ({ x, y })));
  if (!found) return undefined;
  const ends = [found.a, found.b].toSorted((p, q) => p.x - q.x || p.y - q.y);
  return ends.flatMap(({ x, y }) => [x, y]).map((value) => Math.round(value * 1000) / 1000);
};

test('runs through the centre of a rectangle along its longer side', () => {
  expect(axis([0, 0], [2, 0], [2, 0.2], [0, 0.2])).toEqual([0, 0.1, 2, 0.1]);
  expect(axis([0, 0], [0.2, 0], [0.2, 2], [0, 2])).toEqual([0.1, 0, 0.1, 2]);
});

test('follows a rectangle that is turned', () => {
  expect(axis([0, 0], [2, 2], [1.9, 2.1], [-0.1, 0.1])).toEqual([-0.05, 0.05, 1.95, 2.05]);
});

test('takes the smallest rectangle around a shape that is none', () => {
  expect(axis([0, 0], [4, 0], [4, 1], [3, 1.2], [0, 1])).toEqual([0, 0.6, 4, 0.6]);
});

test('handles lines, round shapes and no points', () => {
  expect(axis([0, 0], [1, 0])).toEqual([0, 0, 1, 0]);
  expect(axis([3, 3])).toBeUndefined();
  expect(axis()).toBeUndefined();
  const round = Array.from({ length: 100_000 }, (_, index): [number, number] => [
    Math.cos(index),
    Math.sin(index),
  ]);
  expect(axis(...round.slice(0, 5000))).toHaveLength(4);
});
