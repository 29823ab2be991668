import { expect, test } from 'vitest';
import {
  closestPointOnSegment,
  distanceToSegment,
  segmentIntersection,
  segmentsIntersect,
} from './segment.ts';
import type { Point } from './types.ts';

const p = (x: number, y: number): Point => ({ x, y });

test.each([
  ['an X', [p(0, 0), p(2, 2), p(0, 2), p(2, 0)], 'proper', p(1, 1)],
  ['a T', [p(0, 0), p(4, 0), p(1, 0), p(1, 3)], 'touching', p(1, 0)],
  ['an L', [p(0, 0), p(4, 0), p(4, 0), p(4, 3)], 'touching', p(4, 0)],
  ['a line in two pieces', [p(0, 0), p(2, 0), p(2, 0), p(5, 0)], 'touching', p(2, 0)],
  ['an overlap', [p(0, 0), p(3, 3), p(2, 2), p(5, 5)], 'overlapping', p(2, 2)],
  ['a part of the other', [p(0, 0), p(9, 0), p(3, 0), p(4, 0)], 'overlapping', p(3, 0)],
  ['the same reversed', [p(0, 0), p(0, 9), p(0, 9), p(0, 0)], 'overlapping', p(0, 9)],
  ['parallels', [p(0, 0), p(4, 0), p(0, 1), p(4, 1)], false, undefined],
  ['one that ends before', [p(0, 0), p(4, 0), p(1, 1), p(1, 3)], false, undefined],
  ['one that passes the end', [p(0, 0), p(1, 1), p(0, 3), p(3, 0)], false, undefined],
  ['a gap on one line', [p(0, 0), p(1, 1), p(2, 2), p(3, 3)], false, undefined],
  ['a point on it', [p(0, 0), p(4, 4), p(1, 1), p(1, 1)], 'touching', p(1, 1)],
  ['a point off it', [p(0, 0), p(4, 4), p(1, 2), p(1, 2)], false, undefined],
] as const)('classifies %s', (_, [a, b, c, d], contact, at) => {
  expect(segmentsIntersect(a, b, c, d)).toBe(contact);
  expect(segmentsIntersect(d, c, a, b)).toBe(contact);
  expect(segmentIntersection(a, b, c, d)).toEqual(at);
});

test('places a proper crossing on both segments', () => {
  const at = segmentIntersection(p(0.1, 0.2), p(97.3, 41.7), p(3.3, 40.1), p(88.8, -2.5))!;
  expect(distanceToSegment(at, p(0.1, 0.2), p(97.3, 41.7))).toBeLessThan(1e-12);
  expect(distanceToSegment(at, p(3.3, 40.1), p(88.8, -2.5))).toBeLessThan(1e-12);
});

test('returns the foot of the perpendicular or an end as the closest point', () => {
  expect(closestPointOnSegment(p(1, 5), p(0, 0), p(4, 0))).toEqual(p(1, 0));
  expect(closestPointOnSegment(p(-3, 5), p(0, 0), p(4, 0))).toEqual(p(0, 0));
  expect(closestPointOnSegment(p(9, 5), p(0, 0), p(4, 0))).toEqual(p(4, 0));
  expect(closestPointOnSegment(p(9, 5), p(2, 2), p(2, 2))).toEqual(p(2, 2));
  expect(distanceToSegment(p(7, 4), p(0, 0), p(4, 0))).toBe(5);
});
