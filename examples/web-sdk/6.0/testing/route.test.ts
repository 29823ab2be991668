/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { openVenue } from '@brand/web-sdk';
import { createSearch } from '@brand/web-sdk/search';
import { expect, test } from 'vitest';

// Use a copy of the bundle, so that the tests need no network.
const bundle = new Uint8Array(await readFile('kestrel-house.zip'));
const venue = await openVenue(bundle);

test('finds a step-free route from the entrance to a room', async () => {
  const [entrance] = createSearch(venue).query('main entrance');
  const room = venue.locations.find(({ name }) => name === 'Glade');
  if (entrance?.type !== 'location' || !room) throw new Error('Not found');

  const route = await venue.route(entrance.element, room, { accessible: true });

  expect(route.found).toBe(true);
});
