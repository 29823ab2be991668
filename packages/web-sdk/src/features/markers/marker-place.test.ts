import { localFrame } from '@brand/geo';
import type { Coordinate, GeometryElement, Location, Venue } from '@brand/venue';
import { describe, expect, test } from 'vitest';
import type { ElementControl, ElementState } from '../../kernel/element-control.ts';
import { MapSpace } from '../../kernel/map-space.ts';
import { betweenPlaces, nameOf, placeOf } from './marker-place.ts';

const CENTER: Coordinate = { lngLat: [13.4, 52.5], floorId: 'f_ground' };
const ALTITUDES: Record<string, number> = { f_ground: 0, f_upper: 6 };
const FRAME = localFrame([13.4, 52.5]);
const SPACE = new MapSpace({ frame: FRAME } as Venue, (id) => ALTITUDES[id] ?? 0);

const element = { type: 'space', center: CENTER, style: {} } as GeometryElement;

function control(state: Partial<ElementState>): ElementControl {
  const get = (): unknown => ({ visible: true, altitude: 0, height: 0, ...state });
  return { get } as unknown as ElementControl;
}

describe('placeOf', () => {
  test('returns a coordinate unchanged', () => {
    expect(placeOf(CENTER, control({ height: 3 }))()).toBe(CENTER);
  });

  test('returns the top of an element, also after it moved', () => {
    const state = { altitude: 0.5, height: 3 };
    const place = placeOf(element, { get: () => ({ visible: true, ...state }) } as never);
    expect(place().height).toBe(3.5);
    state.height = 1;
    expect(place().height).toBe(1.5);
  });

  test('returns the floor where the element is hidden', () => {
    expect(placeOf(element, control({ visible: false, height: 3 }))().height).toBeUndefined();
  });

  test('uses the first element of a location', () => {
    const location = { type: 'location', elements: [element] } as unknown as Location;
    expect(placeOf(location, control({ height: 2 }))()).toEqual({ ...CENTER, height: 2 });
  });

  test('throws for a location without a place and names it', () => {
    const location = { type: 'location', id: 'l_1', name: 'Lost', elements: [], center: undefined };
    expect(() => placeOf(location as unknown as Location, control({}))).toThrow(
      /"Lost" \(l_1\).*Pass a coordinate/,
    );
  });
});

describe('nameOf', () => {
  test('prefers the name of the location over that of the shape', () => {
    const bakery = { name: 'Unit 12', locations: [{ name: 'Bakery' }] };
    expect(nameOf(bakery as unknown as GeometryElement)).toBe('Bakery');
    expect(nameOf({ name: 'Unit 12', locations: [] } as unknown as GeometryElement)).toBe(
      'Unit 12',
    );
    expect(nameOf(CENTER)).toBe('');
  });
});

describe('betweenPlaces', () => {
  const from: Coordinate = { lngLat: FRAME.toLngLat({ x: 0, y: 0 }), floorId: 'f_ground' };
  const to: Coordinate = {
    lngLat: FRAME.toLngLat({ x: 10, y: 20 }),
    floorId: 'f_upper',
    height: 1,
  };

  test('interpolates linearly through the scene', () => {
    const { x, y, z } = SPACE.toWorld(betweenPlaces(SPACE, from, to, 0.25));
    expect(x).toBeCloseTo(2.5, 6);
    expect(y).toBeCloseTo(5, 6);
    expect(z).toBeCloseTo(1.75, 6);
  });

  test('changes the floor halfway', () => {
    expect(betweenPlaces(SPACE, from, to, 0.49).floorId).toBe('f_ground');
    expect(betweenPlaces(SPACE, from, to, 0.5).floorId).toBe('f_upper');
  });

  test('ends exactly at the target', () => {
    expect(betweenPlaces(SPACE, from, to, 1)).toBe(to);
  });
});
