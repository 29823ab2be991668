import { tinyVenue } from '@brand/test-kit';
import { expect, test } from 'vitest';
import { collectFloorFacts } from './floor-facts.ts';

test('draws a walkable marking on its room and a lawn below everything', () => {
  const venue = tinyVenue();
  const ground = venue.geometry['f_ground'];
  const room = ground?.features.find(({ properties }) => properties.id === 'g_g-shop');
  for (const id of ['g_rug', 'g_lawn']) {
    ground?.features.push({ ...structuredClone(room!), properties: { id } });
    venue.kinds['f_ground']![id] = 'area';
  }
  venue.walkable['f_ground']!['g_lawn'] = {};
  const floor = venue.floors.features.filter(({ properties }) => properties.id === 'f_ground');
  const order = collectFloorFacts(venue, floor)[0]?.shapes.map(({ id }) => id) ?? [];
  expect(order.indexOf('g_lawn')).toBeLessThan(order.indexOf('g_g-shop'));
  expect(order.indexOf('g_rug')).toBeGreaterThan(order.indexOf('g_g-office'));
  expect(order.indexOf('g_rug')).toBeLessThan(order.indexOf('g_g-kiosk'));
});
