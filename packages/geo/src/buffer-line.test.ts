import { expect, test } from 'vitest';
import { bufferLine } from './buffer-line.ts';
import { pointInRing } from './polygon.ts';
import { isClosed, signedArea } from './ring.ts';
import { points } from './shapes.fixture.ts';

test('turns a straight wall into a rectangle with flat ends', () => {
  expect(bufferLine(points([0, 0], [4, 0]), 0.5)).toEqual(
    points([0, -0.5], [4, -0.5], [4, 0.5], [0, 0.5], [0, -0.5]),
  );
});

test('mitres a right angle and returns a closed counter-clockwise ring', () => {
  const ring = bufferLine(points([0, 0], [4, 0], [4, 4]), 0.5);
  expect(isClosed(ring)).toBe(true);
  expect(ring).toContainEqual({ x: 4.5, y: -0.5 });
  expect(ring).toContainEqual({ x: 3.5, y: 0.5 });
  expect(signedArea(ring)).toBeCloseTo(8, 12);
});

test('cuts off a turn beyond the limit flat', () => {
  const ring = bufferLine(points([0, 0], [10, 0], [0, 0.5]), 0.5);
  expect(Math.max(...ring.map(({ x }) => x))).toBeLessThan(10.6);
  expect(ring).toHaveLength(9);
});

test('fills a wall that returns to its start as a frame', () => {
  const frame = bufferLine(points([0, 0], [8, 0], [8, 8], [0, 8], [0, 0]), 1);
  expect(signedArea(frame)).toBeCloseTo(100 - 36, 12);
  expect(pointInRing({ x: 4, y: 4 }, frame)).toBe(false);
  expect(pointInRing({ x: -0.5, y: 4 }, frame)).toBe(true);
  expect(pointInRing({ x: 0.5, y: 4 }, frame)).toBe(true);
});

test('skips repeated points and returns nothing for a single point', () => {
  expect(bufferLine(points([0, 0], [0, 0], [4, 0], [4, 0]), 0.5)).toHaveLength(5);
  expect(bufferLine(points([1, 1], [1, 1]), 0.5)).toEqual([]);
});
