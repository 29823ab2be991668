import type { Page } from '@playwright/test';
import type * as V4 from '@brand/web-sdk-legacy/v4';
import type * as V5 from '@brand/web-sdk-legacy/v5';
import { colorAt, openLegacyVersion } from './legacy-page.ts';
import { expect, waitForTwoFrames, test } from './sdk-test.ts';

type Sdk5 = typeof V5;
type Sdk4 = typeof V4;
const CENTER = [320, 240] as const;

/** Waits for the map to draw, which takes several animation frames. */
async function waitForDraw(page: Page): Promise<void> {
  for (let round = 0; round < 4; round++) await waitForTwoFrames(page);
}

/** Shows the mall with version 5.0. */
async function showMall(page: Page): Promise<void> {
  await openLegacyVersion(page, '5.0');
  await page.evaluate(async () => {
    const { loadVenue, showVenue } = window.legacy as Sdk5;
    const credentials = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };
    const venue = await loadVenue(credentials);
    window.legacyView = await showVenue('#map', venue, { antialias: false });
    window.viewEvents = [];
  });
  await waitForDraw(page);
}

test('shows a venue with labels, markers, tooltips and colours in 5.0', async ({ page }) => {
  await showMall(page);
  const shown = await page.evaluate(() => {
    const mapView = window.legacyView as V5.MapView;
    const { COLLISION_RANK, MARKER_ANCHOR } = window.legacy as Sdk5;
    const labels = mapView.floatingLabels.all;
    const bookshop = mapView.venue.getLocation('bookshop');
    const { length } = labels;
    const isShown = labels.some((label) => label.isShown);
    mapView.floatingLabels.removeAll();
    mapView.flatLabels.labelLocations();
    mapView.markers.add(bookshop, '<b class="pin">Here</b>', {
      anchor: MARKER_ANCHOR.BOTTOM,
      rank: COLLISION_RANK.ALWAYS_VISIBLE,
    });
    mapView.tooltips.add(bookshop, '<i>Closed</i>');
    return { length, isShown, flat: mapView.flatLabels.all.length, map: mapView.currentMap.id };
  });
  expect(shown).toMatchObject({ isShown: true, map: 'f_ground' });
  expect(shown.length).toBeGreaterThan(60);
  expect(shown.flat).toBeGreaterThan(60);
  await page.evaluate(async () => {
    const mapView = window.legacyView as V5.MapView;
    const [polygon] = mapView.venue.getLocation('bookshop').polygons;
    await mapView.showMap(polygon!.map);
    mapView.flatLabels.removeAll();
    mapView.colorPolygon(polygon!, '#ff0000');
    await mapView.camera.focusOn({ polygons: [polygon!] }, { tilt: 0 });
  });
  await expect(page.locator('#map b.pin')).toBeVisible();
  const tooltip = page.locator('#map .sdk-tooltip');
  await expect(tooltip).toHaveText('<i>Closed</i>');
  await expect(tooltip).toHaveCSS('background-color', 'rgb(27, 36, 48)');
  await page.evaluate(() => {
    const mapView = window.legacyView as V5.MapView;
    mapView.markers.removeAll();
    mapView.tooltips.removeAll();
  });
  await waitForDraw(page);
  await expect(tooltip).toHaveCount(0);
  const [red, green, blue] = await colorAt(page, ...CENTER);
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green!, blue!)).toBeLessThan(90);
  await page.evaluate(() => (window.legacyView as V5.MapView).clearPolygonColors());
  await waitForDraw(page);
  expect((await colorAt(page, ...CENTER))[1]).toBeGreaterThan(120);
});

