import type { JSHandle, Page } from '@playwright/test';
import type { MapView } from '@brand/web-sdk';
import { type ScreenPoint, whenQuiet } from './map-probe.ts';
import { expect, openMap, test } from './sdk-test.ts';

const MALL = 'harbour-mall';
const OPTIONS = { labels: 'none', camera: { bearingDegrees: 0 } };

type Told = { readonly name: string; readonly kind?: string };

/** The degrees under a place on the screen. */
function placeUnder(map: JSHandle<MapView>, screen: ScreenPoint): Promise<readonly number[]> {
  return map.evaluate((view, at) => view.camera.toCoordinate(at)!.lngLat, screen);
}

/** Expects two places to be less than a pixel or so apart. */
function expectSamePlace(a: readonly number[], b: readonly number[]): void {
  expect(Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!) * 111_000).toBeLessThan(0.3);
}

function poseOf(map: JSHandle<MapView>) {
  return map.evaluate((view) => view.camera.pose());
}

/** What `interaction-start` and `interaction-end` tell from now on. */
async function watchInteractions(map: JSHandle<MapView>): Promise<() => Promise<Told[]>> {
  const told = await map.evaluateHandle((view) => {
    const list: Told[] = [];
    for (const name of ['interaction-start', 'interaction-end'] as const) {
      view.on(name, ({ kind }) => list.push({ name, kind }));
    }
    return list;
  });
  return () => told.evaluate((list) => list.splice(0));
}

async function expectInteraction(told: () => Promise<Told[]>, kind: string): Promise<void> {
  const seen: Told[] = [];
  await expect
    .poll(async () => {
      seen.push(...(await told()));
      return seen;
    })
    .toEqual([
      { name: 'interaction-start', kind },
      { name: 'interaction-end', kind },
    ]);
}

async function drag(page: Page, from: ScreenPoint, to: ScreenPoint, button?: 'right') {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: button ?? 'left' });
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
}

test('goes where it is told, within its limits and beside its padding', async ({
  mapPage: page,
}) => {
  const map = await openMap(page, { venue: MALL, options: OPTIONS });
  const seen = await map.evaluate(async (view) => {
    const { camera, venue } = view;
    const poses: string[] = [];
    view.on('camera-change', ({ zoom }) => poses.push(zoom.toFixed(2)));
    const start = camera.pose();
    const [space] = view.floors.current.spaces;
    camera.set({ center: space!.center, zoom: 20, bearingDegrees: 370, pitchDegrees: 30 });
    const middle = camera.toScreen(space!.center)!;
    const { bearingDegrees, pitchDegrees } = camera;
    camera.set({ zoom: 40, pitchDegrees: 89, center: { lngLat: [0, 0] } });
    const limited = camera.pose();
    const isNearVenue = camera.center.lngLat[0] - venue.center[0] < 0.02;
    camera.setLimits({ maxZoom: 19, maxPitchDegrees: 40 });
    const narrowed = camera.pose();
    camera.set({ center: space!.center });
    await camera.setPadding({ left: 240, top: 80 });
    const beside = camera.toScreen(space!.center)!;
    const under = camera.toCoordinate(beside)!;
    const refusals = [
      () => camera.setLimits({ minZoom: 20 }),
      () => camera.set({ zoom: Number.NaN }),
      () => camera.setControls({ wheel: 'spin' as 'zoom' }),
    ].map((attempt) => {
      try {
        attempt();
        return 'accepted';
      } catch (error) {
        return (error as { code?: string }).code;
      }
    });
    await camera.setPadding({ left: 0, top: 0 });
    camera.setLimits({ maxZoom: 22, maxPitchDegrees: 75 });
    await camera.reset();
    const { x, y, zoom } = camera.pose();
    const away = Math.hypot(x - start.x, y - start.y) + Math.abs(zoom - start.zoom);
    const ground = camera.bounds().coordinates[0]!.length;
    return {
      middle,
      bearingDegrees,
      pitchDegrees,
      limited,
      isNearVenue,
      narrowed,
      beside,
      refusals,
      away,
      ground,
      poses,
      isUnder:
        Math.hypot(
          under.lngLat[0] - space!.center.lngLat[0],
          under.lngLat[1] - space!.center.lngLat[1],
        ) < 1e-7,
    };
  });
  expect(seen.middle.x).toBeCloseTo(320, 1);
  expect(seen.middle.y).toBeCloseTo(240, 1);
  expect(seen.bearingDegrees).toBeCloseTo(10);
  expect(seen.pitchDegrees).toBe(30);
  expect(seen.limited).toMatchObject({ zoom: 22, pitchDegrees: 75 });
  expect(seen.isNearVenue).toBe(true);
  expect(seen.narrowed).toMatchObject({ zoom: 19, pitchDegrees: 40 });
  expect(seen.beside.x).toBeCloseTo(440, 1);
  expect(seen.beside.y).toBeCloseTo(280, 1);
  expect(seen.isUnder).toBe(true);
  expect(seen.refusals).toEqual(Array(3).fill('map-view/bad-option'));
  expect(seen.away).toBeLessThan(0.01);
  expect(seen.ground).toBeGreaterThanOrEqual(5);
});

