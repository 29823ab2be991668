import { describe, expect, test } from 'vitest';
import { type MultiPolygon, polygonArea, type Polygon } from '@brand/geo';
import { combinePolygons } from './combine-polygons.ts';

const box = (x1: number, y1: number, x2: number, y2: number): Polygon => [
  [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
    { x: x1, y: y1 },
  ],
];
const areas = (polygons: MultiPolygon | undefined): number[] | undefined =>
  polygons?.map((polygon) => Math.round(polygonArea(polygon) * 100) / 100);

describe('combinePolygons', () => {
  test('joins polygons that overlap or touch, and keeps others apart', () => {
    const add = [box(0, 0, 4, 4), box(2, 2, 6, 6), box(6, 2, 8, 6), box(20, 0, 21, 1)];
    const joined = combinePolygons({ add });
    expect(areas(joined)?.toSorted((a, b) => a - b)).toEqual([1, 36]);
  });

  test('cuts out, through and apart', () => {
    const add = [box(0, 0, 10, 4)];
    expect(areas(combinePolygons({ add, subtract: [box(4, 1, 5, 2)] }))).toEqual([39]);
    expect(combinePolygons({ add, subtract: [box(4, 1, 5, 2)] })?.[0]).toHaveLength(2);
    expect(areas(combinePolygons({ add, subtract: [box(4, -1, 5, 9)] }))).toEqual([16, 20]);
    expect(areas(combinePolygons({ add, subtract: [box(-1, -1, 11, 9)] }))).toEqual([]);
  });

  test('leaves out slivers', () => {
    const add = [box(0, 0, 10, 4), box(20, 0, 20.1, 0.1)];
    expect(areas(combinePolygons({ add }))).toEqual([40]);
  });

  test('returns undefined for a tangle before it exhausts the memory', () => {
    const add = Array.from({ length: 1200 }, (_, index): Polygon => {
      const [x, y] = [Math.cos(index), Math.sin(index)];
      return [
        [
          { x: x * 100, y: y * 100 },
          { x: -x * 100, y: -y * 100 },
          { x: y * 50, y: -x * 70 },
          { x: x * 100, y: y * 100 },
        ],
      ];
    });
    expect(combinePolygons({ add })).toBeUndefined();
  });

  test('returns an empty result for no polygons', () => {
    expect(combinePolygons({ add: [] })).toEqual([]);
  });
});