test('reports clicks in one event in 5.0, with polygons only if they are interactive', async ({
  page,
}) => {
  await showMall(page);
  const id = await page.evaluate(async () => {
    const mapView = window.legacyView as V5.MapView;
    const { VIEW_EVENT } = window.legacy as Sdk5;
    mapView.floatingLabels.removeAll();
    const [polygon] = mapView.venue.getLocation('bookshop').polygons;
    await mapView.showMap(polygon!.map);
    await mapView.camera.focusOn({ polygons: [polygon!] }, { tilt: 0 });
    mapView.on(VIEW_EVENT.CLICK, ({ polygons, coordinate }) =>
      window.viewEvents.push(`${polygons.map((one) => one.id).join()} on ${coordinate?.map.id}`),
    );
    mapView.on(VIEW_EVENT.POLYGON_CLICKED, (one) => window.viewEvents.push(`polygon ${one.id}`));
    mapView.on(VIEW_EVENT.NOTHING_CLICKED, () => window.viewEvents.push('nothing'));
    return { polygon: polygon!.id, map: polygon!.map.id };
  });
  const told = (): Promise<string[]> => page.evaluate(() => window.viewEvents.splice(0));
  await page.mouse.click(...CENTER);
  await expect.poll(told).toEqual([` on ${id.map}`, 'nothing']);
  await page.evaluate(() => {
    const mapView = window.legacyView as V5.MapView;
    mapView.addInteractive(mapView.venue.getLocation('bookshop').polygons, {
      hoverColor: '#00aa00',
    });
  });
  await page.mouse.click(...CENTER);
  await expect.poll(told).toEqual([`${id.polygon} on ${id.map}`, `polygon ${id.polygon}`]);
});

test('draws paths, and journeys over maps step by step, in 5.0', async ({ page }) => {
  await showMall(page);
  const journey = await page.evaluate(async () => {
    const mapView = window.legacyView as V5.MapView;
    const { directionsThrough, VIEW_EVENT } = window.legacy as Sdk5;
    const { venue } = mapView;
    const upper = venue.locations.find(
      ({ maps }) => maps.length === 1 && maps[0]!.elevation === 1,
    )!;
    const stops = [venue.getLocation('information'), upper, venue.getLocation('department-store')];
    const legs = await directionsThrough(venue, stops, { accessible: true });
    mapView.on(VIEW_EVENT.MAP_CHANGED, ({ map }) => window.viewEvents.push(map.id));
    mapView.journey.draw(legs, { startMarker: '<b class="start">A</b>' });
    const steps = mapView.journey.steps.map(({ leg, map, link }) => [leg, map.id, link?.type]);
    await mapView.journey.setStep(1);
    const { id } = mapView.currentMap;
    const path = mapView.paths.add(legs[0]!, { color: '#c02080' });
    return { steps, id, told: window.viewEvents, length: path.length, distance: legs[0]!.distance };
  });
  expect(journey.steps.slice(0, 2)).toEqual([
    [0, 'f_ground', 'elevator'],
    [0, 'f_upper', undefined],
  ]);
  expect(journey).toMatchObject({ id: 'f_upper', told: ['f_upper'] });
  // The path includes the connection between floors, which has no length in directions.
  expect(Math.abs(journey.length - journey.distance)).toBeLessThan(journey.distance * 0.2);
  await page.evaluate(() => (window.legacyView as V5.MapView).showMap('f_ground'));
  await expect(page.locator('#map b.start')).toHaveCount(1);
  await page.evaluate(() => (window.legacyView as V5.MapView).journey.clear());
  await expect(page.locator('#map b.start')).toHaveCount(0);
});

