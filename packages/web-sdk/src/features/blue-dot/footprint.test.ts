import type { Bbox } from '@brand/geo';
import { expect, test } from 'vitest';
import { floorAtLevel, type FloorShape, isInVenue } from './footprint.ts';

function floor(bbox: Bbox, elevation = 0): FloorShape & { bbox: Bbox } {
  const [minX, minY, maxX, maxY] = bbox;
  const ring = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  return { elevation, rings: [[ring]], bbox };
}

const west = floor([0, 0, 10, 10]);
const east = floor([100, 0, 110, 10]);

test('contains points on any floor, and within the padding around them', () => {
  const floors = [west, east];
  expect(isInVenue({ x: 5, y: 5 }, floors, 20)).toBe(true);
  expect(isInVenue({ x: 29, y: 5 }, floors, 20)).toBe(true);
  expect(isInVenue({ x: 31, y: 5 }, floors, 20)).toBe(false);
  expect(isInVenue({ x: 105, y: -20 }, floors, 20)).toBe(true);
});

test('measures the padding from the corner of the outline, not from its box', () => {
  expect(isInVenue({ x: 25, y: 25 }, [west], 20)).toBe(false);
  expect(isInVenue({ x: 23, y: 23 }, [west], 20)).toBe(true);
});

test('does not contain a point on the other side of the globe', () => {
  expect(isInVenue({ x: Number.NaN, y: Number.NaN }, [west], 20)).toBe(false);
});

test('uses the bounding box of floors without an outline', () => {
  const bare = { ...west, rings: [] };
  expect(isInVenue({ x: 25, y: 25 }, [bare], 20)).toBe(true);
  expect(isInVenue({ x: 31, y: 5 }, [bare], 20)).toBe(false);
});

test('contains every point in a venue without shapes', () => {
  const empty = {
    elevation: 0,
    rings: [],
    bbox: [Infinity, Infinity, -Infinity, -Infinity] as const,
  };
  expect(isInVenue({ x: 1e6, y: 0 }, [empty], 20)).toBe(true);
});

test('finds the floor of a level in the building that contains the point', () => {
  const upper = floor([100, 0, 110, 10], 1);
  const floors = [west, east, upper];
  expect(floorAtLevel(0, { x: 105, y: 5 }, floors)).toBe(east);
  expect(floorAtLevel(0, { x: 50, y: 5 }, floors)).toBe(west);
  expect(floorAtLevel(1, { x: 5, y: 5 }, floors)).toBe(upper);
  expect(floorAtLevel(7, { x: 5, y: 5 }, floors)).toBeUndefined();
});
