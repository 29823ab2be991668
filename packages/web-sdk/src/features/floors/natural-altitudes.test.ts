import type { FloorStack } from '@brand/venue';
import { expect, test } from 'vitest';
import { naturalAltitudes, type Storey } from './natural-altitudes.ts';

const [tower, hall] = [{ id: 'tower' }, { id: 'hall' }] as FloorStack[];

function storey(elevation: number, maxHeight?: number, floorStack: FloorStack = tower!): Storey {
  return { elevation, maxHeight, floorStack };
}

/** Altitudes in the order of the floors, to the centimetre. */
function altitudesOf(...floors: Storey[]): number[] {
  const altitudes = naturalAltitudes(floors);
  return floors.map((floor) => Math.round(altitudes.get(floor)! * 100) / 100 + 0);
}

test('each storey is as high as its own ceiling and the slab above', () => {
  expect(altitudesOf(storey(0, 5), storey(1, 3), storey(2, 3))).toEqual([0, 5.4, 8.8]);
});

test('a tall building does not lift the floors of another', () => {
  expect(altitudesOf(storey(0, 9, hall), storey(1, 4, hall), storey(0, 3), storey(1, 3))).toEqual([
    0, 9.4, 0, 3.4,
  ]);
});

test('basements are as deep as they are high', () => {
  expect(altitudesOf(storey(0, 5), storey(-1, 3), storey(-2, 2))).toEqual([0, -3.4, -5.8]);
});

test('a gallery hangs in its hall and does not push up what is above', () => {
  expect(altitudesOf(storey(0, 5.6), storey(0.5, 2), storey(1, 3))).toEqual([0, 3, 6]);
});

test('floors beside each other clear the tallest of them', () => {
  expect(altitudesOf(storey(0, 3), storey(0, 5), storey(1, 3))).toEqual([0, 0, 5.4]);
});

test('levels that are left out count as high as the one below', () => {
  expect(altitudesOf(storey(0, 3.6), storey(3, 3))).toEqual([0, 12]);
  expect(altitudesOf(storey(2, 3.6))).toEqual([8]);
});

test('storeys of unknown height are 4 m high', () => {
  expect(altitudesOf(storey(-1), storey(0), storey(1, 0))).toEqual([-4, 0, 4]);
});