test('reports the paths under a click and uses its own names in errors in 5.0', async ({
  page,
}) => {
  await showMall(page);
  const told = await page.evaluate(async () => {
    const mapView = window.legacyView as V5.MapView;
    const { VIEW_EVENT } = window.legacy as Sdk5;
    mapView.floatingLabels.removeAll();
    const [polygon] = mapView.venue.getLocation('bookshop').polygons;
    await mapView.showMap(polygon!.map);
    await mapView.camera.focusOn({ polygons: [polygon!] }, { tilt: 0 });
    const { position } = mapView.camera;
    const { latitude, longitude } = position;
    const ends = [-1e-4, 1e-4].map((step) => ({
      map: position.map,
      latitude,
      longitude: longitude + step,
    }));
    const path = mapView.paths.add(ends, { width: 4 });
    mapView.on(VIEW_EVENT.CLICK, ({ paths }) => window.viewEvents.push(String(paths[0] === path)));
    try {
      mapView.colorPolygon([polygon!], 'red');
    } catch (error) {
      return String(error);
    }
    return '';
  });
  expect(told).toMatch(/^SdkError: polygons: .* found "red"\. Use #rgb or #rrggbb\.$/);
  await page.mouse.click(...CENTER);
  await expect.poll(() => page.evaluate(() => window.viewEvents)).toEqual(['true']);
});

test('shows a blue dot, follows it and stacks maps in 5.0', async ({ page }) => {
  await showMall(page);
  const states = await page.evaluate(async () => {
    const mapView = window.legacyView as V5.MapView;
    const { BLUE_DOT_EVENT, VIEW_EVENT, VIEW_STATE } = window.legacy as Sdk5;
    const { blueDot } = mapView;
    blueDot.on(BLUE_DOT_EVENT.STATE_CHANGE, ({ state, reason }) =>
      window.viewEvents.push(`${state} ${reason ?? ''}`.trim()),
    );
    mapView.on(VIEW_EVENT.STATE_CHANGED, ({ state }) => window.viewEvents.push(state));
    await blueDot.enable({ useDevice: false });
    const here = { latitude: 38.70324, longitude: -9.13895 };
    blueDot.update({ ...here, accuracy: 4 });
    blueDot.update({ ...here, floorLevel: 0, accuracy: 4 });
    blueDot.update({ ...here, floorLevel: 0, accuracy: 80 });
    blueDot.update({ ...here, floorLevel: 0, accuracy: 4 });
    await mapView.setState(VIEW_STATE.FOLLOW);
    return { map: blueDot.position?.map?.id, zoom: mapView.camera.zoom };
  });
  expect(states.map).toBe('f_ground');
  const told = (): Promise<string[]> => page.evaluate(() => window.viewEvents.splice(0));
  expect(await told()).toEqual([
    'listening',
    'has-position',
    'has-indoor-position',
    'uncertain inaccurate',
    'has-indoor-position',
    'follow',
  ]);
  await page.mouse.move(...CENTER);
  await page.mouse.down();
  await page.mouse.move(200, 240, { steps: 3 });
  await page.mouse.up();
  await expect.poll(told).toEqual(['explore']);
  await page.evaluate(async () => {
    const mapView = window.legacyView as V5.MapView;
    const { VIEW_STATE } = window.legacy as Sdk5;
    await mapView.setState(VIEW_STATE.STACKED);
    await mapView.setState(VIEW_STATE.EXPLORE);
    mapView.blueDot.disable();
  });
  expect(await told()).toEqual(['stacked', 'explore', 'not-listening']);
});

test('measures zoom as a height, searches and cleans up in 5.0', async ({ page }) => {
  await showMall(page);
  const found = await page.evaluate(async () => {
    const mapView = window.legacyView as V5.MapView;
    const { CAMERA_EVENT, SdkError, VenueSearch } = window.legacy as Sdk5;
    const { camera } = mapView;
    camera.on(CAMERA_EVENT.ZOOM_CHANGED, (zoom) =>
      window.viewEvents.push(`zoom ${zoom.toFixed(1)}`),
    );
    camera.on(CAMERA_EVENT.TILT_CHANGED, (tilt) => window.viewEvents.push(`tilt ${tilt}`));
    camera.set({ zoom: 100, tilt: 20 });
    const { zoom } = camera;
    // Changes are emitted with the frame that shows them.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    camera.setLimits({ minZoom: 40, maxZoom: 200 });
    camera.set({ zoom: 10 });
    const nearest = camera.zoom;
    const search = new VenueSearch(mapView.venue);
    await search.ready;
    const [hit] = search.search('bookshop');
    mapView.destroy();
    let code = '';
    try {
      await mapView.showMap('f_upper');
    } catch (error) {
      code = error instanceof SdkError ? error.code : String(error);
    }
    mapView.destroy();
    return { zoom, nearest, hit: hit?.object.externalId, code, told: window.viewEvents };
  });
  expect(found.zoom).toBeCloseTo(100, 6);
  expect(found.nearest).toBeCloseTo(40, 6);
  expect(found).toMatchObject({ hit: 'bookshop', code: 'sdk/destroyed' });
  expect(found.told).toContain('zoom 100.0');
  expect(found.told).toContain('tilt 20');
  await expect(page.locator('#map > *')).toHaveCount(0);
});

test('offers methods of the view for what later versions have managers for, in 4.0', async ({
  page,
}) => {
  await openLegacyVersion(page, '4.0');
  const bookshop = await page.evaluate(async () => {
    const { loadVenue, showVenue, VIEW_EVENT } = window.legacy as Sdk4;
    const credentials = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };
    const venue = await loadVenue(credentials);
    const mapView = await showVenue('#map', venue);
    window.legacyView = mapView;
    window.viewEvents = [];
    mapView.on(VIEW_EVENT.POLYGON_CLICKED, ({ id }) => window.viewEvents.push(id));
    mapView.on(VIEW_EVENT.NOTHING_CLICKED, () => window.viewEvents.push('nothing'));
    mapView.on(VIEW_EVENT.MAP_CHANGED, ({ id }) => window.viewEvents.push(id));
    const labels = mapView.labelLocations({ color: '#333333' });
    mapView.removeLabels();
    const [polygon] = venue.getLocation('bookshop').polygons;
    mapView.labelPolygon(polygon!, 'Books');
    mapView.removeLabels();
    await mapView.showMap(polygon!.map);
    mapView.colorPolygon(polygon!, '#ff0000');
    mapView.addMarker(polygon!, '<b class="pin">Here</b>');
    mapView.addTooltip(polygon!, 'Closed today');
    await mapView.focusOn({ polygons: [polygon!] });
    await mapView.setCamera({ tilt: 0 });
    return { labels: labels.length, id: polygon!.id, map: polygon!.map.id };
  });
  expect(bookshop.labels).toBeGreaterThan(60);
  await expect(page.locator('#map b.pin')).toBeVisible();
  await expect(page.locator('#map .sdk-tooltip')).toHaveText('Closed today');
  await page.evaluate(() => {
    const mapView = window.legacyView as V4.MapView;
    mapView.removeMarkers();
    mapView.removeTooltips();
    window.viewEvents.length = 0;
  });
  await waitForDraw(page);
  expect((await colorAt(page, ...CENTER))[1]).toBeLessThan(90);
  const told = (): Promise<string[]> => page.evaluate(() => window.viewEvents.splice(0));
  await page.mouse.click(...CENTER);
  await expect.poll(told).toEqual(['nothing']);
  await page.evaluate((id) => {
    const mapView = window.legacyView as V4.MapView;
    mapView.addInteractive(mapView.venue.polygons.filter((polygon) => polygon.id === id));
  }, bookshop.id);
  await page.mouse.click(...CENTER);
  await expect.poll(told).toEqual([bookshop.id]);
});

