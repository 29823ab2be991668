import { bboxOfPoints, type Point } from '@brand/geo';
import type { Floor } from '@brand/venue';
import { describe, expect, test } from 'vitest';
import { boxCorners, floorCorners } from './floor-corners.ts';

type Box = readonly [number, number, number, number];

/** The part of a floor that counts: its outline and the boxes of its shapes. */
function floorOf(outline: readonly Point[], boxes: readonly Box[]): Floor {
  const rings = outline.length > 0 ? [[outline]] : [];
  return { rings, bbox: [0, 0, 10, 10], elements: boxes.map((bbox) => ({ bbox })) } as never;
}

/** Rooms of 10 m in rows, from a corner. */
function rooms(columns: number, rows: number, [west, south] = [0, 0]): Box[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = west! + (index % columns) * 10;
    const y = south! + Math.floor(index / columns) * 10;
    return [x, y, x + 10, y + 10] as const;
  });
}

const HOUSE = boxCorners([0, 0, 100, 40]);
const boxOf = (floor: Floor) => bboxOfPoints(floorCorners(floor));

describe('floorCorners', () => {
  test('are the outline of an ordinary floor, with the free ground around its rooms', () => {
    expect(floorCorners(floorOf(HOUSE, rooms(10, 4)))).toEqual(HOUSE);
    const site = boxCorners([-30, -10, 130, 50]);
    expect(floorCorners(floorOf(site, rooms(10, 4)))).toEqual(site);
  });

  test('leave out what is far away, and the spike that it makes of the outline', () => {
    const spike = [...HOUSE.slice(0, 2), { x: 3000, y: 1200 }, ...HOUSE.slice(2)];
    const stop: Box = [2998, 1199, 3000, 1200];
    expect(boxOf(floorOf(spike, [...rooms(10, 4), stop]))).toEqual([0, 0, 100, 40]);
  });

  test('leave out several things that are far away, in all directions', () => {
    const far: Box[] = [
      [2998, 0, 3000, 1],
      [-4000, 0, -3999, 1],
      [0, 2500, 1, 2501],
    ];
    const around = boxCorners([-4000, 0, 3000, 2501]);
    expect(boxOf(floorOf(around, [...rooms(10, 4), ...far]))).toEqual([0, 0, 100, 40]);
  });

  test('cut off what reaches far beyond the rest, such as a road', () => {
    const road: Box = [-1500, 40, 1600, 48];
    const [minX, , maxX] = boxOf(
      floorOf(boxCorners([-1500, 0, 1600, 48]), [...rooms(10, 4), road]),
    );
    expect(minX).toBeGreaterThan(-100);
    expect(maxX).toBeLessThan(200);
  });

  test('keep the buildings of a campus, most of whose rooms are in one of them', () => {
    const campus = [
      ...rooms(10, 10),
      ...rooms(2, 2, [160, 0]),
      ...rooms(2, 2, [300, 180]),
      ...rooms(1, 1, [500, 300]),
    ];
    const ground = boxCorners([-10, -10, 520, 320]);
    expect(floorCorners(floorOf(ground, campus))).toEqual(ground);
  });

  test('are the box of a floor without outline or shapes', () => {
    expect(boxOf(floorOf([], []))).toEqual([0, 0, 10, 10]);
    expect(floorCorners(floorOf(HOUSE, []))).toEqual(HOUSE);
  });
});
