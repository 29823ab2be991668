import { type Point, pointDistance } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { impliedWalls, type WallPlan } from './implied-walls.ts';
import type { PlanSpace } from './plan-space.ts';

type Xy = readonly [x: number, y: number];

const at = ([x, y]: Xy): Point => ({ x, y });

function room(west: number, south: number, east: number, north: number): PlanSpace {
  const ring = [
    at([west, south]),
    at([east, south]),
    at([east, north]),
    at([west, north]),
    at([west, south]),
  ];
  const bbox = [west, south, east, north] as const;
  const area = (east - west) * (north - south);
  return { key: `${west}`, floor: '', isOpen: false, polygons: [[ring]], bbox, area };
}

function wallsOf(plan: Partial<WallPlan>): Point[][] {
  return impliedWalls({ rooms: [], drawn: [], openings: [], ...plan });
}

function metresOf(walls: readonly Point[][]): number {
  const length = walls
    .flatMap((wall) => wall.slice(1).map((point, index) => pointDistance(wall[index]!, point)))
    .reduce((sum, piece) => sum + piece, 0);
  return Math.round(length * 100) / 100;
}

describe('impliedWalls', () => {
  it('draws one closed line around a room on its own', () => {
    const [wall, ...others] = wallsOf({ rooms: [room(0, 0, 5, 4)] });
    expect(others).toEqual([]);
    expect(wall).toHaveLength(5);
    expect(wall?.at(-1)).toEqual(wall?.[0]);
  });

  it.each([0, 0.02, 0.2, 0.3])('draws one wall between rooms that are %s m apart', (gap) => {
    const alone = metresOf(wallsOf({ rooms: [room(0, 0, 5, 4)] }));
    const both = wallsOf({ rooms: [room(0, 0, 5, 4), room(5 + gap, 0, 10 + gap, 4)] });
    // Three sides and, at both ends, the joint with the shared wall.
    expect(metresOf(both) - alone).toBeCloseTo(5 + 5 + 4 + 2 * gap, 5);
  });

  it('draws two walls between rooms with an alley between them', () => {
    const alone = metresOf(wallsOf({ rooms: [room(0, 0, 5, 4)] }));
    const both = wallsOf({ rooms: [room(0, 0, 5, 4), room(6, 0, 11, 4)] });
    expect(metresOf(both)).toBe(2 * alone);
  });

  it('joins the walls of a room to the wall of its neighbour', () => {
    const walls = wallsOf({ rooms: [room(0, 0, 5, 4), room(5.2, 0, 10, 4)] });
    const ends = walls.slice(1).flatMap((wall) => [wall[0], wall.at(-1)]);
    expect(ends).toEqual([at([5, 0]), at([5, 4])]);
  });

  it('leaves a gap for a door, in the walls on both sides', () => {
    const door = { a: at([5.05, 1]), b: at([5.05, 2]) };
    const through = { a: at([4.6, 1.5]), b: at([5.5, 1.5]) };
    const rooms = [room(0, 0, 5, 4), room(5.1, 0, 10, 4)];
    const open = wallsOf({ rooms, openings: [{ line: door, through, width: 1 }] });
    expect(metresOf(wallsOf({ rooms })) - metresOf(open)).toBeCloseTo(1, 5);
    const crossed = open.flatMap((wall) =>
      wall.slice(1).filter((point, index) => {
        const before = wall[index]!;
        const isAlong = Math.abs(point.x - 5) < 0.3 && Math.abs(before.x - 5) < 0.3;
        return isAlong && Math.min(point.y, before.y) < 1.4 && Math.max(point.y, before.y) > 1.6;
      }),
    );
    expect(crossed).toEqual([]);
  });

  it('leaves a gap where one walks in for want of a door', () => {
    const through = { a: at([2, -0.5]), b: at([2, 0.5]) };
    const walls = wallsOf({ rooms: [room(0, 0, 5, 4)], openings: [{ through, width: 1 }] });
    expect(metresOf(walls)).toBe(17);
  });

  it('adds nothing to a wall that is drawn, nor to a room with other walls of its own', () => {
    const facade = { a: at([-9, -0.1]), b: at([9, -0.1]) };
    const walls = wallsOf({ rooms: [room(0, 0, 2, 8)], drawn: [facade] });
    // The façade is a tenth of the outline. The joints with it are 0.1 m each.
    expect(metresOf(walls)).toBeCloseTo(18.2, 5);
    expect(wallsOf({ rooms: [room(0, 0, 5, 4)], drawn: [facade] })).toEqual([]);
  });

  it('gives up when more rooms are stacked than in any building', () => {
    expect(wallsOf({ rooms: Array.from({ length: 300 }, () => room(0, 0, 5, 4)) })).toEqual([]);
  });
});
