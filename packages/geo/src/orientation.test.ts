import { expect, test } from 'vitest';
import { orientation } from './orientation.ts';

test('returns positive left of a line, negative right of it, zero on it', () => {
  const a = { x: 0, y: 0 };
  const b = { x: 4, y: 0 };
  expect(orientation(a, b, { x: 1, y: 2 })).toBe(8);
  expect(orientation(a, b, { x: 1, y: -2 })).toBe(-8);
  expect(orientation(a, b, { x: 9, y: 0 })).toBe(0);
});

/** The sign in whole numbers: doubles near 0.5 and 24 are multiples of 2⁻⁵³. */
function exactSign(p: readonly number[]): number {
  const [ax, ay, bx, by, cx, cy] = p.map((value) => BigInt(value * 2 ** 53));
  const determinant = (ax! - cx!) * (by! - cy!) - (ay! - cy!) * (bx! - cx!);
  if (determinant === 0n) return 0;
  return determinant > 0n ? 1 : -1;
}

test('returns the right sign for points a rounding error away from a line', () => {
  const step = 2 ** -53;
  let naiveMistakes = 0;
  for (let i = 0; i < 64; i += 1) {
    for (let j = 0; j < 64; j += 1) {
      const a = { x: 0.5 + i * step, y: 0.5 + j * step };
      const b = { x: 12, y: 12 };
      const c = { x: 24, y: 24 };
      const exact = exactSign([a.x, a.y, b.x, b.y, c.x, c.y]);
      expect(Math.sign(orientation(a, b, c))).toBe(exact);
      const naive = (a.x - c.x) * (b.y - c.y) - (a.y - c.y) * (b.x - c.x);
      if (Math.sign(naive) !== exact) naiveMistakes += 1;
    }
  }
  expect(naiveMistakes).toBeGreaterThan(0);
});

test('points on a diagonal with inexact coordinates are collinear when they are equal pairs', () => {
  expect(orientation({ x: 0.1, y: 0.1 }, { x: 0.7, y: 0.7 }, { x: 1e5, y: 1e5 })).toBe(0);
});
