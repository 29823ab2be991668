import { describe, expect, test } from 'vitest';
import { anchoredBox, anchorShift, boxContains, boxesMeet } from './anchors.ts';

const AT = { x: 100, y: 50 };
const SIZE = { width: 40, height: 20 };

describe('anchoredBox', () => {
  test.each([
    ['center', [80, 40, 120, 60]],
    ['bottom', [80, 30, 120, 50]],
    ['top', [80, 50, 120, 70]],
    ['left', [100, 40, 140, 60]],
    ['right', [60, 40, 100, 60]],
    ['top-left', [100, 50, 140, 70]],
    ['top-right', [60, 50, 100, 70]],
    ['bottom-left', [100, 30, 140, 50]],
    ['bottom-right', [60, 30, 100, 50]],
  ] as const)('puts the %s of the box at the position', (anchor, [minX, minY, maxX, maxY]) => {
    expect(anchoredBox(AT, SIZE, anchor, 0)).toEqual({ minX, minY, maxX, maxY });
  });

  test('shifts the box right and down by a point', () => {
    expect(anchoredBox(AT, SIZE, 'top-left', { x: 5, y: -3 })).toEqual({
      minX: 105,
      minY: 47,
      maxX: 145,
      maxY: 67,
    });
  });
});

describe('anchorShift', () => {
  test('moves away from the position in the direction of the anchor', () => {
    expect(anchorShift('bottom', 8)).toEqual({ x: 0, y: -8 });
    expect(anchorShift('left', 8)).toEqual({ x: 8, y: 0 });
  });

  test('moves as far at a corner as at an edge', () => {
    const { x, y } = anchorShift('top-right', 10);
    expect(Math.hypot(x, y)).toBeCloseTo(10, 10);
    expect(x).toBeLessThan(0);
    expect(y).toBeGreaterThan(0);
  });

  test('does not move an anchor at the centre', () => {
    expect(anchorShift('center', 10)).toEqual({ x: 0, y: 0 });
  });
});

describe('boxes', () => {
  const box = { minX: 0, minY: 0, maxX: 10, maxY: 10 };

  test('intersect where they overlap, not where they touch', () => {
    expect(boxesMeet(box, { minX: 9, minY: 9, maxX: 20, maxY: 20 })).toBe(true);
    expect(boxesMeet(box, { minX: 10, minY: 0, maxX: 20, maxY: 10 })).toBe(false);
    expect(boxesMeet(box, { minX: 0, minY: 11, maxX: 10, maxY: 20 })).toBe(false);
  });

  test('contain their edges', () => {
    expect(boxContains(box, { x: 10, y: 0 })).toBe(true);
    expect(boxContains(box, { x: 10.1, y: 0 })).toBe(false);
    expect(boxContains(box, { x: 14, y: -4 }, 4)).toBe(true);
  });
});
