import { runSteps } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { points } from './floor.fixture.ts';
import { findUsedCorners } from './used-corners.ts';

describe('findUsedCorners', () => {
  it('keeps the corners on shortest ways between given points', () => {
    // Two given points, and two ways around a block: above it is shorter.
    const nodes = points([0, 0], [10, 0], [5, 1], [5, -4], [20, 20]);
    const used = runSteps(
      findUsedCorners(
        nodes,
        [
          [0, 2],
          [2, 1],
          [0, 3],
          [3, 1],
          [1, 4],
        ],
        2,
      ),
    );
    expect([...used]).toEqual([1, 1, 1, 0, 0]);
  });

  it('keeps given points that nothing leads to', () => {
    expect([...runSteps(findUsedCorners(points([0, 0], [1, 0], [2, 0]), [], 2))]).toEqual([
      1, 1, 0,
    ]);
  });
});
