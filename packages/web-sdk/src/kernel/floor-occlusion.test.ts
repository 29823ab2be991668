import type { Polygon } from '@brand/geo';
import { expect, test } from 'vitest';
import { FloorOcclusion, type CoveringFloor } from './floor-occlusion.ts';

function square(from: number, to: number): Polygon {
  return [
    [
      { x: from, y: from },
      { x: to, y: from },
      { x: to, y: to },
      { x: from, y: to },
    ],
  ];
}

const floor: CoveringFloor = { rings: [square(0, 100)], spaces: [] };
const above = { x: 50, y: 50, z: 500 };
const place = { x: 50, y: 50, z: 0.1 };

function coverOf(shown: CoveringFloor, altitude: number): FloorOcclusion<CoveringFloor> {
  const cover = new FloorOcclusion<CoveringFloor>();
  cover.setFloors([[shown, altitude]]);
  return cover;
}

test('covers a point when a floor is between it and the eye', () => {
  expect(coverOf(floor, 20).isCovered(place, above)).toBe(true);
  expect(new FloorOcclusion().isCovered(place, above)).toBe(false);
});

test('does not cover a point by its own floor, floors below it or floors above the eye', () => {
  expect(coverOf(floor, 0).isCovered(place, above)).toBe(false);
  expect(coverOf(floor, -8).isCovered(place, above)).toBe(false);
  expect(coverOf(floor, 600).isCovered(place, above)).toBe(false);
});

test('tests where the line of sight meets the floor', () => {
  const aslant = { x: 50, y: -900, z: 500 };
  // Seen from far in the south, the point becomes visible below the near edge of the floor.
  expect(coverOf(floor, 20).isCovered(place, aslant)).toBe(true);
  expect(coverOf(floor, 30).isCovered(place, aslant)).toBe(false);
});

test('does not cover through voids, or past spaces without a footprint', () => {
  const atrium = { ...floor, spaces: [{ isVoid: true, rings: [square(40, 60)] }] };
  expect(coverOf(atrium, 20).isCovered(place, above)).toBe(false);
  expect(coverOf(atrium, 20).isCovered({ ...place, x: 20 }, above)).toBe(true);
  const bare = { rings: [], spaces: [{ isVoid: false, rings: [square(40, 60)] }] };
  expect(coverOf(bare, 20).isCovered(place, above)).toBe(true);
  expect(coverOf(bare, 20).isCovered({ ...place, x: 20 }, above)).toBe(false);
});
