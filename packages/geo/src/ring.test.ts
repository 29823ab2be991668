import { expect, test } from 'vitest';
import {
  closeRing,
  isClosed,
  isCounterClockwise,
  openRing,
  orientRing,
  removeRepeatedPoints,
  ringLength,
  signedArea,
} from './ring.ts';
import { points, rectangle } from './shapes.fixture.ts';

const SQUARE = rectangle(0, 0, 2, 3);

test('computes a positive area for counter-clockwise rings, open or closed', () => {
  expect(signedArea(SQUARE)).toBe(6);
  expect(signedArea(closeRing(SQUARE))).toBe(6);
  expect(signedArea(SQUARE.toReversed())).toBe(-6);
  expect(signedArea([])).toBe(0);
});

test('preserves the precision of the area of a small room far from the origin', () => {
  expect(signedArea(rectangle(5e8, 5e8, 2, 3))).toBe(6);
});

test('closes and opens rings idempotently, each undoing the other', () => {
  const closed = closeRing(SQUARE);
  expect(closed).toHaveLength(5);
  expect(isClosed(closed)).toBe(true);
  expect(isClosed(SQUARE)).toBe(false);
  expect(closeRing(closed)).toEqual(closed);
  expect(openRing(closed)).toEqual(SQUARE);
  expect(openRing(SQUARE)).toEqual(SQUARE);
  expect(closeRing([])).toEqual([]);
});

test('reverses a ring only when its winding is wrong', () => {
  expect(isCounterClockwise(SQUARE)).toBe(true);
  expect(orientRing(SQUARE, 'ccw')).toEqual(SQUARE);
  expect(orientRing(SQUARE, 'cw')).toEqual(SQUARE.toReversed());
  expect(orientRing(SQUARE.toReversed(), 'ccw')).toEqual(SQUARE);
  expect(isCounterClockwise(points([0, 0], [1, 1], [2, 2]))).toBe(false);
});

test('removes repeated corners, also across the end of the ring', () => {
  const ring = points([0, 0], [0.001, 0], [4, 0], [4, 4], [0, 4], [0, 0.001]);
  expect(removeRepeatedPoints(ring, 0.01)).toEqual(points([0, 0], [4, 0], [4, 4], [0, 4]));
  expect(removeRepeatedPoints(ring)).toEqual(ring);
  expect(removeRepeatedPoints(points([1, 1], [1, 1.001], [1, 1.002]), 0.01)).toEqual(
    points([1, 1]),
  );
});

test('keeps a closed ring closed when repeated corners are removed', () => {
  const ring = closeRing(points([0, 0], [4, 0], [4, 0], [4, 4]));
  expect(removeRepeatedPoints(ring)).toEqual(points([0, 0], [4, 0], [4, 4], [0, 0]));
});

test('includes the closing edge in the length, open or closed', () => {
  expect(ringLength(SQUARE)).toBe(10);
  expect(ringLength(closeRing(SQUARE))).toBe(10);
  expect(ringLength([])).toBe(0);
});
