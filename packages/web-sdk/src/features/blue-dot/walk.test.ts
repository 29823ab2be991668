import { expect, test } from 'vitest';
import { Walk } from './walk.ts';

// East, then north; then a floor higher, west.
const walk = new Walk([
  {
    floorId: 'ground',
    line: [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 5 },
    ],
  },
  {
    floorId: 'upper',
    line: [
      { x: 12, y: 5 },
      { x: 2, y: 5 },
    ],
  },
]);

test('adds up the lengths of all floors', () => {
  expect(walk.length).toBe(25);
});

test.each([
  [-1, { x: 0, y: 0, floorId: 'ground', bearingDegrees: 90 }],
  [4, { x: 4, y: 0, floorId: 'ground', bearingDegrees: 90 }],
  [12, { x: 10, y: 2, floorId: 'ground', bearingDegrees: 0 }],
  [15, { x: 12, y: 5, floorId: 'upper', bearingDegrees: 270 }],
  [20, { x: 7, y: 5, floorId: 'upper', bearingDegrees: 270 }],
  [99, { x: 2, y: 5, floorId: 'upper', bearingDegrees: 270 }],
])('locates %d m along the path at %j', (metres, place) => {
  expect(walk.at(metres)).toEqual(place);
});

test('stays at the only point of a path, and has no position without points', () => {
  const standing = new Walk([{ floorId: undefined, line: [{ x: 1, y: 2 }] }]);
  expect(standing.at(3)).toMatchObject({ x: 1, y: 2 });
  expect(standing.length).toBe(0);
  expect(new Walk([]).at(0)).toBeUndefined();
});

test('finds the direction of the path near a point', () => {
  const near = { floorId: 'ground', reach: 3, ahead: 0 };
  expect(walk.bearingNear({ x: 5, y: 1 }, near)).toBe(90);
  expect(walk.bearingNear({ x: 11, y: 4 }, near)).toBe(0);
  expect(walk.bearingNear({ x: 5, y: 3.1 }, near)).toBeUndefined();
  expect(walk.bearingNear({ x: 5, y: 5 }, { ...near, floorId: 'upper' })).toBe(270);
  expect(walk.bearingNear({ x: 5, y: 5 }, { ...near, floorId: undefined })).toBe(270);
});

test('looks ahead, so that a turn begins before its corner', () => {
  const bearing = walk.bearingNear({ x: 8, y: 0 }, { floorId: 'ground', reach: 3, ahead: 4 });
  expect(bearing).toBeCloseTo(45);
});

test('does not look ahead onto another floor', () => {
  const bearing = walk.bearingNear({ x: 10, y: 4 }, { floorId: 'ground', reach: 3, ahead: 4 });
  expect(bearing).toBe(0);
});
