import { describe, expect, it } from 'vitest';
import { box, points } from './floor.fixture.ts';
import { pointAt, shiftRight, stretchAlong, stretchesInside } from './segment-stretch.ts';

const segment = (x1: number, y1: number, x2: number, y2: number) => {
  const [a, b] = points([x1, y1], [x2, y2]);
  return { a: a!, b: b! };
};
const EAST = segment(0, 0, 10, 0);

describe('stretches of a segment', () => {
  it('shifts to the right of the walk', () => {
    expect(shiftRight(EAST, 2)).toEqual(segment(0, -2, 10, -2));
    expect(pointAt(EAST, 0.25)).toEqual({ x: 2.5, y: 0 });
  });

  it('finds where another segment runs along, whichever way it goes', () => {
    expect(stretchAlong(EAST, segment(2, 0.2, 5, 0.2), 0.3)).toEqual([0.2, 0.5]);
    expect(stretchAlong(EAST, segment(5, -0.2, 2, -0.2), 0.3)).toEqual([0.2, 0.5]);
    expect(stretchAlong(EAST, segment(-5, 0, 20, 0), 0.3)).toEqual([0, 1]);
  });

  it('stops where a slanted segment gets out of reach', () => {
    const [from, to] = stretchAlong(EAST, segment(0, 0, 10, 1), 0.5)!;
    expect(from).toBeCloseTo(0);
    expect(to).toBeCloseTo(0.5);
  });

  it('returns no stretch for a segment that is far, beyond or across', () => {
    expect(stretchAlong(EAST, segment(0, 1, 10, 1), 0.3)).toBeUndefined();
    expect(stretchAlong(EAST, segment(11, 0, 12, 0), 0.3)).toBeUndefined();
    expect(stretchAlong(EAST, segment(5, -1, 5, 1), 0.3)).toBeUndefined();
    expect(stretchAlong(EAST, segment(5, 0, 5, 0), 0.3)).toBeUndefined();
  });

  it('finds the parts inside of a polygon and not in its hole', () => {
    const polygon = [box(1, -1, 9, 1), box(4, -0.5, 6, 0.5).toReversed()];
    const inside = stretchesInside(EAST, polygon).map((pair) => pair.map((t) => t.toFixed(2)));
    expect(inside).toEqual([
      ['0.10', '0.40'],
      ['0.60', '0.90'],
    ]);
  });
});
