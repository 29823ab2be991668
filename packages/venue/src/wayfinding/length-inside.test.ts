import type { Polygon } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { lengthInside } from './length-inside.ts';

const at = (x: number, y: number) => ({ x, y });
const square: Polygon = [[at(0, 0), at(10, 0), at(10, 10), at(0, 10), at(0, 0)]];
const withHole: Polygon = [square[0]!, [at(4, 4), at(4, 6), at(6, 6), at(6, 4)]];

describe('lengthInside', () => {
  it('measures the part of a line that is inside', () => {
    expect(lengthInside(at(-5, 5), at(15, 5), square)).toBeCloseTo(10, 9);
    expect(lengthInside(at(5, 5), at(15, 5), square)).toBeCloseTo(5, 9);
    expect(lengthInside(at(1, 1), at(4, 5), square)).toBeCloseTo(5, 9);
    expect(lengthInside(at(-5, -5), at(-1, 20), square)).toBe(0);
  });

  it('excludes holes', () => {
    expect(lengthInside(at(-5, 5), at(15, 5), withHole)).toBeCloseTo(8, 9);
  });

  it('adds up the segments of a line that enters twice', () => {
    const comb: Polygon = [
      [at(0, 0), at(9, 0), at(9, 5), at(6, 5), at(6, 1), at(3, 1), at(3, 5), at(0, 5)],
    ];
    expect(lengthInside(at(-1, 3), at(12, 3), comb)).toBeCloseTo(6, 9);
  });

  it('returns zero for a line without length', () => {
    expect(lengthInside(at(5, 5), at(5, 5), square)).toBe(0);
  });
});
