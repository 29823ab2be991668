import { describe, expect, test } from 'vitest';
import { placeRows, type PlacedVenue } from './place-rows.ts';
import type { Row } from './read-rows.ts';

type Named = { readonly id: string; readonly name: string; readonly elevation: number };

const VENUE: PlacedVenue<Named> = {
  floors: [
    { id: 'hall', name: 'Hall', elevation: 0 },
    { id: 'annexe', name: 'Annexe', elevation: 0 },
    { id: 'gallery', name: 'Gallery', elevation: 1 },
  ],
  bbox: [-9.14, 38.7, -9.13, 38.71],
  isOnFloor: ([longitude], { id }) => (longitude < -9.135 ? id === 'hall' : id === 'annexe'),
};

function row(latitude?: number, longitude?: number, floor?: string | number): Row {
  return {
    index: 0,
    latitude,
    longitude,
    floor,
    name: undefined,
    category: undefined,
    weight: 1,
    details: [],
  };
}

describe('placeRows', () => {
  test('puts a row on its floor, longitude first', () => {
    const { placed } = placeRows([row(38.705, -9.135, 1)], VENUE);
    expect(placed).toMatchObject([{ lngLat: [-9.135, 38.705], floor: { id: 'gallery' } }]);
  });

  test('picks the building of a level number by position', () => {
    const { placed } = placeRows([row(38.705, -9.138, 0), row(38.705, -9.131, 0)], VENUE);
    expect(placed.map(({ floor }) => floor.id)).toEqual(['hall', 'annexe']);
  });

  test('detects latitude and longitude in the wrong fields', () => {
    const { placed, leftOut } = placeRows([row(-9.135, 38.705, 1)], VENUE);
    expect(placed).toEqual([]);
    expect(leftOut).toMatchObject({ swapped: 1, farAway: 0 });
  });

  test('counts skipped rows by reason', () => {
    const { leftOut } = placeRows(
      [
        row(undefined, -9.135, 1),
        row(48.8, 2.3, 1),
        row(38.705, -9.135),
        row(38.705, -9.135, 'Roof'),
        row(38.705, -9.135, 'Roof'),
      ],
      VENUE,
    );
    expect(leftOut).toEqual({
      noPosition: 1,
      farAway: 1,
      noFloor: 1,
      unknownFloor: 2,
      unknownFloors: ['Roof'],
      swapped: 0,
    });
  });
});
