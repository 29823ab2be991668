import { tinyVenue } from '@brand/test-kit';
import { expect, test } from 'vitest';
import { setValue } from './set-value.ts';

test('replaces one value and keeps all others', () => {
  const venue = tinyVenue();
  const before = structuredClone(venue);
  const pointer = '/features/0/properties/elevation';
  const edited = setValue(venue, { file: 'floors.geojson', pointer, json: '7' });
  expect(edited.floors.features[0]!.properties.elevation).toBe(7);
  expect(edited.floors.features[1]).toBe(venue.floors.features[1]);
  expect(edited.geometry).toBe(venue.geometry);
  expect(venue).toEqual(before);
});

test('replaces a value in the file of a floor', () => {
  const place = { file: 'kinds/f_ground.json', pointer: '/g_g-shop' };
  const edited = setValue(tinyVenue(), { ...place, json: '"hallway"' });
  expect(edited.kinds!['f_ground']!['g_g-shop']).toBe('hallway');
});

test('rejects a value that does not exist', () => {
  const venue = tinyVenue();
  const set = (file: string, pointer: string) => () =>
    setValue(venue, { file, pointer, json: '1' });
  expect(set('locations.json', '/99/id')).toThrow('locations.json /99/id no longer exists');
  expect(set('locations.json', '/__proto__')).toThrow('no longer exists');
  expect(set('gone.json', '')).toThrow('no file gone.json');
});
