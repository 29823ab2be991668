import { expect, test } from 'vitest';
import { openTiny } from '../shared/tiny-venue.fixture.ts';
import { directionsThrough } from './directions-through.ts';
import { VenueSearch } from './venue-search.ts';

test('finds locations and categories, and returns the matches', async () => {
  const venue = await openTiny();
  const search = new VenueSearch(venue);
  await search.ready;
  const [cafe] = search.search('cafe');
  expect(cafe).toMatchObject({ type: 'location', object: venue.getLocation('loc_cafe') });
  expect(cafe!.matches[0]!.field).toBe('name');
  const types = search.search('food').map(({ type }) => type);
  expect(types).toContain('category');
  expect(search.search('  ')).toEqual([]);
});

test('ranks a nickname first and lists the place once', async () => {
  const venue = await openTiny();
  const search = new VenueSearch(venue);
  const shop = venue.getLocation('loc_shop');
  search.addNickname('Café Éclair', shop);
  const found = search.search('cafe');
  expect(found[0]).toMatchObject({ object: shop, matches: [{ field: 'nickname' }] });
  expect(found.filter(({ object }) => object === shop)).toHaveLength(1);
  expect(found.length).toBeGreaterThan(1);
  expect(search.search('cafe', { limit: 1 })).toHaveLength(1);
});

test('returns directions for each leg of a route through several places', async () => {
  const venue = await openTiny();
  const stops = ['loc_info', 'loc_shop', 'loc_cafe'].map((id) => venue.getLocation(id));
  const legs = await directionsThrough(venue, stops);
  expect(legs.map(({ found }) => found)).toEqual([true, true]);
  await expect(directionsThrough(venue, stops.slice(1, 2))).rejects.toThrow('found 1');
});
