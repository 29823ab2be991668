import { sparseOffice, tinyVenue } from '@brand/test-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDocument, placeAt } from '../tiny-venue.fixture.ts';
import type { Venue } from '../venue.ts';

function withoutNodes(): Promise<Venue> {
  return openDocument({ ...tinyVenue(), nodes: {} });
}

let warnings: string[] = [];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => {
    warnings.push(text);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('routes through venues with a missing or broken network', () => {
  it('leads through a bundle without nodes, up by its connections, with one note', async () => {
    const venue = await withoutNodes();
    const [shop, office] = [venue.get('space', 'g_g-shop'), venue.get('space', 'g_u-office')];
    const route = await venue.route(shop, office);
    expect(route.found && route.sections.map(({ floor }) => floor.id)).toEqual([
      'f_ground',
      'f_upper',
    ]);
    expect((await venue.route(office, shop)).found).toBe(true);
    expect(warnings).toEqual([
      'venue.route: the bundle has no nodes, so routes use a network generated from the walkable shapes. To write one into the bundle, run "mvf convert venue.zip --routing generate --output fixed.zip".',
    ]);
  });

  it('leads to rooms that the nodes of the bundle leave out', async () => {
    const venue = await openDocument(sparseOffice());
    const [first, last] = [venue.get('space', 'g_room-2'), venue.get('space', 'g_room-39')];
    const route = await venue.route(first, last);
    expect(route.found && route.distance).toBeGreaterThan(68);
    expect(warnings.join()).toContain('no node of the bundle leads to space "g_room-2"');
  });

  it('finds the nearest of several and the shortest order without nodes', async () => {
    const venue = await withoutNodes();
    const [shop, studio, office] = ['g_g-shop', 'g_g-studio', 'g_u-office'].map((id) =>
      venue.get('space', id),
    );
    const [nearest] = await venue.nearestByWalking(shop!, [office!, studio!]);
    expect(nearest?.element).toBe(studio);
    const through = await venue.routeThrough([shop!, office!, studio!], { order: 'shortest' });
    expect(through.found).toBe(true);
  });
});

describe('a generated network', () => {
  it('keeps rooms closed that the nodes of the bundle close', async () => {
    const document = tinyVenue();
    const { features } = document.nodes['f_ground']!;
    for (const { properties } of features) {
      for (const neighbor of properties.neighbors) {
        if ([properties.id, neighbor.id].includes('n_g-office')) neighbor.flags = [0b001];
      }
      // Nothing is attached to the shop, so its routes come from the shapes.
      const ids = properties.geometryIds ?? [];
      if (ids.includes('g_g-shop') || ids.includes('g_g-door-shop')) properties.geometryIds = [];
    }
    document.nodes['f_ground']!.features = features.filter(
      ({ properties }) => !/^n_g-(shop|door-shop)$/.test(properties.id),
    );
    const venue = await openDocument(document);
    const [shop, office] = [venue.get('space', 'g_g-shop'), venue.get('space', 'g_g-office')];
    expect((await venue.route(shop, office)).found).toBe(false);
    expect((await venue.route(shop, office, { includeNonPublic: true })).found).toBe(true);
  });

  it('accepts node elements of the bundle on the generated network', async () => {
    const venue = await openDocument(sparseOffice());
    const [node] = await venue.loadNodes();
    expect((await venue.route(node!, venue.get('space', 'g_room-40'))).found).toBe(true);
  });

  it('generates nothing for a good network, whatever is not found', async () => {
    const document = tinyVenue();
    document.connections = [];
    const venue = await openDocument(document);
    const generate = vi.spyOn(venue, 'generatedNetwork');
    const [shop, upper] = [venue.get('space', 'g_g-shop'), venue.get('space', 'g_u-office')];
    expect(await venue.route(shop, upper)).toMatchObject({ reason: 'not-connected' });
    const far = placeAt(500, 500, 'f_outside');
    expect(await venue.route(shop, far)).toMatchObject({ reason: 'end-off-network' });
    expect(await venue.nearestByWalking(shop, [upper])).toEqual([]);
    expect((await venue.route(shop, venue.get('space', 'g_g-office'))).found).toBe(true);
    expect(generate).not.toHaveBeenCalled();
    expect(warnings).toEqual([]);
  });

  it('explains a bundle without nodes and without shapes', async () => {
    const venue = await openDocument({ ...tinyVenue(), nodes: {}, geometry: {} });
    const route = await venue.route(placeAt(1, 1), placeAt(2, 2));
    expect(route).toMatchObject({ found: false, reason: 'no-nodes' });
    expect(!route.found && route.message).toMatch(/neither nodes nor walkable shapes/);
  });

  it('stops generating when the app gives up', async () => {
    const venue = await withoutNodes();
    const controller = new AbortController();
    const route = venue.route(venue.get('space', 'g_g-shop'), placeAt(20, 16, 'f_upper'), {
      signal: controller.signal,
    });
    controller.abort(new Error('enough'));
    await expect(route).rejects.toThrow('enough');
  });
});
