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

test('a place is in the venue on any of its floors, and a little beside them', () => {
  const floors = [west, east];
  expect(isInVenue({ x: 5, y: 5 }, floors, 20)).toBe(true);
  expect(isInVenue({ x: 29, y: 5 }, floors, 20)).toBe(true);
  expect(isInVenue({ x: 31, y: 5 }, floors, 20)).toBe(false);
  expect(isInVenue({ x: 105, y: -20 }, floors, 20)).toBe(true);
});

test('beside a corner it counts from the corner, not from the box', () => {
  expect(isInVenue({ x: 25, y: 25 }, [west], 20)).toBe(false);
  expect(isInVenue({ x: 23, y: 23 }, [west], 20)).toBe(true);
});

test('a place on the other side of the globe is outside', () => {
  expect(isInVenue({ x: Number.NaN, y: Number.NaN }, [west], 20)).toBe(false);
});

test('floors without an outline count as the box of what stands on them', () => {
  const bare = { ...west, rings: [] };
  expect(isInVenue({ x: 25, y: 25 }, [bare], 20)).toBe(true);
  expect(isInVenue({ x: 31, y: 5 }, [bare], 20)).toBe(false);
});

test('a venue without any shape has no outside', () => {
  const empty = {
    elevation: 0,
    rings: [],
    bbox: [Infinity, Infinity, -Infinity, -Infinity] as const,
  };
  expect(isInVenue({ x: 1e6, y: 0 }, [empty], 20)).toBe(true);
});

test('the floor of a level is that of the building one is in', () => {
  const upper = floor([100, 0, 110, 10], 1);
  const floors = [west, east, upper];
  expect(floorAtLevel(0, { x: 105, y: 5 }, floors)).toBe(east);
  expect(floorAtLevel(0, { x: 50, y: 5 }, floors)).toBe(west);
  expect(floorAtLevel(1, { x: 5, y: 5 }, floors)).toBe(upper);
  expect(floorAtLevel(7, { x: 5, y: 5 }, floors)).toBeUndefined();
});
