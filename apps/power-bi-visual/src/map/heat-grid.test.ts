import { describe, expect, test } from 'vitest';
import { heatGrid } from './heat-grid.ts';

describe('heatGrid', () => {
  test('returns undefined without points', () => {
    expect(heatGrid([], 5)).toBeUndefined();
  });

  test('peaks at points and falls to zero at the edge of their circles', () => {
    const grid = heatGrid([{ x: 10, y: 20, weight: 3 }], 6)!;
    const [west, south, east, north] = grid.bbox;
    expect([west, north]).toEqual([4, 26]);
    expect([south, east]).toEqual([14, 16]);
    const middle = Math.floor(grid.rows / 2) * grid.columns + Math.floor(grid.columns / 2);
    expect(grid.values[middle]).toBe(grid.max);
    expect(grid.max).toBeGreaterThan(2.5);
    expect(grid.values[0]).toBe(0);
  });

  test('puts north in the first row', () => {
    const points = [
      { x: 0, y: 0, weight: 1 },
      { x: 0, y: 50, weight: 9 },
    ];
    const grid = heatGrid(points, 5)!;
    const hottest = grid.values.indexOf(grid.max);
    expect(Math.floor(hottest / grid.columns)).toBeLessThan(grid.rows / 4);
  });

  test('stays small for points that are far apart', () => {
    const points = [
      { x: 0, y: 0, weight: 1 },
      { x: 900, y: 100, weight: 1 },
    ];
    const grid = heatGrid(points, 2)!;
    expect(grid.columns).toBeLessThanOrEqual(512);
    expect(grid.max).toBeGreaterThan(0);
  });
});
