import { writeFiles } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { expect, test } from 'vitest';
import { readSnapshot } from './read-snapshot.ts';

test('things are known by their external ids, and by those of the bundle for want of them', async () => {
  const document = tinyVenue();
  document.locations[0]!.details.externalId = 'shop-7';
  const { locations, categories, units } = await readSnapshot(writeFiles(document));
  expect(locations[0]?.externalId).toBe('shop-7');
  expect(locations[1]?.externalId).toBe(document.locations[1]?.id);
  expect(categories.map(({ externalId }) => externalId)).toContain('lcat_food');
  expect(units).toContain('g_g-cafe');
});

test('a place has its fields in the words of feeds', async () => {
  const { locations } = await readSnapshot(writeFiles(tinyVenue()));
  expect(locations[0]?.fields).toMatchObject({
    name: 'Café Morgen',
    categories: ['lcat_food'],
    units: ['g_g-cafe'],
    website: 'https://cafe.example/',
    openingHours: [{ opens: '08:00', closes: '18:30', dayOfWeek: ['Monday', 'Friday'] }],
  });
});

test('a bundle without places is a venue without places', async () => {
  const { locations: _, locationCategories: __, ...rest } = tinyVenue();
  const snapshot = await readSnapshot(writeFiles(rest));
  expect([snapshot.locations, snapshot.categories]).toEqual([[], []]);
});
