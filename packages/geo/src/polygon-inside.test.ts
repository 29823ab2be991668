import { expect, test } from 'vitest';
import { isPolygonInside } from './polygon-inside.ts';
import { closeRing } from './ring.ts';
import { points, rectangle, regularRing } from './shapes.fixture.ts';

const FLOOR = [rectangle(0, 0, 20, 10)];
const BRACKET = [points([0, 0], [20, 0], [20, 10], [15, 10], [15, 5], [5, 5], [5, 10], [0, 10])];

test('accepts a room in a floor, also when they share walls', () => {
  expect(isPolygonInside([rectangle(2, 2, 3, 3)], FLOOR)).toBe(true);
  expect(isPolygonInside([rectangle(0, 0, 3, 10)], FLOOR)).toBe(true);
  expect(isPolygonInside(FLOOR, FLOOR)).toBe(true);
  expect(isPolygonInside([closeRing(FLOOR[0]!.toReversed())], [closeRing(FLOOR[0]!)])).toBe(true);
});

test('accepts a shared slanted wall with inexact coordinates', () => {
  const outer = regularRing({ x: 0.1, y: 0.7 }, 12.3, 17);
  const middle = { x: (outer[0]!.x + outer[1]!.x) / 2, y: (outer[0]!.y + outer[1]!.y) / 2 };
  expect(isPolygonInside([[outer[0]!, middle, { x: 0, y: 0 }]], [outer])).toBe(true);
});

test('rejects a room that sticks out unless the tolerance allows it', () => {
  const room = [rectangle(15, 2, 5.05, 3)];
  expect(isPolygonInside(room, FLOOR)).toBe(false);
  expect(isPolygonInside(room, FLOOR, 0.04)).toBe(false);
  expect(isPolygonInside(room, FLOOR, 0.06)).toBe(true);
  expect(isPolygonInside([rectangle(30, 2, 3, 3)], FLOOR, 1)).toBe(false);
});

test('detects an edge that leaves the floor between two inside corners', () => {
  const across = [points([2, 8], [2, 2], [18, 8])];
  expect(across[0]!.every((corner) => isPolygonInside([[corner]], BRACKET))).toBe(true);
  expect(isPolygonInside(across, BRACKET, 0.5)).toBe(false);
  expect(isPolygonInside(across, BRACKET, 5)).toBe(true);
});

test('accepts an edge that nicks a corner by less than the tolerance', () => {
  const nick = [points([1, 1], [5.5, 1.2], [4.5, 9])];
  expect(isPolygonInside(nick, BRACKET, 0.1)).toBe(true);
  expect(isPolygonInside(nick, BRACKET, 0.001)).toBe(false);
});

test('rejects a room over a hole though its edges are inside', () => {
  const courtyard = [rectangle(0, 0, 20, 10), rectangle(8, 4, 2, 2)];
  expect(isPolygonInside([rectangle(7, 3, 4, 4)], courtyard)).toBe(false);
  expect(isPolygonInside([rectangle(7, 3, 4, 4), rectangle(8, 4, 2, 2)], courtyard)).toBe(true);
  expect(isPolygonInside([rectangle(1, 1, 3, 3)], courtyard)).toBe(true);
  expect(isPolygonInside([rectangle(8.5, 4.5, 1, 1)], courtyard)).toBe(false);
});

test('accepts an island in a hole but not the hole itself', () => {
  const island = [rectangle(4, 4, 2, 2)];
  const lake = [[rectangle(0, 0, 20, 10), rectangle(3, 3, 4, 4)], island];
  expect(isPolygonInside(island, lake)).toBe(true);
  expect(isPolygonInside([rectangle(2, 2, 6, 6)], lake)).toBe(false);
});

test('accepts a room that spans two floor parts with a shared wall', () => {
  const wings = [[rectangle(0, 0, 10, 10)], [rectangle(10, 0, 10, 10)]];
  expect(isPolygonInside([rectangle(5, 2, 10, 3)], wings)).toBe(true);
  expect(isPolygonInside([[rectangle(1, 1, 1, 1)], [rectangle(12, 1, 1, 1)]], wings)).toBe(true);
  expect(isPolygonInside([[rectangle(1, 1, 1, 1)], [rectangle(22, 1, 1, 1)]], wings)).toBe(false);
});

test('accepts an empty shape in an empty floor but no room', () => {
  expect(isPolygonInside([], FLOOR)).toBe(true);
  expect(isPolygonInside(FLOOR, [])).toBe(false);
});
