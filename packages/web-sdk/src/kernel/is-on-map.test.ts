import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue } from '@brand/venue';
import { expect, test } from 'vitest';
import { isOnMap } from './is-on-map.ts';

test('distinguishes locations without a place from those on the map', async () => {
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
  expect(isOnMap(venue.get('location', 'loc_online'))).toBe(false);
  expect(venue.locations.filter(({ id }) => id !== 'loc_online').every(isOnMap)).toBe(true);
  expect(venue.spaces.every(isOnMap)).toBe(true);
  expect(isOnMap({ lngLat: [13.4, 52.5] })).toBe(true);
});