test('brings anything into view, on its floor', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: OPTIONS });
  const seen = await map.evaluate(async (view) => {
    const { camera, floors, venue } = view;
    const upper = venue.get('floor', 'f_upper');
    const lower = venue.get('floor', 'f_lower');
    const shop = venue.locations.find((one) => one.floors[0] === upper)!;
    const route = await venue.route(venue.get('floor', 'f_ground').spaces[0]!, shop);
    const targets = {
      space: lower.spaces[5]!,
      location: shop,
      floor: lower,
      several: upper.spaces.slice(0, 4),
      box: [-180, -90, 180, 90] as const,
      route: route as Extract<typeof route, { found: true }>,
    };
    const found: Record<string, unknown> = {};
    for (const [name, target] of Object.entries(targets)) {
      const end = await camera.focusOn(target as never, { pitchDegrees: 50, bearingDegrees: 20 });
      const isInside = camera.isInView(target as never, { mode: 'inside' });
      found[name] = { end, isInside, floor: floors.current.id };
    }
    // What is brought into view stays clear of the edges.
    await camera.focusOn(lower.spaces[5]!, {
      padding: { left: 200, top: 40, right: 40, bottom: 40 },
    });
    const { coordinates } = lower.spaces[5]!.geometry as { coordinates: number[][][] };
    const corners = coordinates[0]!.map((lngLat) =>
      camera.toScreen({ lngLat: lngLat as unknown as readonly [number, number] })!,
    );
    await camera.focusOn(upper.spaces[0]!, { floor: 'keep' });
    return {
      found,
      left: Math.min(...corners.map(({ x }) => x)),
      right: Math.max(...corners.map(({ x }) => x)),
      top: Math.min(...corners.map(({ y }) => y)),
      bottom: Math.max(...corners.map(({ y }) => y)),
      kept: floors.current.id,
      zoom: camera.zoom,
      inView: view.inView('space').length,
      all: floors.current.spaces.length,
    };
  });
  expect(seen.found).toEqual({
    space: { end: 'finished', isInside: true, floor: 'f_lower' },
    location: { end: 'finished', isInside: true, floor: 'f_upper' },
    floor: { end: 'finished', isInside: true, floor: 'f_lower' },
    several: { end: 'finished', isInside: true, floor: 'f_upper' },
    // The whole world does not fit: the camera goes as far away as its limits let it.
    box: { end: 'finished', isInside: false, floor: 'f_upper' },
    route: { end: 'finished', isInside: true, floor: 'f_upper' },
  });
  expect(seen.left).toBeGreaterThanOrEqual(199);
  expect(seen.top).toBeGreaterThanOrEqual(39);
  expect(seen.right).toBeLessThanOrEqual(601);
  expect(seen.bottom).toBeLessThanOrEqual(441);
  expect(seen.kept).toBe('f_lower');
  expect(seen.inView).toBeGreaterThan(0);
  expect(seen.inView).toBeLessThan(seen.all);
});

