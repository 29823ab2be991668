import type { Floor, GeometryElement } from '@brand/venue';
import { describe, expect, test } from 'vitest';
import { placesInView, type PlaceView } from './places-in-view.ts';

type Shape = { x: number; y: number; name?: string; locations?: object[] };

function floorOf(...shapes: readonly Shape[]): Floor {
  const elements = shapes.map(({ x, y, name = '', locations = [] }) => ({
    name,
    locations,
    center: { lngLat: [x, y] },
  }));
  return { elements } as unknown as Floor;
}

const VIEW: PlaceView = {
  width: 200,
  height: 100,
  middle: { x: 100, y: 50 },
  limit: 10,
  toScreen: ({ lngLat: [x, y] }) => (x < -900 ? undefined : { x, y }),
  isVisible: () => true,
};

function names(floor: Floor, change: Partial<PlaceView> = {}): string[] {
  return placesInView([floor], { ...VIEW, ...change }).map(({ name }) => name);
}

describe('placesInView', () => {
  test('lists places on the screen, the nearest to the centre first', () => {
    const floor = floorOf(
      { x: 10, y: 10, name: 'Far' },
      { x: 101, y: 50, name: 'Near' },
      { x: 201, y: 50, name: 'Outside' },
      { x: -999, y: 0, name: 'Behind the camera' },
    );
    expect(names(floor)).toEqual(['Near', 'Far']);
  });

  test('names a shape by its location, and omits hidden locations and shapes without a name', () => {
    const floor = floorOf(
      { x: 100, y: 50, name: 'Unit 12', locations: [{ name: 'Bakery', isHidden: false }] },
      { x: 100, y: 60, name: 'Store room', locations: [{ name: 'Secret', isHidden: true }] },
      { x: 100, y: 70 },
    );
    expect(names(floor)).toEqual(['Bakery']);
  });

  test('lists a name once, at its nearest place', () => {
    const floor = floorOf({ x: 10, y: 10, name: 'Toilets' }, { x: 90, y: 50, name: 'Toilets' });
    const [place, ...others] = placesInView([floor], VIEW);
    expect(place?.screen.x).toBe(90);
    expect(others).toEqual([]);
  });

  test('respects the limit and visibility', () => {
    const floor = floorOf(
      { x: 100, y: 50, name: 'A' },
      { x: 110, y: 50, name: 'B' },
      { x: 120, y: 50, name: 'C' },
    );
    expect(names(floor, { limit: 2 })).toEqual(['A', 'B']);
    expect(names(floor, { isVisible: ({ name }: GeometryElement) => name !== 'A' })).toEqual([
      'B',
      'C',
    ]);
  });
});
