import { tinyVenue } from '@brand/test-kit';
import { expect, test } from 'vitest';
import { openDocument } from './tiny-venue.fixture.ts';
import { ELEMENT_TYPES } from './touch-everything.fixture.ts';

test('exposes the data of the bundle', async () => {
  const document = tinyVenue();
  document.cmsVenue.id = 'tiny';
  document.cmsVenue.extra = { owner: 'Anna' };
  document.manifest.features[0]!.properties.naturalBearing = 12;
  const venue = await openDocument(document);
  expect(venue).toMatchObject({
    id: 'tiny',
    name: 'Tiny house',
    timeZone: 'Europe/Berlin',
    naturalBearingDegrees: 12,
    center: [13.4, 52.5],
    address: 'Plaza 1, Berlin',
    logo: 'assets/logo.svg',
    website: 'https://tiny.example/',
    extra: { owner: 'Anna' },
  });
  expect(venue.frame.toMetres(venue.center)).toEqual({ x: 0, y: 0 });
  const [west, south, east, north] = venue.bbox;
  expect(venue.frame.toMetres([west, south]).x).toBeCloseTo(-20, 1);
  expect(venue.frame.toMetres([east, north]).y).toBeCloseTo(40, 1);
});

test('uses the centre of the floors if the stated centre is far away', async () => {
  const document = tinyVenue();
  document.manifest.features[0]!.geometry.coordinates = [0, 0];
  const { center } = await openDocument(document);
  expect(center[0]).toBeCloseTo(13.4, 3);
  expect(center[1]).toBeCloseTo(52.5, 3);
});

test('finds elements of every type by id, and the same object every time', async () => {
  const venue = await openDocument(tinyVenue());
  await venue.loadNodes();
  for (const type of ELEMENT_TYPES) {
    for (const element of venue.all(type)) {
      expect(element.type).toBe(type);
      expect(venue.find(type, element.id)).toBe(element);
      expect(venue.get(type, element.id)).toBe(element);
    }
  }
  expect(venue.find('location', 'loci_cafe-upper')?.name).toBe('Café Morgen upstairs');
  expect(venue.find('space', 'g_g-kiosk')).toBeUndefined();
});

test('finds elements by external id', async () => {
  const document = tinyVenue();
  document.geometry['f_ground']!.features[1]!.properties.details = { externalId: 'R-101' };
  document.annotations['f_ground']![0]!.externalId = 'EXT-7';
  document.locations[1]!.details.externalId = 'SHOP';
  const venue = await openDocument(document);
  expect(venue.find('space', 'R-101')?.id).toBe('g_g-shop');
  expect(venue.find('annotation', 'EXT-7')?.id).toBe('a_extinguisher');
  expect(venue.find('location', 'SHOP')?.id).toBe('loc_shop');
  expect(venue.find('location', 'R-101')).toBeUndefined();
});

test('suggests similar ids if an element does not exist', async () => {
  const venue = await openDocument(tinyVenue());
  expect(() => venue.get('location', 'loc_caffe')).toThrow(
    expect.objectContaining({
      code: 'venue/unknown-element',
      message: expect.stringContaining('loc_cafe') as string,
    }),
  );
  expect(() => venue.get('window', 'g_any')).toThrow(/none of this type/);
  expect(() => venue.get('location', 'zzzzzzzzzzzz')).toThrow(/list them with all/);
  expect(() => venue.all('room' as 'space')).toThrow(/The types are: space/);
});

