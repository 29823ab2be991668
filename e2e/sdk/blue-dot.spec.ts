import type { JSHandle, Page } from '@playwright/test';
import type { MapView } from '@brand/web-sdk';
import type { BlueDot, BlueDotOptions } from '@brand/web-sdk/blue-dot';
import { colorDistance, colorsAt, waitForRenderIdle } from './map-probe.ts';
import { expect, openMap, test } from './sdk-test.ts';

// A position in a wide hall of the ground floor, where nothing occludes it.
const HERE = { longitude: -9.13895, latitude: 38.70324, accuracy: 6 };
const NORTH_10_M = 10 / 111_000;
const ACCENT = [0x1f, 0x6f, 0xeb] as const;
const STALE = [0x8b, 0x93, 0xa1] as const;

type DotSetup = {
  readonly map: JSHandle<MapView>;
  readonly dot: JSHandle<BlueDot>;
  /** Events that the dot emitted since the last call. */
  readonly takeEvents: () => Promise<string[]>;
};

async function openDot(
  page: Page,
  options: BlueDotOptions = {},
  shown: Readonly<Record<string, unknown>> = {},
): Promise<DotSetup> {
  const map = await openMap(page, {
    venue: 'harbour-mall',
    options: { labels: false, ...shown },
  });
  const dot = await map.evaluateHandle(async (view, featureOptions) => {
    const { blueDot } = (await window.loadFeature(
      'blue-dot',
    )) as unknown as typeof import('@brand/web-sdk/blue-dot');
    return view.use(blueDot, featureOptions);
  }, options);
  const list = await dot.evaluateHandle((api) => {
    const events: string[] = [];
    api.on('state-change', ({ state }) => events.push(state));
    api.on('follow-change', ({ mode, reason }) => events.push(`${mode} by ${reason}`));
    api.on('error', ({ sensor, code }) => events.push(`${sensor} ${code}`));
    api.on('click', () => events.push('click'));
    return events;
  });
  return { map, dot, takeEvents: () => list.evaluate((events) => events.splice(0)) };
}

const readState = (dot: JSHandle<BlueDot>): Promise<string> => dot.evaluate(({ state }) => state);

/** Distance between the colour in the centre of the dot and an expected colour. */
async function distanceFrom(
  { map, dot }: DotSetup,
  color: readonly [number, number, number],
): Promise<number> {
  const place = await map.evaluateHandle(
    (view, api) => view.camera.toScreen({ ...api.position!, height: api.style.altitude })!,
    dot,
  );
  const [found] = await colorsAt(map, [await place.jsonValue()]);
  return colorDistance(found!, color);
}

test('follows the device with dot and camera until the user drags the map', async ({
  mapPage: page,
}) => {
  const context = page.context();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(HERE);
  const dotted = await openDot(page);
  const { map, dot, takeEvents: told } = dotted;
  const grants = await dot.evaluate((api) => api.watchDevice({ compass: false }));
  expect(grants).toEqual({ geolocation: 'granted', compass: 'off' });
  await expect.poll(() => readState(dot)).toBe('active');

  await dot.evaluate((api) => api.follow('position', { zoom: 20, pitchDegrees: 30 }));
  const center = (): Promise<number[]> => map.evaluate(({ camera }) => [...camera.center.lngLat]);
  await expect.poll(async () => (await center())[1]).toBeCloseTo(HERE.latitude, 6);
  expect(await distanceFrom(dotted, ACCENT)).toBeLessThan(12);

  const latitude = HERE.latitude + NORTH_10_M;
  await context.setGeolocation({ ...HERE, latitude });
  await expect.poll(async () => (await center())[1]).toBeCloseTo(latitude, 6);
  expect(await map.evaluate(({ camera }) => camera.zoom)).toBe(20);
  // The browser reports the position as unavailable for a moment whenever a test changes it.
  const own = async (): Promise<string[]> =>
    (await told()).filter((event) => event !== 'geolocation unavailable');
  expect(await own()).toEqual(['active', 'position by app']);

  await page.mouse.click(320, 240);
  await expect.poll(own).toEqual(['click']);
  await page.mouse.move(320, 240);
  await page.mouse.down();
  await page.mouse.move(220, 240, { steps: 3 });
  await page.mouse.up();
  await expect.poll(own).toEqual(['off by interaction']);

  await context.setGeolocation({ ...HERE, accuracy: 80 });
  await expect.poll(() => readState(dot)).toBe('uncertain');
  await context.setGeolocation({ longitude: 0, latitude: 51, accuracy: 5 });
  await expect.poll(() => readState(dot)).toBe('out-of-bounds');
  await waitForRenderIdle(map);
});

