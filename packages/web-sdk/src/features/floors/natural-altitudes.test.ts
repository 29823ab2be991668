import type { FloorStack } from '@brand/venue';
import { expect, test } from 'vitest';
import { naturalAltitudes, type Storey } from './natural-altitudes.ts';

const [tower, hall] = [{ id: 'tower' }, { id: 'hall' }] as FloorStack[];

function storey(elevation: number, maxHeight?: number, floorStack: FloorStack = tower!): Storey {
  return { elevation, maxHeight, floorStack };
}

/** Altitudes in the order of the floors, rounded to centimetres. */
function altitudesOf(...floors: Storey[]): number[] {
  const altitudes = naturalAltitudes(floors);
  return floors.map((floor) => Math.round(altitudes.get(floor)! * 100) / 100 + 0);
}

test('stacks storeys by their own ceiling and the slab above', () => {
  expect(altitudesOf(storey(0, 5), storey(1, 3), storey(2, 3))).toEqual([0, 5.4, 8.8]);
});

test('does not raise floors because of a tall building beside them', () => {
  expect(altitudesOf(storey(0, 9, hall), storey(1, 4, hall), storey(0, 3), storey(1, 3))).toEqual([
    0, 9.4, 0, 3.4,
  ]);
});

test('places basements as deep as they are high', () => {
  expect(altitudesOf(storey(0, 5), storey(-1, 3), storey(-2, 2))).toEqual([0, -3.4, -5.8]);
});

test('places a gallery inside its hall without raising the floor above', () => {
  expect(altitudesOf(storey(0, 5.6), storey(0.5, 2), storey(1, 3))).toEqual([0, 3, 6]);
});

test('clears the tallest of adjacent floors', () => {
  expect(altitudesOf(storey(0, 3), storey(0, 5), storey(1, 3))).toEqual([0, 0, 5.4]);
});

test('counts missing levels as high as the one below', () => {
  expect(altitudesOf(storey(0, 3.6), storey(3, 3))).toEqual([0, 12]);
  expect(altitudesOf(storey(2, 3.6))).toEqual([8]);
});

test('uses 4 m for storeys of unknown height', () => {
  expect(altitudesOf(storey(-1), storey(0), storey(1, 0))).toEqual([-4, 0, 4]);
});
