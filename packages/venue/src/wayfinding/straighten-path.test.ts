import { type Point, pointDistance, type Segment, segmentsIntersect } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { roundCorners } from './round-corners.ts';
import { type FloorPath, straightenPath, removeRepeats } from './straighten-path.ts';

const at = (x: number, y: number): Point => ({ x, y });

/** A floor of one part with some walls. */
function pathBetween(points: readonly Point[], walls: readonly Segment[] = []): FloorPath {
  return {
    points,
    space: {
      partsAlong: () => [0],
      canWalk: (from, to) => walls.every(({ a, b }) => !segmentsIntersect(from, to, a, b)),
    },
    costOf: pointDistance,
  };
}

describe('straightenPath', () => {
  const zigzag = [at(0, 0), at(5, 1), at(10, -1), at(15, 1), at(20, 0)];

  it('goes straight if nothing is in between', () => {
    expect(straightenPath(pathBetween(zigzag))).toEqual([at(0, 0), at(20, 0)]);
  });

  it('keeps the points that lead around a wall', () => {
    const wall = { a: at(10, -0.5), b: at(10, 5) };
    expect(straightenPath(pathBetween(zigzag, [wall]))).toEqual([at(0, 0), at(10, -1), at(20, 0)]);
  });

  it('keeps the path if even its own legs cross walls', () => {
    const wall = { a: at(2, -5), b: at(2, 5) };
    expect(straightenPath(pathBetween([at(0, 0), at(5, 0)], [wall]))).toEqual([at(0, 0), at(5, 0)]);
  });

  it('does not straighten into a part that the path avoids', () => {
    const path: FloorPath = {
      ...pathBetween(zigzag),
      space: { partsAlong: () => [1], canWalk: (_from, _to, allowed) => allowed.has(2) },
    };
    expect(straightenPath(path)).toEqual(zigzag);
  });

  it('does not straighten where that costs more', () => {
    const path: FloorPath = {
      ...pathBetween([at(0, 0), at(5, 4), at(10, 0)]),
      // A zone below y = 1.
      costOf: (from, to) => pointDistance(from, to) + (from.y + to.y < 1 ? 100 : 0),
    };
    expect(straightenPath(path)).toHaveLength(3);
  });

  it('accepts a single point and repeated points', () => {
    expect(straightenPath(pathBetween([at(1, 1)]))).toEqual([at(1, 1)]);
    expect(removeRepeats([at(1, 1), at(1, 1), at(2, 1), at(2, 1)])).toEqual([at(1, 1), at(2, 1)]);
  });
});

describe('roundCorners', () => {
  const corner = [at(0, 0), at(10, 0), at(10, 10)];

  it('draws a tangent arc at a corner', () => {
    const { points, indexes } = roundCorners(pathBetween(corner), 2);
    expect(points[0]).toEqual(at(0, 0));
    expect(points.at(-1)).toEqual(at(10, 10));
    expect(points[1]).toEqual({ x: expect.closeTo(8, 9), y: expect.closeTo(0, 9) });
    expect(points.at(-2)).toEqual({ x: expect.closeTo(10, 9), y: expect.closeTo(2, 9) });
    for (const point of points.slice(1, -1)) {
      expect(pointDistance(point, at(8, 2))).toBeCloseTo(2, 9);
    }
    expect(indexes).toHaveLength(3);
    expect(pointDistance(points[indexes[1]!]!, at(10, 0))).toBeLessThan(1);
  });

  it('rounds right turns like left turns', () => {
    const mirrored = corner.map(({ x, y }) => at(x, -y));
    const left = roundCorners(pathBetween(corner), 2).points;
    const right = roundCorners(pathBetween(mirrored), 2).points;
    for (const [index, point] of right.entries()) {
      expect(point.x).toBeCloseTo(left[index]!.x, 9);
      expect(point.y).toBeCloseTo(-left[index]!.y, 9);
    }
  });

  it('uses at most half of a side', () => {
    const { points } = roundCorners(pathBetween([at(0, 0), at(1, 0), at(1, 1)]), 5);
    expect(points[1]).toEqual({ x: expect.closeTo(0.5, 9), y: expect.closeTo(0, 9) });
  });

  it('shrinks or skips the arc if a wall is in the corner', () => {
    const wall = { a: at(8.5, 1.5), b: at(9.2, 0.8) };
    const { points } = roundCorners(pathBetween(corner, [wall]), 4);
    expect(points.length).toBeGreaterThan(3);
    expect(pointDistance(points[1]!, at(10, 0))).toBeLessThan(2.1);
    const post = { a: at(8.5, 1.5), b: at(9.9, 0.1) };
    expect(roundCorners(pathBetween(corner, [post]), 4).points).toEqual(corner);
  });

  it('ignores flat bends, reversals and a radius of 0', () => {
    for (const line of [
      [at(0, 0), at(10, 0), at(20, 0.5)],
      [at(0, 0), at(10, 0), at(0, 0.2)],
    ]) {
      expect(roundCorners(pathBetween(line), 1).points).toEqual(line);
    }
    expect(roundCorners(pathBetween(corner), 0).points).toEqual(corner);
  });
});