test('follows mouse and wheel, and keeps what is under them', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: OPTIONS });
  const told = await watchInteractions(map);
  const [from, to] = [
    { x: 200, y: 300 },
    { x: 330, y: 220 },
  ];
  const grabbed = await placeUnder(map, from);
  const clicks = await map.evaluateHandle((view) => {
    const list: string[] = [];
    view.on('click', () => list.push('click'));
    return list;
  });
  await drag(page, from, to);
  expectSamePlace(await placeUnder(map, to), grabbed);
  await page.mouse.up();
  await expectInteraction(told, 'pointer');
  expect(await clicks.jsonValue()).toEqual([]);

  const before = await poseOf(map);
  const under = await placeUnder(map, to);
  await page.mouse.wheel(0, -140);
  await expect.poll(async () => (await poseOf(map)).zoom).toBeCloseTo(before.zoom + 0.5, 2);
  expectSamePlace(await placeUnder(map, to), under);
  await expectInteraction(told, 'wheel');

  await page.mouse.dblclick(to.x, to.y);
  await expect.poll(async () => (await poseOf(map)).zoom).toBeGreaterThan(before.zoom + 1);
  expect(await clicks.jsonValue()).toEqual(['click', 'click']);

  await map.evaluate((view) => view.camera.reset());
  const level = await poseOf(map);
  await drag(page, { x: 320, y: 240 }, { x: 400, y: 200 }, 'right');
  await page.mouse.up({ button: 'right' });
  const turned = await poseOf(map);
  expect(turned.bearingDegrees).not.toBeCloseTo(level.bearingDegrees, 0);
  expect(turned.pitchDegrees).not.toBeCloseTo(level.pitchDegrees, 0);
  expect(turned).toMatchObject({ x: level.x, y: level.y, zoom: level.zoom });

  await map.evaluate((view) => view.camera.setControls({ pan: false, wheel: 'with-modifier' }));
  const still = await poseOf(map);
  await drag(page, from, to);
  await page.mouse.up();
  await page.mouse.wheel(0, -140);
  await expect(page.getByText(/Hold (Ctrl|⌘) and scroll to zoom the map/)).toBeVisible();
  expect(await poseOf(map)).toEqual(still);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -30);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await poseOf(map)).zoom).toBeGreaterThan(still.zoom);
});

test('follows the keyboard', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: OPTIONS });
  const told = await watchInteractions(map);
  await page.locator('#map [role=region]').focus();
  const start = await poseOf(map);
  const metresPerPixel = await map.evaluate((view) => view.camera.metresPerPixel);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return poseOf(map);
  };
  const right = await press('ArrowRight');
  await expectInteraction(told, 'keyboard');
  expect(right.x - start.x).toBeCloseTo(80 * metresPerPixel, 3);
  expect(right.y).toBeCloseTo(start.y, 6);
  const up = await press('ArrowUp');
  expect(up.y - start.y).toBeCloseTo(80 * metresPerPixel, 3);
  expect((await press('+')).zoom).toBeCloseTo(start.zoom + 0.5, 5);
  expect((await press('-')).zoom).toBeCloseTo(start.zoom, 5);
  expect((await press('Shift+ArrowRight')).bearingDegrees).toBeCloseTo(15, 5);
  expect((await press('Shift+ArrowUp')).pitchDegrees).toBeCloseTo(start.pitchDegrees + 10, 5);
  await press('PageUp');
  expect(await map.evaluate(({ floors }) => floors.current.id)).toBe('f_upper');
  await press('PageDown');
  await press('PageDown');
  await press('PageDown');
  expect(await map.evaluate(({ floors }) => floors.current.id)).toBe('f_lower');
  const home = await press('Home');
  expect(home.bearingDegrees).toBeCloseTo(0, 5);
  expect(home.pitchDegrees).toBeCloseTo(start.pitchDegrees, 5);
  await map.evaluate((view) => view.camera.setControls({ keyboard: false }));
  expect(await press('ArrowLeft')).toEqual(home);
});

