import { expect, test } from 'vitest';
import { openTiny } from '../shared/tiny-venue.fixture.ts';
import { searchVenue } from './search-venue.ts';

test('returns locations and categories separately, and nothing for an empty query', async () => {
  const venue = await openTiny();
  expect(searchVenue(venue, 'cafe').locations[0]).toBe(venue.getLocation('loc_cafe'));
  expect(searchVenue(venue, 'food').categories.map(({ name }) => name)).toContain('Food');
  expect(searchVenue(venue, ' ')).toEqual({ locations: [], categories: [] });
});
