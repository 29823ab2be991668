import { expect, test } from 'vitest';
import { buildFloorGeometry } from './build-floor-geometry.ts';
import type { FloorGeometry, FloorShape } from './floor-shape.ts';
import { box, plan, points, shape } from './shapes.fixture.ts';

const layerOf = (geometry: FloorGeometry, row: number): number =>
  geometry.looks[geometry.rows.indexOf(row) * 4 + 2]!;

const room = shape({ rings: [[box(0, 0, 10, 10)]], style: { height: 0.15 } });

const area = (minX: number, height: number): FloorShape =>
  shape({ type: 'area', kind: 'area', rings: [[box(minX, 1, minX + 4, 5)]], style: { height } });

test('draws later shapes in front of those they overlap at the same height', () => {
  const geometry = buildFloorGeometry(plan([area(0, 0.2), area(2, 0.2), area(6.5, 0.2)]));
  expect(layerOf(geometry, 1)).toBeGreaterThan(layerOf(geometry, 0));
  expect(layerOf(geometry, 2)).toBe(layerOf(geometry, 0));
});

test('draws areas in front of spaces, objects in front of areas, walls in front of all', () => {
  const rings = [[box(1, 1, 2, 2)]];
  const types = ['space', 'area', 'object', 'door', 'wall'];
  const geometry = buildFloorGeometry(plan(types.map((type) => shape({ type, rings }))));
  const layers = types.map((_type, row) => layerOf(geometry, row));
  expect(layers).toEqual(layers.toSorted((a, b) => a - b));
  expect(new Set(layers).size).toBe(types.length);
});

test('raises shapes on a space above its surface, in the order of heights', () => {
  const { lifts } = buildFloorGeometry(plan([room, area(1, 0), area(1, 0.05), area(1, 0.2)]));
  const tops = [0.15, lifts[1]!, 0.05 + lifts[2]!, 0.2 + lifts[3]!];
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(tops[1]).toBeGreaterThan(0.15);
  expect(lifts[3]).toBe(0);
});

test('does not raise shapes beside a space', () => {
  expect(buildFloorGeometry(plan([room, area(20, 0)])).lifts[1]).toBe(0);
});

test('raises a door above the spaces on its sides', () => {
  const door = shape({ type: 'door', lines: [points([4, 0], [5, 0])], style: { height: 0.12 } });
  const { lifts } = buildFloorGeometry(plan([room, door]));
  expect(0.12 + lifts[1]!).toBeGreaterThan(0.15);
});

test('does not raise shapes onto a block or a hole', () => {
  const block = shape({ rings: room.rings, style: { height: 2 } });
  const hole = shape({ rings: room.rings, kind: 'void', style: { height: 0.15 } });
  expect(buildFloorGeometry(plan([block, hole, area(1, 0)])).lifts[2]).toBe(0);
});

test('keeps shapes apart in linear time, however many lie on each other', () => {
  const stack = Array.from({ length: 3000 }, () => area(1, 0.2));
  const geometry = buildFloorGeometry(plan([...stack, area(20, 0.2)]));
  expect(geometry.isCrowded).toBe(true);
  expect([0, 1, 2, 2999].map((row) => layerOf(geometry, row) - layerOf(geometry, 0))).toEqual([
    0, 1, 2, 2,
  ]);
  expect(buildFloorGeometry(plan(stack.slice(0, 300))).isCrowded).toBe(false);
});
