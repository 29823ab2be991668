import { describe, expect, test } from 'vitest';
import { doorLine, type DoorWall } from './door-line.ts';

type Ends = readonly [x1: number, y1: number, x2: number, y2: number, owner?: number];

const wall = (...[x1, y1, x2, y2, owner = 0]: Ends): DoorWall => ({
  a: { x: x1, y: y1 },
  b: { x: x2, y: y2 },
  owner,
});
const place = (x: number, y: number, ...walls: DoorWall[]): number[] | undefined => {
  const line = doorLine({ x, y }, walls, { width: 1, reach: 0.5 });
  return (
    line && [line.a.x, line.a.y, line.b.x, line.b.y].map((value) => Math.round(value * 100) / 100)
  );
};

describe('doorLine', () => {
  test('centres the line on the point', () => {
    expect(place(5, 0, wall(0, 0, 10, 0))).toEqual([4.5, 0, 5.5, 0]);
  });

  test('moves the line where the wall ends', () => {
    expect(place(0.2, 0, wall(0, 0, 10, 0))).toEqual([0, 0, 1, 0]);
    expect(place(10, 0, wall(0, 0, 10, 0))).toEqual([9, 0, 10, 0]);
  });

  test('limits the width to that of the wall', () => {
    expect(place(0.2, 0, wall(0, 0, 0.6, 0))).toEqual([0, 0, 0.6, 0]);
  });

  test('continues over a corner in a straight wall', () => {
    expect(place(5, 0, wall(0, 0, 5, 0), wall(5, 0, 10, 0))).toEqual([4.5, 0, 5.5, 0]);
  });

  test('takes the wall that more owners share, at a corner', () => {
    const long = wall(0, 0, 10, 0);
    const short = wall(0, 0, 0, 2);
    expect(place(0, 0, long, short)).toEqual([0, 0, 1, 0]);
    expect(place(0, 0, long, short, wall(0, 2, 0, 0, 1))).toEqual([0, 0, 0, 1]);
  });

  test('does not take walls that meet end to end for shared ones', () => {
    const shared = [wall(0, 0, 0, 0.8), wall(0, 0.8, 0, 0, 1)];
    const ahead = [wall(0, 0, 5, 0), wall(-5, 0, 0, 0, 1)];
    expect(place(0, 0, ...ahead, ...shared)).toEqual([0, 0, 0, 0.8]);
  });

  test('snaps to the nearest wall within reach', () => {
    expect(place(5, 0.4, wall(0, 0, 10, 0), wall(0, 0.5, 10, 0.5))?.[1]).toBe(0.5);
    expect(place(5, 1, wall(0, 0, 10, 0))).toBeUndefined();
    expect(place(5, 0, wall(5, 0, 5, 0))).toBeUndefined();
  });
});
