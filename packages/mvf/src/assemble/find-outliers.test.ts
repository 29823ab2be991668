import type { Bbox } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { findOutliers } from './find-outliers.ts';

const box = (x: number, y: number, size: number): Bbox => [x, y, x + size, y + size];

describe('findOutliers', () => {
  it('finds a feature 3 km away, and how far it is', () => {
    const boxes = [box(0, 0, 50), box(60, 0, 50), box(0, -3050, 20)];
    expect(findOutliers(boxes)).toEqual([{ index: 2, distance: 3030 }]);
  });

  it('finds a pair of strays, and one beyond a diagonal', () => {
    const boxes = [box(2000, 2000, 1), box(2010, 2000, 1), box(0, 0, 100), box(-900, 900, 9)];
    expect(
      findOutliers(boxes)
        .map(({ index }) => index)
        .toSorted(),
    ).toEqual([0, 1, 3]);
  });

  it('leaves a long venue and a second site alone', () => {
    const pier = Array.from({ length: 30 }, (_, index) => box(index * 200, 0, 20));
    expect(findOutliers(pier)).toEqual([]);
    expect(findOutliers([box(0, 0, 100), box(4000, 0, 60)])).toEqual([]);
  });

  it('takes points, nothing at all, and boxes of nothing', () => {
    expect(findOutliers([])).toEqual([]);
    expect(findOutliers([[Infinity, Infinity, -Infinity, -Infinity]])).toEqual([]);
    const points = Array.from({ length: 20 }, (_, index) => box(index, index, 0));
    expect(findOutliers([...points, box(5000, 0, 0)])).toEqual([{ index: 20, distance: 4981 }]);
  });
});
