import { describe, expect, it } from 'vitest';
import { longIntervals, mergeIntervals, subtractIntervals, totalLength } from './intervals.ts';

describe('intervals', () => {
  it('merges stretches that touch or overlap, and sorts the others', () => {
    expect(
      mergeIntervals([
        [5, 6],
        [0, 2],
        [1, 3],
        [3, 4],
      ]),
    ).toEqual([
      [0, 4],
      [5, 6],
    ]);
  });

  it('subtracts from the middle, the ends and beyond', () => {
    expect(
      subtractIntervals(
        [[0, 10]],
        [
          [-1, 1],
          [4, 5],
          [9, 12],
        ],
      ),
    ).toEqual([
      [1, 4],
      [5, 9],
    ]);
    expect(subtractIntervals([[0, 10]], [[0, 10]])).toEqual([]);
    expect(subtractIntervals([[0, 10]], [])).toEqual([[0, 10]]);
  });

  it('measures a stretch across the start of a closed line as one', () => {
    expect(
      longIntervals(
        [
          [0, 0.5],
          [9.5, 10],
        ],
        10,
        0.8,
      ),
    ).toEqual([
      [0, 0.5],
      [9.5, 10],
    ]);
    expect(
      longIntervals(
        [
          [0, 0.5],
          [9, 9.5],
        ],
        10,
        0.8,
      ),
    ).toEqual([]);
    expect(
      longIntervals(
        [
          [2, 2.7],
          [4, 5],
        ],
        10,
        0.8,
      ),
    ).toEqual([[4, 5]]);
  });

  it('counts overlaps once', () => {
    expect(
      totalLength([
        [0, 2],
        [1, 3],
        [5, 6],
      ]),
    ).toBe(4);
  });
});
