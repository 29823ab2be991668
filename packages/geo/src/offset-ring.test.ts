import { expect, test } from 'vitest';
import { offsetRing } from './offset-ring.ts';
import { closeRing } from './ring.ts';
import { points, rectangle, regularRing } from './shapes.fixture.ts';

test('moves all sides of a rectangle, whatever its winding', () => {
  const ring = rectangle(0, 0, 10, 6);
  expect(offsetRing(ring, 1)).toEqual(rectangle(-1, -1, 12, 8));
  expect(offsetRing(ring, -1)).toEqual(rectangle(1, 1, 8, 4));
  expect(offsetRing(ring.toReversed(), 1)).toEqual(rectangle(-1, -1, 12, 8).toReversed());
  expect(offsetRing(closeRing(ring), 1)).toEqual(rectangle(-1, -1, 12, 8));
});

test('moves a reflex corner into the room when the ring shrinks', () => {
  const corner = points([0, 0], [8, 0], [8, 4], [4, 4], [4, 8], [0, 8]);
  expect(offsetRing(corner, -0.5)).toEqual(
    points([0.5, 0.5], [7.5, 0.5], [7.5, 3.5], [3.5, 3.5], [3.5, 7.5], [0.5, 7.5]),
  );
});

test('corners keep their order, one each, and collinear ones move straight out', () => {
  const ring = points([0, 0], [5, 0], [5, 0], [10, 0], [10, 10], [0, 10]);
  const moved = offsetRing(ring, 2);
  expect(moved).toHaveLength(5);
  expect(moved[1]).toEqual({ x: 5, y: -2 });
});

test('cuts a sharp corner at the limit', () => {
  const needle = points([0, 0], [10, -0.1], [10, 0.1]);
  expect(offsetRing(needle, 1)[0]!.x).toBeCloseTo(-4, 9);
  expect(offsetRing(needle, 1, { mitreLimit: 2 })[0]!.x).toBeCloseTo(-2, 9);
});

test('moves the tip of a hairpin along its direction', () => {
  const spiked = points([0, 0], [4, 0], [4, 4], [2, 4], [2, 9], [2, 4], [0, 4]);
  expect(offsetRing(spiked, 1, { mitreLimit: 1.5 })[4]).toEqual({ x: 2, y: 10.5 });
});

test('moves each edge of a round ring by the distance', () => {
  const moved = offsetRing(regularRing({ x: 3, y: 3 }, 10, 24), 1);
  for (const point of moved) {
    expect(Math.hypot(point.x - 3, point.y - 3)).toBeCloseTo(10 + 1 / Math.cos(Math.PI / 24), 9);
  }
});

test('returns rings with too few corners unchanged', () => {
  expect(offsetRing(points([0, 0], [1, 1]), 1)).toEqual(points([0, 0], [1, 1]));
});