test('follows fingers', async ({ page }) => {
  const map = await openMap(page, { venue: MALL, options: OPTIONS });
  const clicks = await map.evaluateHandle((view) => {
    const list: (string | undefined)[] = [];
    view.on('click', ({ floor }) => list.push(floor?.id));
    view.on('long-press', () => list.push('long-press'));
    return list;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: ScreenPoint[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const start = await poseOf(map);
  const middle = { x: 320, y: 240 };
  const grabbed = await placeUnder(map, middle);
  await touch('touchStart', { x: 270, y: 240 }, { x: 370, y: 240 });
  for (let reach = 55; reach <= 100; reach += 5) {
    await touch('touchMove', { x: 320 - reach, y: 240 }, { x: 320 + reach, y: 240 });
  }
  await touch('touchEnd');
  const apart = await poseOf(map);
  // The first pixels are needed to know what the fingers are up to.
  expect(apart.zoom - start.zoom).toBeGreaterThan(0.6);
  expect(apart.zoom - start.zoom).toBeLessThan(1.05);
  expectSamePlace(await placeUnder(map, middle), grabbed);

  await touch('touchStart', { x: 200, y: 200 });
  for (let step = 1; step <= 6; step++) await touch('touchMove', { x: 200 + step * 15, y: 200 });
  const dragged = await poseOf(map);
  await touch('touchEnd');
  expect(dragged.x).toBeLessThan(apart.x - 5);
  expect(await clicks.jsonValue()).toEqual([]);

  const turn = (degrees: number): ScreenPoint[] =>
    [0, 180].map((side) => ({
      x: 320 + 90 * Math.cos(((degrees + side) * Math.PI) / 180),
      y: 240 + 90 * Math.sin(((degrees + side) * Math.PI) / 180),
    }));
  await touch('touchStart', ...turn(0));
  for (let degrees = 5; degrees <= 60; degrees += 5) await touch('touchMove', ...turn(degrees));
  await touch('touchEnd');
  const { bearingDegrees } = await poseOf(map);
  expect(360 - bearingDegrees).toBeGreaterThan(35);
  expect(360 - bearingDegrees).toBeLessThan(61);

  await touch('touchStart', middle);
  await touch('touchEnd');
  await expect.poll(() => clicks.jsonValue()).toEqual(['f_ground']);
  await touch('touchStart', middle);
  await expect.poll(() => clicks.jsonValue()).toEqual(['f_ground', 'long-press']);
  await touch('touchEnd');
});

test('flies unless motion is reduced, and gives way to the user', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const map = await openMap(page, { venue: MALL, options: { ...OPTIONS, motion: 'system' } });
  await whenQuiet(map);
  const flight = await map.evaluate(async (view) => {
    const zooms: number[] = [];
    const stop = view.on('camera-change', ({ zoom }) => zooms.push(zoom));
    const start = view.camera.zoom;
    const end = await view.camera.animateTo({ zoom: start + 2 }, { duration: 700 });
    stop();
    const isSteady = zooms.every((zoom, index) => index === 0 || zoom >= zooms[index - 1]!);
    return { end, isSteady, frames: zooms.length, gained: view.camera.zoom - start };
  });
  expect(flight).toMatchObject({ end: 'finished', isSteady: true });
  expect(flight.frames).toBeGreaterThan(2);
  expect(flight.gained).toBeCloseTo(2, 5);

  const ends = await map.evaluate(async ({ camera }) => {
    const first = camera.animateTo({ bearingDegrees: 90 }, { duration: 5000 });
    const controller = new AbortController();
    const second = camera.animateTo(
      { bearingDegrees: 45 },
      { duration: 5000, signal: controller.signal },
    );
    const replaced = await first;
    controller.abort();
    const aborted = await second;
    const third = camera.animateTo({ bearingDegrees: 45 }, { duration: 5000 });
    camera.stop();
    return [replaced, aborted, await third];
  });
  expect(ends).toEqual(['stopped', 'stopped', 'stopped']);

  const flying = map.evaluate((view) =>
    view.camera.animateTo({ zoom: view.camera.zoom - 3 }, { duration: 20_000 }),
  );
  await drag(page, { x: 300, y: 200 }, { x: 340, y: 240 });
  await page.mouse.up();
  expect(await flying).toBe('stopped');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await whenQuiet(map);
  const jump = await map.evaluate((view) => {
    const [space] = view.venue.get('floor', 'f_upper').spaces;
    void view.camera.focusOn(space!, { duration: 3000 });
    return view.camera.isInView(space!, { mode: 'inside' }) && view.floors.current.id === 'f_upper';
  });
  expect(jump).toBe(true);
});
