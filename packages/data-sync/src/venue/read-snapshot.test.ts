import { writeFiles } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { expect, test } from 'vitest';
import { readSnapshot } from './read-snapshot.ts';

test('identifies objects by external id, else by the id of the bundle', async () => {
  const document = tinyVenue();
  document.locations[0]!.details.externalId = 'shop-7';
  const { locations, categories, units } = await readSnapshot(writeFiles(document));
  expect(locations[0]?.externalId).toBe('shop-7');
  expect(locations[1]?.externalId).toBe(document.locations[1]?.id);
  expect(categories.map(({ externalId }) => externalId)).toContain('lcat_food');
  expect(units).toContain('g_g-cafe');
});

test('maps the fields of a location to the fields of feeds', async () => {
  const { locations } = await readSnapshot(writeFiles(tinyVenue()));
  expect(locations[0]?.fields).toMatchObject({
    name: 'Café Morgen',
    categories: ['lcat_food'],
    units: ['g_g-cafe'],
    website: 'https://cafe.example/',
    openingHours: [{ opens: '08:00', closes: '18:30', dayOfWeek: ['Monday', 'Friday'] }],
  });
});

test('accepts a bundle without locations', async () => {
  const { locations: _, locationCategories: __, ...rest } = tinyVenue();
  const snapshot = await readSnapshot(writeFiles(rest));
  expect([snapshot.locations, snapshot.categories]).toEqual([[], []]);
});
