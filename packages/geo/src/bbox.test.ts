import { expect, test } from 'vitest';
import {
  EMPTY_BBOX,
  bboxContains,
  bboxIntersects,
  bboxOfPoints,
  bboxOfPositions,
  bboxUnion,
  padBbox,
} from './bbox.ts';

test('bounds positions and points tightly', () => {
  expect(
    bboxOfPositions([
      [1, 5, 9],
      [3, -2],
    ]),
  ).toEqual([1, -2, 3, 5]);
  expect(
    bboxOfPoints([
      { x: 1, y: 5 },
      { x: 3, y: -2 },
    ]),
  ).toEqual([1, -2, 3, 5]);
});

test('returns an empty box for no positions, neutral in a union', () => {
  expect(bboxOfPoints([])).toEqual(EMPTY_BBOX);
  expect(bboxUnion(EMPTY_BBOX, [0, 1, 2, 3])).toEqual([0, 1, 2, 3]);
  expect(bboxIntersects(EMPTY_BBOX, [0, 0, 9, 9])).toBe(false);
});

test('encloses both boxes in a union', () => {
  expect(bboxUnion([0, 0, 1, 1], [2, -3, 3, 0])).toEqual([0, -3, 3, 1]);
});

test('counts shared edges as contained and checks each side', () => {
  expect(bboxContains([0, 0, 4, 4], [0, 0, 4, 4])).toBe(true);
  for (const outside of [
    [-1, 1, 2, 2],
    [1, -1, 2, 2],
    [1, 1, 5, 2],
    [1, 1, 2, 5],
  ] as const) {
    expect(bboxContains([0, 0, 4, 4], outside)).toBe(false);
  }
});

test('boxes that touch intersect and boxes with a gap do not', () => {
  expect(bboxIntersects([0, 0, 1, 1], [1, 1, 2, 2])).toBe(true);
  expect(bboxIntersects([0, 0, 1, 1], [1.1, 0, 2, 1])).toBe(false);
  expect(bboxIntersects([0, 0, 1, 1], [0, 1.1, 1, 2])).toBe(false);
});

test('pads all four sides', () => {
  expect(padBbox([0, 1, 2, 3], 0.5)).toEqual([-0.5, 0.5, 2.5, 3.5]);
});
