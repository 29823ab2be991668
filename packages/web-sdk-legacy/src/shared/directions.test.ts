import type { RouteResult } from '@brand/venue';
import { describe, expect, test } from 'vitest';
import { Directions, routeOf } from './directions.ts';
import { openTiny } from './tiny-venue.fixture.ts';

describe('Directions', () => {
  test('span several maps, with points, texts and links', async () => {
    const venue = await openTiny();
    const upper = venue.getMap('f_upper').polygons.find(({ id }) => id === 'g_u-cafe')!;
    const directions = await venue
      .getLocation('loc_info')
      .directionsTo(upper, { accessible: true });
    expect(directions.found).toBe(true);
    expect(directions.maps.map(({ id }) => id)).toEqual(['f_ground', 'f_upper']);
    expect(directions.path.at(-1)!.map.id).toBe('f_upper');
    const taken = directions.instructions.find(({ action }) => action === 'take-link');
    expect(taken?.link).toBe(venue.links.find(({ type }) => type === 'elevator'));
    expect(directions.instructions.at(-1)!.action).toBe('arrive');
  });

  test('start at polygons, nodes and coordinates too', async () => {
    const venue = await openTiny();
    const shop = venue.getLocation('loc_shop');
    const node = venue.nodes.find(({ id }) => id === 'n_g-gate');
    const fromNode = await node!.directionsTo(shop);
    const fromPolygon = await shop.polygons[0]!.directionsTo(venue.getLocation('loc_info'));
    expect([fromNode.found, fromPolygon.found]).toEqual([true, true]);
    expect(fromNode.distance).toBeGreaterThan(0);
    const back = await shop.directionsTo(node!);
    expect(back.path.at(-1)).toMatchObject({ map: node!.map, latitude: node!.latitude });
  });

  test('report a missing route with a reason, without an error', async () => {
    const venue = await openTiny((document) => {
      document.connections = [];
    });
    const [upper] = venue.getMap('f_upper').polygons;
    const none = await venue.getLocation('loc_info').directionsTo(upper!);
    expect(none).toMatchObject({ found: false, distance: 0, path: [], instructions: [] });
    expect(none.reason).not.toBe('');
    expect(() => routeOf(none, 'journey.draw')).toThrow('Look at directions.found');
  });

  test('omit advice that applies to later versions only', async () => {
    const { index } = await openTiny();
    const none = new Directions(
      {
        found: false,
        reason: 'not-connected',
        message:
          'No path connects A and B. Only paths that are closed to visitors do. Set includeNonPublic to true if the route may use them.',
      } as RouteResult,
      index,
    );
    expect(none.reason).toBe(
      'No path connects A and B. Only paths that are closed to visitors do.',
    );
    expect(() => routeOf(none, 'path')).toThrow('closed to visitors do. Look at directions.found');
  });

  test('support a callback, called exactly once', async () => {
    const venue = await openTiny();
    const { promise, resolve } = Promise.withResolvers<[unknown, Directions | undefined]>();
    const result = venue
      .getLocation('loc_info')
      .directionsTo(venue.getLocation('loc_shop'), {}, (...told) => resolve(told));
    expect(result).toBeUndefined();
    const [error, directions] = await promise;
    expect([error, directions?.found]).toEqual([undefined, true]);
  });

  test('reject an invalid target', async () => {
    const venue = await openTiny();
    const info = venue.getLocation('loc_info');
    await expect(info.directionsTo('loc_shop' as never)).rejects.toMatchObject({
      code: 'sdk/bad-option',
    });
  });
});
