import { expect, test } from 'vitest';
import { distanceToSegment } from './segment.ts';
import { points, regularRing } from './shapes.fixture.ts';
import { simplifyLine } from './simplify-line.ts';
import { closeRing } from './ring.ts';

test('points on a straight piece go and corners stay', () => {
  expect(simplifyLine(points([0, 0], [1, 0.01], [2, 0], [2, 1], [2, 2]), 0.1)).toEqual(
    points([0, 0], [2, 0], [2, 2]),
  );
});

test('removes only points within the tolerance', () => {
  const arc = closeRing(regularRing({ x: 0, y: 0 }, 10, 360));
  const simple = simplifyLine(arc, 0.2);
  expect(simple.length).toBeLessThan(40);
  expect(simple.at(-1)).toEqual(simple[0]);
  for (const point of arc) {
    const distances = simple
      .slice(1)
      .map((end, index) => distanceToSegment(point, simple[index]!, end));
    expect(Math.min(...distances)).toBeLessThanOrEqual(0.2);
  }
});

test('returns short lines unchanged', () => {
  expect(simplifyLine([], 1)).toEqual([]);
  expect(simplifyLine(points([1, 1]), 1)).toEqual(points([1, 1]));
  expect(simplifyLine(points([1, 1], [2, 2]), 9)).toEqual(points([1, 1], [2, 2]));
});

test('does not exhaust the call stack on a long zigzag', () => {
  const zigzag = Array.from({ length: 3000 }, (_, x) => ({ x, y: x % 2 === 0 ? x : -x }));
  expect(simplifyLine(zigzag, 0.1)).toHaveLength(3000);
});