test('reports a denied permission as state and event without throwing', async ({
  mapPage: page,
}) => {
  await page.context().clearPermissions();
  // Headed browsers grant sensors without a prompt, headless ones do not.
  await page.context().grantPermissions(['accelerometer', 'gyroscope', 'magnetometer']);
  const { dot, takeEvents: told } = await openDot(page);
  const grants = await dot.evaluate((api) => api.watchDevice());
  expect(grants).toEqual({ geolocation: 'denied', compass: 'unavailable' });
  expect((await told()).toSorted()).toEqual([
    'compass unavailable',
    'disabled',
    'geolocation denied',
  ]);
  const status = page.locator('#map [role=status]');
  await expect(status).toContainText('Your position is not available.');
});

test('simulates a walk along a route over floors until it arrives', async ({ mapPage: page }) => {
  const { map, dot } = await openDot(page, {}, { motion: 'full' });
  const walked = await map.evaluate(async (view, api) => {
    const { venue, floors } = view;
    const [ground, upper] = ['f_ground', 'f_upper'].map(
      (id) => venue.find('floor', id) ?? venue.floors.at(-1)!,
    );
    const shopOn = (floor: typeof ground) =>
      venue.locations.find((place) => place.floors.length === 1 && place.floors[0] === floor)!;
    const route = await venue.route(shopOn(ground), shopOn(upper));
    if (!route.found) throw new Error(route.message);
    view.navigation.draw(route, { fitCamera: false });
    const reasons: string[] = [];
    view.on('floor-change', ({ reason }) => reasons.push(reason));
    api.follow('path', { duration: 0 });
    const walk = api.simulate(route, { speed: 600 });
    const end = await walk.ended;
    const goal = route.coordinates.at(-1)!;
    const [x, y] = api.position!.lngLat;
    return {
      end,
      reasons,
      missed: Math.hypot(x - goal.lngLat[0], y - goal.lngLat[1]) * 111_000,
      isOnGoalFloor: api.floor?.id === goal.floorId && floors.current.id === goal.floorId,
      floors: new Set(route.sections.map(({ floor }) => floor.id)).size,
      following: api.following,
    };
  }, dot);
  expect(walked.floors).toBeGreaterThan(1);
  expect(walked).toMatchObject({ end: 'finished', isOnGoalFloor: true, following: 'path' });
  expect(walked.missed).toBeLessThan(0.1);
  expect(new Set(walked.reasons)).toEqual(new Set(['blue-dot']));
  // The camera arrives too, and then no more frames are drawn. The route is cleared first, because
  // its arrows animate forever.
  await map.evaluate((view) => view.navigation.clear());
  await waitForRenderIdle(map);
  const off = await map.evaluate(({ camera }, api) => {
    const at = camera.toScreen(api.position!)!;
    return Math.hypot(at.x - 320, at.y - 240);
  }, dot);
  expect(off).toBeLessThan(4);
});

test('turns stale, prefers a held position, and hides on other floors', async ({
  mapPage: page,
}) => {
  const dotted = await openDot(page, { staleAfter: 400, pulse: false });
  const { map, dot, takeEvents: told } = dotted;
  await dot.evaluate(
    (api, { longitude, latitude }) =>
      api.report({ lngLat: [longitude, latitude], floorId: 'f_ground', accuracy: 4 }),
    HERE,
  );
  await expect.poll(() => readState(dot)).toBe('stale');
  expect(await distanceFrom(dotted, STALE)).toBeLessThan(12);

  await dot.evaluate((api) => {
    const { lngLat } = api.position!;
    api.hold({ lngLat, accuracy: 1 });
    api.report({ lngLat: [lngLat[0] + 0.001, lngLat[1]] });
    api.update({ color: '#c02080' });
  });
  expect(await dot.evaluate(({ position }) => position!.origin)).toBe('hold');
  expect(await distanceFrom(dotted, [0xc0, 0x20, 0x80])).toBeLessThan(12);
  expect(await told()).toEqual(['active', 'stale', 'active']);

  await map.evaluate((view) => view.floors.set(view.venue.floors.at(-1)!));
  expect(await distanceFrom(dotted, [0xc0, 0x20, 0x80])).toBeGreaterThan(40);
  await map.evaluate((view) => view.floors.set('f_ground'));
  await dot.evaluate((api) => api.hide());
  expect(await distanceFrom(dotted, [0xc0, 0x20, 0x80])).toBeGreaterThan(40);
  await dot.evaluate((api) => api.remove());
  expect(await map.evaluate((view) => view.layers.isVisible('blue-dot'))).toBe(true);
});
