import { findSelfIntersection, type Point, polygonArea } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { repairPolygons } from './repair-polygons.ts';

const ring = (...corners: readonly (readonly [number, number])[]): Point[] =>
  corners.map(([x, y]) => ({ x, y }));
const box = (x1: number, y1: number, x2: number, y2: number): Point[] =>
  ring([x1, y1], [x2, y1], [x2, y2], [x1, y2]);
const areas = (polygons: readonly (readonly (readonly Point[])[])[]): number[] =>
  repairPolygons(polygons)
    .map((polygon) => Math.round(polygonArea(polygon) * 100) / 100)
    .toSorted((a, b) => a - b);

describe('repairPolygons', () => {
  it('keeps both wings of a bow-tie', () => {
    expect(areas([[ring([0, 0], [4, 4], [4, 0], [0, 4])]])).toEqual([4, 4]);
  });

  it('fills an outline that overlaps itself', () => {
    const loop = ring([0, 0], [10, 0], [10, 5], [4, 5], [4, -2], [6, -2], [6, 7], [0, 7]);
    const [only, ...others] = repairPolygons([[loop]]);
    expect(others).toEqual([]);
    expect(findSelfIntersection(only!)).toBeUndefined();
  });

  it('makes one polygon of several that overlap or share a side', () => {
    expect(areas([[box(0, 0, 4, 4)], [box(2, 2, 6, 6)]])).toEqual([28]);
    expect(areas([[box(0, 0, 4, 4)], [box(4, 0, 8, 4)]])).toEqual([32]);
  });

  it('cuts out a hole that sticks out of its polygon', () => {
    expect(areas([[box(0, 0, 10, 10), box(8, 4, 12, 6)]])).toEqual([96]);
  });

  it('keeps a hole that lies inside', () => {
    const [only] = repairPolygons([[box(0, 0, 10, 10), box(4, 4, 6, 6)], [box(9, 9, 12, 12)]]);
    expect(only).toHaveLength(2);
    expect(polygonArea(only!)).toBeCloseTo(104);
  });

  it('returns no polygons for no polygons', () => {
    expect(repairPolygons([])).toEqual([]);
    expect(repairPolygons([[ring([0, 0], [4, 4])]])).toEqual([]);
  });
});
