import { drag } from './drag.ts';
import { waitForRenderIdle } from './map-probe.ts';
import { expect, openMap, test } from './sdk-test.ts';

const MALL = 'harbour-mall';
const OPTIONS = { labels: false, camera: { bearingDegrees: 0 } };

test('moves to a pose within its limits and beside its padding', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: OPTIONS });
  const seen = await map.evaluate(async (view) => {
    const { camera, venue } = view;
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

test('focuses on any target and shows its floor', async ({ mapPage: page }) => {
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
    // The target stays clear of the padding.
    await camera.focusOn(lower.spaces[5]!, {
      padding: { left: 200, top: 40, right: 40, bottom: 40 },
    });
    const { coordinates } = lower.spaces[5]!.geometry as { coordinates: number[][][] };
    const corners = coordinates[0]!.map((lngLat) =>
      camera.toScreen({ lngLat: lngLat as unknown as readonly [number, number] })!,
    );
    await camera.focusOn(upper.spaces[0]!, { followFloor: false });
    return {
      found,
      left: Math.min(...corners.map(({ x }) => x)),
      right: Math.max(...corners.map(({ x }) => x)),
      top: Math.min(...corners.map(({ y }) => y)),
      bottom: Math.max(...corners.map(({ y }) => y)),
      kept: floors.current.id,
      inView: view.inView('space').length,
      all: floors.current.spaces.length,
    };
  });
  expect(seen.found).toEqual({
    space: { end: 'finished', isInside: true, floor: 'f_lower' },
    location: { end: 'finished', isInside: true, floor: 'f_upper' },
    floor: { end: 'finished', isInside: true, floor: 'f_lower' },
    several: { end: 'finished', isInside: true, floor: 'f_upper' },
    // The whole world does not fit, so the camera zooms out to its limit.
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

test('animates unless motion is reduced, and stops when the user drags', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const map = await openMap(page, { venue: MALL, options: { ...OPTIONS, motion: 'system' } });
  await waitForRenderIdle(map);
  const flight = await map.evaluate(async (view) => {
    const zooms: number[] = [];
    const stop = view.on('camera-change', ({ zoom }) => zooms.push(zoom));
    const start = view.camera.zoom;
    const end = await view.camera.animateTo({ zoom: start + 2 }, { duration: 3000 });
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
  await waitForRenderIdle(map);
  const jump = await map.evaluate((view) => {
    const [space] = view.venue.get('floor', 'f_upper').spaces;
    void view.camera.focusOn(space!, { duration: 3000 });
    return view.camera.isInView(space!, { mode: 'inside' }) && view.floors.current.id === 'f_upper';
  });
  expect(jump).toBe(true);
});
