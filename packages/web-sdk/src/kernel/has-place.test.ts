import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue } from '@brand/venue';
import { expect, test } from 'vitest';
import { hasPlace } from './has-place.ts';

test('tells locations that are only in lists from what is on the map', async () => {
  const document = tinyVenue();
  const venue = await openVenue(
    writeBundle({
      ...document,
      locations: [
        ...(document.locations ?? []),
        { id: 'loc_online', details: { name: 'Online shop' }, geometryAnchors: [] },
      ],
    }),
  );
  expect(hasPlace(venue.get('location', 'loc_online'))).toBe(false);
  expect(venue.locations.filter(({ id }) => id !== 'loc_online').every(hasPlace)).toBe(true);
  expect(venue.spaces.every(hasPlace)).toBe(true);
  expect(hasPlace({ lngLat: [13.4, 52.5] })).toBe(true);
});