test('draws routes with a callback, shows a blue dot and cleans up in 4.0', async ({ page }) => {
  await openLegacyVersion(page, '4.0');
  const drawnWay = await page.evaluate(async () => {
    const { loadVenue, searchVenue, showVenue } = window.legacy as Sdk4;
    const credentials = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };
    const venue = await loadVenue(credentials);
    const mapView = await showVenue('#map', venue, { firstMap: 'f_upper' });
    const first = mapView.currentMap.id;
    const [bookshop] = searchVenue(venue, 'bookshop').locations;
    const { promise, resolve } = Promise.withResolvers<V4.Directions>();
    const desk = venue.getLocation('information');
    desk.directionsTo(bookshop!, {}, (_error, directions) => resolve(directions!));
    const directions = await promise;
    mapView.journey.draw(directions);
    const { isDrawn } = mapView.journey;
    mapView.journey.clear();
    const path = mapView.drawPath(directions);
    const { length } = path;
    mapView.removePath(path);
    await mapView.blueDot.enable({ useDevice: false });
    mapView.blueDot.update({ latitude: 38.70324, longitude: -9.13895, floorLevel: 0 });
    const { state } = mapView.blueDot;
    await mapView.setCamera({ zoom: 150 });
    const { zoom } = mapView.getCamera();
    mapView.destroy();
    return { first, isDrawn, length, state, zoom, words: directions.instructions.length };
  });
  expect(drawnWay).toMatchObject({
    first: 'f_upper',
    isDrawn: true,
    state: 'has-indoor-position',
  });
  expect(drawnWay.length).toBeGreaterThan(10);
  expect(drawnWay.words).toBeGreaterThan(1);
  expect(drawnWay.zoom).toBeCloseTo(150, 6);
  await expect(page.locator('#map > *')).toHaveCount(0);
});

test.describe('4.0 with wrong credentials', () => {
  test.use({ expectedPageErrors: /401/ });
  test('rejects with a message that names the cause', async ({ page }) => {
    await openLegacyVersion(page, '4.0');
    const message = await page.evaluate(async () => {
      const { loadVenue } = window.legacy as Sdk4;
      const wrong = { clientId: 'wrong', clientSecret: 'x', venue: 'harbour-mall' };
      return loadVenue(wrong).catch((error: Error) => error.message);
    });
    expect(message).toBe(
      'The credentials of "wrong" cannot open the venue "harbour-mall" (status 401). Use those of the workspace that owns the venue, or "demo" for the demo venues.',
    );
  });
});