test('returns nodes only after they were loaded', async () => {
  const venue = await openDocument(tinyVenue());
  expect(() => venue.nodes).toThrow(expect.objectContaining({ code: 'venue/nodes-not-loaded' }));
  expect(venue.find('node', 'n_g-gate')).toBeUndefined();
  const nodes = await venue.loadNodes();
  expect(venue.nodes).toBe(nodes);
  const gate = venue.get('node', 'n_g-gate');
  expect(gate.floor.id).toBe('f_ground');
  expect(gate.neighbors.map(({ id }) => id)).toEqual(['n_g-hall-shop']);
  expect(gate.neighbors[0]?.neighbors).toContain(gate);
  expect(gate.elements.map(({ id }) => id).toSorted()).toEqual(['g_g-gate', 'g_g-hall']);
  expect(gate.center.lngLat).toEqual(
    tinyVenue().nodes['f_ground']!.features[0]!.geometry.coordinates,
  );
});

test('reads files of the bundle with their media type', async () => {
  const venue = await openDocument(tinyVenue());
  const logo = await venue.readAsset('assets/logo.svg');
  expect(logo?.type).toBe('image/svg+xml');
  expect(await logo?.text()).toContain('<svg');
  expect(await venue.readAsset('assets/none.svg')).toBeUndefined();
  expect(await venue.readAsset('https://pictures.example/a.png')).toBeUndefined();
});

test('lists top locations and opening hours', async () => {
  const document = tinyVenue();
  document.cmsVenue.operationHours = [{ opens: '08:00', closes: '20:00' }];
  document.cmsVenue.topLocations = ['loc_shop', 'loc_gone', 'loc_cafe'];
  const venue = await openDocument(document);
  expect(venue.topLocations.map(({ id }) => id)).toEqual(['loc_shop', 'loc_cafe']);
  expect(venue.isOpenAt(new Date('2025-06-02T06:30:00Z'))).toBe(true);
  expect(venue.isOpenAt(new Date('2025-06-02T20:30:00Z'))).toBe(false);
});

test('loads nodes once for concurrent calls, and again after an abort', async () => {
  const venue = await openDocument(tinyVenue());
  const reason = new Error('enough');
  const controller = new AbortController();
  const aborted = venue.loadNodes({ signal: controller.signal });
  controller.abort(reason);
  await expect(aborted).rejects.toBe(reason);
  const [first, second] = await Promise.all([venue.routing(), venue.routing()]);
  expect(first).toBe(second);
  expect(first.graph.nodeCount).toBe(await venue.loadNodes().then(({ length }) => length));
});

test('skips or completes malformed nodes', async () => {
  const document = tinyVenue();
  const features = document.nodes['f_ground']!.features as unknown[];
  const broken: unknown[] = [
    null,
    { type: 'Feature', properties: { id: 'n_nowhere' }, geometry: null },
    { type: 'Feature', properties: null, geometry: { type: 'Point', coordinates: [13.4, 52.5] } },
    {
      type: 'Feature',
      properties: { id: 'n_alone', neighbors: null, geometryIds: 5 },
      geometry: { type: 'Point', coordinates: [13.4, 52.5] },
    },
    {
      type: 'Feature',
      properties: { id: 'n_terse', neighbors: [null, { id: 'n_g-gate' }, 3] },
      geometry: { type: 'Point', coordinates: [13.4, 52.5] },
    },
  ];
  const whole = features.length;
  features.push(...broken);
  const venue = await openDocument(document);
  await venue.loadNodes();
  expect(venue.get('floor', 'f_ground').nodes).toHaveLength(whole + 2);
  expect(venue.get('node', 'n_alone').neighbors).toEqual([]);
  expect(venue.get('node', 'n_terse').neighbors.map(({ id }) => id)).toEqual(['n_g-gate']);
});

test('delegates routes to wayfinding', async () => {
  const venue = await openDocument(tinyVenue());
  const shop = venue.get('space', 'g_g-shop');
  const office = venue.get('space', 'g_u-office');
  const route = await venue.route(shop, office);
  expect(route.found).toBe(true);
  const through = await venue.routeThrough([shop, office, shop]);
  expect(through.found).toBe(true);
  const doors = venue.get('floor', 'f_ground').doors;
  const [near] = await venue.nearestByWalking(shop, doors);
  expect(near?.element.id).toBe('g_g-door-shop');
});
