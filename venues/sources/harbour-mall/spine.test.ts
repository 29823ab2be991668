import { expect, test } from 'vitest';
import { distance } from '../../src/dsl/shapes.ts';
import { northFront } from './edges.ts';
import { along, at, between } from './spine.ts';

/** Metres between a point and the line through two others. */
function offLine([px, py]: readonly number[], a: readonly number[], b: readonly number[]): number {
  const [dx, dy] = [b[0]! - a[0]!, b[1]! - a[1]!];
  return Math.abs((px! - a[0]!) * dy - (py! - a[1]!) * dx) / Math.hypot(dx, dy);
}

test('a point of a bent edge lies on the line that is drawn along it', () => {
  const line = along(northFront, 60, 100);
  for (const s of [61.3, 70.7, 75.1, 88.9]) {
    const point = at(s, northFront);
    const nearest = Math.min(
      ...line.slice(1).map((end, index) => offLine(point, line[index]!, end)),
    );
    expect(nearest).toBeLessThan(1e-9);
  }
});

test('all points at one place along the spine lie on one straight line', () => {
  for (const s of [41.3, 77.9, 90.5]) {
    const [from, to] = [at(s, -20), at(s, 20)];
    for (const d of [-11, 3.5, 15]) expect(offLine(at(s, d), from, to)).toBeLessThan(1e-9);
    expect(offLine(at(s, northFront), from, to)).toBeLessThan(1e-9);
  }
});

test('a line backwards is the same line', () => {
  expect(along(northFront, 90, 61)).toEqual(along(northFront, 61, 90).toReversed());
});

test('metres beside the spine are metres', () => {
  expect(distance(at(20, 0), at(20, 7))).toBeCloseTo(7, 9);
  expect(between([0, 0], [4, 8], 0.25)).toEqual([1, 2]);
});
