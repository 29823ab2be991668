import { expect, test } from 'vitest';
import { openTiny } from './tiny-venue.fixture.ts';
import { toFocusTargets, toTarget } from './view-core.ts';

test('converts polygons, locations and coordinates to targets', async () => {
  const venue = await openTiny();
  const shop = venue.getLocation('loc_shop');
  const [polygon] = shop.polygons;
  expect(toTarget(polygon!)).toBe(polygon!.element);
  expect(toTarget(shop)).toBe(polygon!.element);
  const [node] = venue.nodes;
  const place = { lngLat: [node!.longitude, node!.latitude], floorId: node!.map.id };
  expect(toTarget(node!)).toEqual(place);
  expect(toFocusTargets({ locations: [shop], nodes: [node!] }, 'focusOn')).toEqual([
    ...shop.polygons.map(({ element }) => element),
    place,
  ]);
});

test('throws for empty focus targets and invalid coordinates', async () => {
  const venue = await openTiny();
  expect(() => toFocusTargets({ polygons: [] }, 'focusOn')).toThrow('found none of them');
  const map = venue.getMap('f_ground');
  expect(() => toTarget({ map, latitude: Number.NaN, longitude: 0 })).toThrow('found NaN and 0');
});
