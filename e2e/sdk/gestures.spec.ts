import type { JSHandle } from '@playwright/test';
import type { MapView } from '@brand/web-sdk';
import { drag } from './drag.ts';
import type { ScreenPoint } from './map-probe.ts';
import { expect, openMap, test } from './sdk-test.ts';

const MALL = 'harbour-mall';
const OPTIONS = { labels: false, camera: { bearingDegrees: 0 } };

type InteractionEvent = { readonly name: string; readonly kind?: string };

/** The geographic position under a screen point. */
function readPositionUnder(
  map: JSHandle<MapView>,
  screen: ScreenPoint,
): Promise<readonly number[]> {
  return map.evaluate((view, at) => view.camera.toCoordinate(at)!.lngLat, screen);
}

/** Expects two positions to be less than 30 cm apart, about a pixel. */
function expectSamePosition(a: readonly number[], b: readonly number[]): void {
  expect(Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!) * 111_000).toBeLessThan(0.3);
}

function readPose(map: JSHandle<MapView>) {
  return map.evaluate((view) => view.camera.pose());
}

/** Collects `interaction-start` and `interaction-end` events from now on. */
async function watchInteractions(
  map: JSHandle<MapView>,
): Promise<() => Promise<InteractionEvent[]>> {
  const told = await map.evaluateHandle((view) => {
    const list: InteractionEvent[] = [];
    for (const name of ['interaction-start', 'interaction-end'] as const) {
      view.on(name, ({ kind }) => list.push({ name, kind }));
    }
    return list;
  });
  return () => told.evaluate((list) => list.splice(0));
}

async function expectInteraction(
  told: () => Promise<InteractionEvent[]>,
  kind: string,
): Promise<void> {
  const seen: InteractionEvent[] = [];
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

test('pans, zooms and rotates by mouse and wheel, around the point under the cursor', async ({
  mapPage: page,
}) => {
  const map = await openMap(page, { venue: MALL, options: OPTIONS });
  const told = await watchInteractions(map);
  const [from, to] = [
    { x: 200, y: 300 },
    { x: 330, y: 220 },
  ];
  const grabbed = await readPositionUnder(map, from);
  const clicks = await map.evaluateHandle((view) => {
    const list: string[] = [];
    view.on('click', () => list.push('click'));
    return list;
  });
  await drag(page, from, to);
  expectSamePosition(await readPositionUnder(map, to), grabbed);
  await page.mouse.up();
  await expectInteraction(told, 'pointer');
  expect(await clicks.jsonValue()).toEqual([]);

  const before = await readPose(map);
  const under = await readPositionUnder(map, to);
  await page.mouse.wheel(0, -140);
  await expect.poll(async () => (await readPose(map)).zoom).toBeCloseTo(before.zoom + 0.5, 2);
  expectSamePosition(await readPositionUnder(map, to), under);
  await expectInteraction(told, 'wheel');

  await page.mouse.dblclick(to.x, to.y);
  await expect.poll(async () => (await readPose(map)).zoom).toBeGreaterThan(before.zoom + 1);
  expect(await clicks.jsonValue()).toEqual(['click', 'click']);

  await map.evaluate((view) => view.camera.reset());
  const level = await readPose(map);
  await drag(page, { x: 320, y: 240 }, { x: 400, y: 200 }, 'right');
  await page.mouse.up({ button: 'right' });
  const turned = await readPose(map);
  expect(turned.bearingDegrees).not.toBeCloseTo(level.bearingDegrees, 0);
  expect(turned.pitchDegrees).not.toBeCloseTo(level.pitchDegrees, 0);
  expect(turned).toMatchObject({ x: level.x, y: level.y, zoom: level.zoom });

  await map.evaluate((view) => view.camera.setControls({ pan: false, wheel: 'with-modifier' }));
  const still = await readPose(map);
  await drag(page, from, to);
  await page.mouse.up();
  await page.mouse.wheel(0, -140);
  await expect(page.getByText(/Hold (Ctrl|⌘) and scroll to zoom the map/)).toBeVisible();
  expect(await readPose(map)).toEqual(still);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -30);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await readPose(map)).zoom).toBeGreaterThan(still.zoom);
});

test('pans, zooms, rotates and changes floors by keyboard', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: OPTIONS });
  const told = await watchInteractions(map);
  await page.locator('#map [role=region]').focus();
  const start = await readPose(map);
  const metresPerPixel = await map.evaluate((view) => view.camera.metresPerPixel);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return readPose(map);
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

/** Two touch points around the centre, turned clockwise. */
function turn(degrees: number): ScreenPoint[] {
  return [0, 180].map((side) => ({
    x: 320 + 90 * Math.cos(((degrees + side) * Math.PI) / 180),
    y: 240 + 90 * Math.sin(((degrees + side) * Math.PI) / 180),
  }));
}

test('pans, zooms, rotates and clicks by touch', async ({ page }) => {
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
  const start = await readPose(map);
  const middle = { x: 320, y: 240 };
  const grabbed = await readPositionUnder(map, middle);
  await touch('touchStart', { x: 270, y: 240 }, { x: 370, y: 240 });
  for (let reach = 55; reach <= 100; reach += 5) {
    await touch('touchMove', { x: 320 - reach, y: 240 }, { x: 320 + reach, y: 240 });
  }
  await touch('touchEnd');
  const apart = await readPose(map);
  // The first pixels are consumed by gesture recognition.
  expect(apart.zoom - start.zoom).toBeGreaterThan(0.6);
  expect(apart.zoom - start.zoom).toBeLessThan(1.05);
  expectSamePosition(await readPositionUnder(map, middle), grabbed);

  await touch('touchStart', { x: 200, y: 200 });
  for (let step = 1; step <= 6; step++) await touch('touchMove', { x: 200 + step * 15, y: 200 });
  const dragged = await readPose(map);
  await touch('touchEnd');
  expect(dragged.x).toBeLessThan(apart.x - 5);
  expect(await clicks.jsonValue()).toEqual([]);

  await touch('touchStart', ...turn(0));
  for (let degrees = 5; degrees <= 60; degrees += 5) await touch('touchMove', ...turn(degrees));
  await touch('touchEnd');
  const { bearingDegrees } = await readPose(map);
  expect(360 - bearingDegrees).toBeGreaterThan(35);
  expect(360 - bearingDegrees).toBeLessThan(61);

  await touch('touchStart', middle);
  await touch('touchEnd');
  await expect.poll(() => clicks.jsonValue()).toEqual(['f_ground']);
  await touch('touchStart', middle);
  await expect.poll(() => clicks.jsonValue()).toEqual(['f_ground', 'long-press']);
  await touch('touchEnd');
});
