import { pointDistance } from '@brand/geo';
import { tinyVenue, type TinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { openDocument, placeAt } from '../tiny-venue.fixture.ts';
import type { Venue } from '../venue.ts';
import { VenueError } from '../venue-error.ts';
import type { Route, RouteResult } from './route.ts';

function found(result: RouteResult): Route {
  if (!result.found) throw new Error(result.message);
  return result;
}

function connectionsOf({ sections }: Route): string[] {
  return sections.flatMap(({ connection }) => connection?.id ?? []);
}

const openTiny = (): Promise<Venue> => openDocument(tinyVenue());

describe('venue.route', () => {
  it('leads over floors, section by section', async () => {
    const venue = await openTiny();
    const [from, to] = [venue.get('space', 'g_g-shop'), venue.get('space', 'g_u-shop')];
    const route = found(await venue.route(from, to));
    expect(route.from).toBe(from);
    expect(route.to).toBe(to);
    expect(connectionsOf(route)).toEqual(['c_stairs']);
    expect(route.floors.map(({ id }) => id)).toEqual(['f_ground', 'f_upper']);
    expect(route.sections[0]!.toFloor).toBe(route.floors[1]);
    expect(route.coordinates).toHaveLength(
      route.sections.reduce((sum, { points }) => sum + points.length, 0),
    );
    expect(route.distance).toBeCloseTo(
      route.sections.reduce((sum, { distance }) => sum + distance, 0),
      9,
    );
    expect(route.cost).toBeGreaterThan(route.distance);
    // Twice across the house, plus a storey of stairs.
    expect(route.durationSeconds).toBeCloseTo(route.distance / 1.35 + 16, 6);
    expect(route.stops.map(({ target, sectionIndex }) => [target, sectionIndex])).toEqual([
      [from, 0],
      [to, 1],
    ]);
  });

  it('leads from building to building through doors', async () => {
    const venue = await openTiny();
    const [plaza, cafe] = [venue.get('area', 'g_o-plaza'), venue.get('location', 'loc_cafe')];
    const route = found(await venue.route(plaza, cafe));
    expect(connectionsOf(route)).toEqual(['c_gate']);
    expect(route.to).toBe(cafe);
  });

  it('reaches every kind of target', async () => {
    const venue = await openTiny();
    const office = venue.get('space', 'g_g-office');
    const [node] = await venue.loadNodes();
    const targets = [
      venue.get('door', 'g_g-door-shop'),
      venue.get('object', 'g_g-kiosk'),
      venue.get('area', 'g_o-plaza'),
      venue.get('point-of-interest', 'g_g-extinguisher'),
      venue.get('annotation', 'a_extinguisher'),
      venue.get('connection', 'c_lift'),
      node!,
      venue.facades[0]!,
      venue.get('location', 'loc_info'),
      placeAt(3, 9, 'f_ground'),
    ];
    for (const target of targets) {
      expect(found(await venue.route(office, target)).to).toBe(target);
      expect(found(await venue.route(target, office)).from).toBe(target);
    }
  });

  it('picks the nearest of several targets, at both ends', async () => {
    const venue = await openTiny();
    const [shop, stairs, office] = ['g_g-shop', 'g_g-stairs', 'g_g-office'].map((id) =>
      venue.get('space', id),
    );
    const route = found(
      await venue.route([shop!, stairs!], [[office!], placeAt(1, 39, 'f_outside')]),
    );
    expect([route.from, route.to]).toEqual([stairs, office]);
  });

  it('starts and ends at coordinates, never through a wall', async () => {
    const venue = await openTiny();
    const [from, to] = [placeAt(11, 6, 'f_ground'), placeAt(13, 6, 'f_ground')];
    const route = found(await venue.route(from, to));
    expect(route.coordinates[0]!.lngLat[0]).toBeCloseTo(from.lngLat[0], 9);
    expect(route.coordinates.at(-1)!.lngLat[0]).toBeCloseTo(to.lngLat[0], 9);
    // 2 m apart with a wall between: out of one door and in by the other.
    expect(route.distance).toBeGreaterThan(12);
    const [a, b] = [placeAt(2, 11, 'f_ground'), placeAt(5, 9, 'f_ground')];
    expect(found(await venue.route(a, b)).distance).toBeCloseTo(Math.hypot(3, 2), 3);
  });

  it('ends beside an obstacle that contains the coordinate', async () => {
    const venue = await openTiny();
    const inKiosk = placeAt(13, 9.2, 'f_ground');
    const route = found(await venue.route(venue.get('space', 'g_g-shop'), inKiosk));
    const end = venue.frame.toMetres(route.coordinates.at(-1)!.lngLat);
    expect(pointDistance(end, venue.frame.toMetres(inKiosk.lngLat))).toBeGreaterThan(0.5);
  });
});

describe('venue.route with conditions', () => {
  it('avoids steps if the route must be accessible', async () => {
    const venue = await openTiny();
    const [from, to] = [venue.get('space', 'g_g-shop'), venue.get('space', 'g_u-shop')];
    const route = found(await venue.route(from, to, { accessible: true }));
    expect(connectionsOf(route)).toEqual(['c_lift']);
  });

  it('avoids non-public areas unless requested', async () => {
    const document = tinyVenue();
    for (const { properties } of document.nodes['f_ground']!.features) {
      for (const neighbor of properties.neighbors) {
        if (properties.id === 'n_g-office' || neighbor.id === 'n_g-office') neighbor.flags = [1];
      }
    }
    const venue = await openDocument(document);
    const [from, to] = [venue.get('space', 'g_g-shop'), venue.get('location', 'loc_info')];
    const office = venue.get('space', 'g_g-office');
    expect((await venue.route(from, to)).found).toBe(true);
    const result = await venue.route(from, [...office.doors, office]);
    expect(result.found).toBe(true);
    const closed = await venue.route(
      from,
      (await venue.loadNodes()).filter(({ id }) => id === 'n_g-office'),
    );
    expect(closed).toMatchObject({ found: false, reason: 'not-connected' });
    expect(closed).toHaveProperty('message', expect.stringContaining('includeNonPublic'));
    expect((await venue.route(from, office, { includeNonPublic: true })).found).toBe(true);
  });

  it('connects parts of a floor that only door connections join', async () => {
    const venue = await openDocument(withDoorConnections());
    for (const { id } of venue.get('floor', 'f_ground').spaces) {
      const route = found(
        await venue.route(venue.get('space', 'g_g-shop'), venue.get('space', id)),
      );
      // Doors within a floor neither split a section nor need an instruction.
      expect(route.sections).toHaveLength(1);
      expect(route.instructions.map(({ action }) => action)).not.toContain('take-connection');
    }
  });

  it('rejects when its signal is aborted', async () => {
    const venue = await openTiny();
    const [from, to] = [venue.get('space', 'g_g-shop'), venue.get('space', 'g_u-shop')];
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(venue.route(from, to, { signal })).rejects.toThrow('enough');
  });

  it('rejects an invalid target with an explanation', async () => {
    const venue = await openTiny();
    const missing = venue.find('space', 'g_none') as never;
    await expect(venue.route(missing, venue.get('space', 'g_g-shop'))).rejects.toThrow(VenueError);
  });
});

/** Removes the edges between rooms and hallway; a connection of type door joins each pair. */
function withDoorConnections(): TinyVenue {
  const document = tinyVenue();
  const { features } = document.nodes['f_ground']!;
  const rooms = features
    .map(({ properties }) => properties.id)
    .flatMap((id) => (id.startsWith('n_g-hall-') ? [id.slice('n_g-hall-'.length)] : []));
  for (const { properties, geometry } of features) {
    const room = rooms.find((name) => properties.id === `n_g-hall-${name}`);
    properties.neighbors = properties.neighbors.filter(
      ({ id }) =>
        id.startsWith('n_g-door-') === properties.id.startsWith('n_g-door-') ||
        !(id.startsWith('n_g-hall-') || properties.id.startsWith('n_g-hall-')),
    );
    if (!room) continue;
    properties.geometryIds?.push(`g_g-front-${room}`);
    document.geometry['f_ground']!.features.push({
      type: 'Feature',
      geometry,
      properties: { id: `g_g-front-${room}` },
    });
    const ends = [`g_g-front-${room}`, `g_g-door-${room}`].map((geometryId) => ({
      floorId: 'f_ground',
      geometryId,
      flags: [5],
    }));
    document.connections.push({
      id: `c_door-${room}`,
      type: 'door',
      entrances: ends,
      exits: structuredClone(ends),
      entryCost: 0,
      floorCostMultiplier: 0,
    });
  }
  return document;
}

describe('venue.routeThrough', () => {
  it('visits stops in the given order', async () => {
    const venue = await openTiny();
    const stops = ['g_g-shop', 'g_g-office', 'g_g-cafe'].map((id) => venue.get('space', id));
    const route = found(await venue.routeThrough(stops));
    expect(route.stops.map(({ target }) => target)).toEqual(stops);
    expect(route.stops.map(({ sectionIndex }) => sectionIndex)).toEqual([0, 0, 1]);
    expect(route.instructions.map(({ action }) => action)).toContain('pass-stop');
    const [first, second] = route.sections;
    expect(second!.points[0]).toEqual(first!.points.at(-1));
  });

  it('visits stops in the shortest order, the first one first', async () => {
    const venue = await openTiny();
    const [shop, office, cafe, studio] = ['shop', 'office', 'cafe', 'studio'].map((name) =>
      venue.get('space', `g_g-${name}`),
    );
    const stops = [shop!, office!, cafe!, studio!];
    const route = found(await venue.routeThrough(stops, { order: 'shortest' }));
    expect(route.stops.map(({ target }) => target)).toEqual([shop, cafe, studio, office]);
    const given = found(await venue.routeThrough(stops));
    expect(route.cost).toBeLessThan(given.cost);
  });

  it('names the leg without a route', async () => {
    const document = tinyVenue();
    document.connections = [];
    const venue = await openDocument(document);
    const [shop, upper] = [venue.get('space', 'g_g-shop'), venue.get('space', 'g_u-shop')];
    const result = await venue.routeThrough([shop, venue.get('space', 'g_g-cafe'), upper]);
    expect(result).toMatchObject({ found: false, reason: 'not-connected', to: upper });
  });

  it('requires two stops', async () => {
    const venue = await openTiny();
    await expect(venue.routeThrough([])).rejects.toMatchObject({ code: 'venue/bad-option' });
  });
});

describe('venue.nearestByWalking', () => {
  it('returns the nearest on foot, not in a straight line', async () => {
    const venue = await openTiny();
    // 4 m away behind the wall, and 8 m away across the hallway.
    const from = placeAt(14, 4, 'f_ground');
    const [shop, office] = [venue.get('space', 'g_g-shop'), venue.get('space', 'g_g-office')];
    const upper = venue.get('space', 'g_u-office');
    const nearest = await venue.nearestByWalking(from, [upper, shop, office], { limit: 2 });
    expect(nearest.map(({ element }) => element)).toEqual([office, shop]);
    expect(nearest[0]!.distance).toBe(nearest[0]!.route.distance);
    expect(await venue.nearestByWalking(from, [upper, shop, office])).toHaveLength(1);
  });

  it('excludes unreachable candidates', async () => {
    const document = tinyVenue();
    document.connections = [];
    const venue = await openDocument(document);
    const [shop, upper] = [venue.get('space', 'g_g-shop'), venue.get('space', 'g_u-shop')];
    const nearest = await venue.nearestByWalking(venue.get('space', 'g_g-cafe'), [upper, shop], {
      limit: 5,
    });
    expect(nearest.map(({ element }) => element)).toEqual([shop]);
    expect(await venue.nearestByWalking(placeAt(900, 900), [shop])).toEqual([]);
  });
});
