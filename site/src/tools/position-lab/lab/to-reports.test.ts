import { expect, test } from 'vitest';
import type { Fix } from '../recording.ts';
import { openTinyLab } from './lab.fixture.ts';
import type { FloorSettings } from './settings.ts';
import { defaultFloorSource, listUnknownFloors, toReports } from './to-reports.ts';

const { venue } = await openTinyLab();
const upper = venue.floors.find(({ elevation }) => elevation === 1)!;
const FLOORS: FloorSettings = { source: 'recording', groundAltitude: 100, floorHeight: 4 };

function fix(change: Partial<Fix>): Fix {
  return { source: 1, lngLat: venue.center, time: 0, ...change };
}

function floorOf(change: Partial<Fix>, settings: Partial<FloorSettings> = {}): object {
  const [{ floorId, floorLevel } = {}] = toReports([fix(change)], venue, {
    ...FLOORS,
    ...settings,
  });
  return { floorId, floorLevel };
}

test('finds a floor by id, name and level, whatever its case', () => {
  expect(floorOf({ floor: upper.id })).toMatchObject({ floorId: upper.id });
  expect(floorOf({ floor: upper.name.toUpperCase() })).toMatchObject({ floorId: upper.id });
  expect(floorOf({ floorLevel: 1 })).toMatchObject({ floorLevel: 1 });
  expect(floorOf({ floor: 'roof' })).toEqual({ floorId: undefined, floorLevel: undefined });
  expect(listUnknownFloors([fix({ floor: 'roof' }), fix({ floor: upper.id })], venue)).toEqual([
    'roof',
  ]);
});

test('derives the level from the altitude', () => {
  const level = (altitude: number): unknown => floorOf({ altitude }, { source: 'altitude' });
  expect([99, 103, 109, 95].map(level)).toEqual(
    [0, 1, 2, -1].map((floorLevel) => ({ floorId: undefined, floorLevel })),
  );
  expect(floorOf({}, { source: 'altitude' })).toEqual({});
});

test('puts a recording without floors on the ground floor', () => {
  expect(defaultFloorSource([fix({})], venue)).toBe('floor:f_ground');
  expect(defaultFloorSource([fix({ floorLevel: 0 })], venue)).toBe('recording');
  expect(floorOf({ floor: upper.id }, { source: 'floor:f_ground' })).toMatchObject({
    floorId: 'f_ground',
  });
});
