import { localFrame, pointInPolygon, type Point, type Position } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { zonePolygons } from './zone-polygons.ts';

function box(west: number, south: number, east: number, north: number): Position[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** Number of polygons that contain a point of the venue. */
function countAt(
  rings: readonly (readonly Position[])[],
  point: Point,
  origin: Position = [13.4, 52.5],
): number {
  return zonePolygons(rings, localFrame(origin)).filter((polygon) => pointInPolygon(point, polygon))
    .length;
}

const middle = { x: 1, y: 2 };

describe('zonePolygons', () => {
  it('contains the venue in a zone around the globe, for either ring direction', () => {
    expect(countAt([box(-180, -90, 180, 90)], middle)).toBe(1);
    expect(countAt([box(-180, -90, 180, 90).toReversed()], middle)).toBe(1);
    expect(countAt([box(0, -90, 360, 90)], middle)).toBe(1);
  });

  it('keeps the edges of far corners at their position in degrees', () => {
    expect(countAt([box(-70, 52.5, 80, 60)], { x: 0, y: 50 })).toBe(1);
    expect(countAt([box(-70, 52.5, 80, 60)], { x: 0, y: -50 })).toBe(0);
  });

  it('drops polygons elsewhere, and holes around the venue', () => {
    expect(countAt([box(20, -90, 180, 90)], middle)).toBe(0);
    expect(countAt([box(-180, -90, 180, 90), box(13, 52, 14, 53)], middle)).toBe(0);
    expect(countAt([box(-180, -90, 180, 90), box(30, 52, 31, 53)], middle)).toBe(1);
  });

  it('crosses the antimeridian once', () => {
    const origin: Position = [179.999, 10];
    for (const x of [-100, 300]) {
      expect(countAt([box(-180, -90, 180, 90)], { x, y: 0 }, origin)).toBe(1);
      expect(countAt([box(179.99, 9.99, 180.01, 10.01)], { x, y: 0 }, origin)).toBe(1);
    }
    expect(countAt([box(-180, -80, -170, 80)], { x: 300, y: 0 }, origin)).toBe(1);
    expect(countAt([box(-180, -80, -170, 80)], { x: -100, y: 0 }, origin)).toBe(0);
  });
});
