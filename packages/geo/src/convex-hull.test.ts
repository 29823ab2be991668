import { expect, test } from 'vitest';
import { convexHull } from './convex-hull.ts';
import { pointInRing } from './polygon.ts';
import { isCounterClockwise } from './ring.ts';
import { seededRandom } from './seeded-random.ts';
import { points } from './shapes.fixture.ts';

test('excludes inner, collinear and repeated points from the corners', () => {
  const hull = convexHull(points([4, 0], [0, 0], [2, 0], [4, 4], [2, 2], [0, 4], [0, 0], [0, 2]));
  expect(hull).toEqual(points([0, 0], [4, 0], [4, 4], [0, 4]));
});

test('contains every point and turns left', () => {
  const random = seededRandom(2);
  const cloud = Array.from({ length: 300 }, () => ({ x: random() * 50, y: random() * 9 }));
  const hull = convexHull(cloud);
  expect(isCounterClockwise(hull)).toBe(true);
  expect(hull.length).toBeLessThan(40);
  for (const point of cloud) expect(pointInRing(point, hull)).toBe(true);
});

test('returns the ends of a line, a single point, and nothing for no points', () => {
  expect(convexHull(points([1, 1], [3, 3], [2, 2]))).toEqual(points([1, 1], [3, 3]));
  expect(convexHull(points([1, 1], [1, 1]))).toEqual(points([1, 1]));
  expect(convexHull([])).toEqual([]);
});
