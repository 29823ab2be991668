import type { FeatureContext } from '@brand/web-sdk';
import { waitForRenderIdle } from './map-probe.ts';
import { expect, openMap, waitForTwoFrames, test } from './sdk-test.ts';

test('opens buildings as the camera approaches and closes them as it leaves', async ({
  mapPage,
}) => {
  const map = await openMap(mapPage, { venue: 'alder-campus' });
  const log = await map.evaluateHandle(async (view) => {
    const { dynamicFocus } = (await window.loadFeature(
      'dynamic-focus',
    )) as unknown as typeof import('@brand/web-sdk/dynamic-focus');
    await view.camera.focusOn(view.venue.get('floor', 'f_grounds'), { duration: 0 });
    const told: string[] = [];
    const focus = view.use(dynamicFocus, {});
    focus.on('focus-change', ({ stacks }) => told.push(stacks.map(({ id }) => id).join(' ')));
    view.on('floor-change', ({ floor, reason }) => told.push(`${floor.id} ${reason}`));
    return told;
  });
  const visible = (): Promise<string[]> =>
    map.evaluate(({ floors }) => floors.visible.map(({ id }) => id));
  const look = async (x: number, y: number, zoom: number): Promise<void> => {
    await map.evaluate(
      ({ camera, venue }, pose) => {
        camera.set({ center: { lngLat: venue.frame.toLngLat(pose) }, zoom: pose.zoom });
      },
      { x, y, zoom },
    );
    await waitForTwoFrames(mapPage);
  };
  expect(await visible()).toEqual(['f_grounds']);

  await look(-39, 31, 19.2);
  expect(await visible()).toEqual(['f_grounds', 'f_library-0']);
  await map.evaluate((view) => view.floors.set('f_library-2'));
  await look(-39, 31, 17);
  expect(await visible()).toEqual(['f_grounds']);
  await look(-39, 31, 19.2);
  expect(await visible()).toEqual(['f_grounds', 'f_library-2']);
  await look(65, -26, 18.6);
  expect(await visible()).toEqual(['f_grounds', 'f_engineering-0', 'f_commons-ground']);
  // Moves back and forth at the border of both buildings.
  for (const y of [-24, -28, -24, -28]) await look(65, y, 18.6);
  expect(await log.jsonValue()).toEqual([
    'f_library-0 dynamic-focus',
    'fs_library',
    'f_library-2 app',
    'f_grounds dynamic-focus',
    '',
    'f_library-2 dynamic-focus',
    'fs_library',
    'f_commons-ground dynamic-focus',
    'fs_commons fs_engineering',
  ]);
});

test('stacks floors with their markers and restores them', async ({ mapPage }) => {
  const map = await openMap(mapPage, { venue: 'harbour-mall' });
  const stacked = await map.evaluate(async (view) => {
    const { stackedFloors } = (await window.loadFeature(
      'stacked-floors',
    )) as unknown as typeof import('@brand/web-sdk/stacked-floors');
    const { floors, camera, venue, markers } = view;
    const before = { zoom: camera.zoom, pitch: camera.limits.maxPitchDegrees };
    const stack = view.use(stackedFloors);
    const places = venue.floors.map((floor) => floor.spaces.find(({ isVoid }) => !isVoid)!);
    const set = places.map((place) => markers.add(place, { collision: 'always-show' }));
    await stack.show({ gap: 40 });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const altitudes = venue.floors.map((floor) => floors.altitudeOf(floor));
    const apart = places.every((place, index) => {
      const above = camera.toScreen({ ...place.center, height: 0 })!;
      const box = set[index]!.element.getBoundingClientRect();
      return Math.abs(box.bottom - above.y) < 60 && set[index]!.isShown;
    });
    const [lowest] = venue.floors;
    const allInView = venue.floors.every((floor) => camera.isInView(floor, { mode: 'inside' }));
    return {
      before,
      gaps: altitudes.map((altitude) => altitude - altitudes[0]!),
      apart,
      allInView,
      pitch: camera.limits.maxPitchDegrees,
      target: camera.toScreen(places.at(-1)!.center),
      fixed: camera.toScreen({ ...lowest!.center, floorId: lowest!.id }),
    };
  });
  expect(stacked.gaps).toEqual([0, 40, 80]);
  expect(stacked.apart).toBe(true);
  expect(stacked.allInView).toBe(true);
  expect(stacked.pitch).toBe(85);

  await mapPage.mouse.click(stacked.target!.x, stacked.target!.y + 3);
  await waitForTwoFrames(mapPage);
  const selected = await map.evaluate(({ floors, camera, venue }) => {
    const [lowest] = venue.floors;
    return {
      floor: floors.current.id,
      fixed: camera.toScreen({ ...lowest!.center, floorId: lowest!.id }),
    };
  });
  expect(selected.floor).toBe('f_upper');
  // The view stays the same although the camera now targets another height.
  expect(selected.fixed!.x).toBeCloseTo(stacked.fixed!.x, 0);
  expect(selected.fixed!.y).toBeCloseTo(stacked.fixed!.y, 0);

  const hidden = await map.evaluate(async (view) => {
    const { stackedFloors } = (await window.loadFeature(
      'stacked-floors',
    )) as unknown as typeof import('@brand/web-sdk/stacked-floors');
    await view.use(stackedFloors).hide();
    const { camera, floors } = view;
    return {
      zoom: camera.zoom,
      pitch: camera.limits.maxPitchDegrees,
      gap: floors.altitudeOf('f_upper') - floors.altitudeOf('f_ground'),
      visible: floors.visible.map(({ id }) => id),
    };
  });
  expect(hidden.visible).toEqual(['f_upper']);
  // Ceiling height of the ground floor plus the slab above it.
  expect(hidden.gap).toBeCloseTo(5 + 0.4);
  expect(hidden).toMatchObject(stacked.before);
});

test('hides labels of stacked floors behind the floors above', async ({ mapPage }) => {
  const map = await openMap(mapPage, { venue: 'kestrel-house' });
  await map.evaluate(async (view) => {
    const { stackedFloors } = (await window.loadFeature(
      'stacked-floors',
    )) as unknown as typeof import('@brand/web-sdk/stacked-floors');
    await view.use(stackedFloors).show({ pitchDegrees: 55, gap: 9 });
  });
  await waitForRenderIdle(map);
  const { covered, floors } = await map.evaluate((view) => {
    const { hits, stage, elements } = view.use({
      name: 'probe',
      install: (context: FeatureContext) => ({ ...context, remove: () => {} }),
    });
    const shown = view.labels.all.filter(({ isShown }) => isShown);
    const places = shown.flatMap(({ target, text }) => {
      if (!('floor' in target)) return [];
      const { altitude, height } = elements.get(target);
      const screen = view.camera.toScreen({ ...target.center, height: altitude + height })!;
      const met = hits.test({ screen, ray: stage.camera.rayAt(screen) });
      const ground = met.find(({ type }) => type === 'floor' || type === 'space');
      return [{ text, own: target.floor.id, seen: ground?.coordinate.floorId }];
    });
    return {
      covered: places.filter(({ own, seen }) => seen !== undefined && own !== seen),
      floors: new Set(places.map(({ own }) => own)).size,
    };
  });
  expect(covered).toEqual([]);
  expect(floors).toBeGreaterThan(2);
});

test('hides names of buildings that dynamic focus opens', async ({ mapPage }) => {
  const map = await openMap(mapPage, { venue: 'alder-campus' });
  const names = (): Promise<string[]> =>
    map.evaluate(async (view) => {
      await window.animationFrames(12);
      return view.labels.all
        .filter(({ isShown, target }) => isShown && 'floor' in target && target.floor.isOutdoor)
        .map(({ text }) => text);
    });
  expect(await names()).toContain('Alder Library');
  await map.evaluate(async (view) => {
    const { dynamicFocus } = (await window.loadFeature(
      'dynamic-focus',
    )) as unknown as typeof import('@brand/web-sdk/dynamic-focus');
    const library = view.venue.get('floor-stack', 'fs_library');
    // The current floor stays that of the grounds, so no `floor-change` is emitted.
    view.use(dynamicFocus, { automatic: false, followFloor: false }).focus(library);
  });
  expect(await names()).not.toContain('Alder Library');
});

test('shows annotations with their images, reports clicks, and releases object URLs', async ({
  mapPage,
}) => {
  const map = await openMap(mapPage, { venue: 'st-brigid-hospital' });
  const shown = await map.evaluateHandle(async (view) => {
    const { annotations } = (await window.loadFeature(
      'annotations',
    )) as unknown as typeof import('@brand/web-sdk/annotations');
    const api = view.use(annotations);
    const clicked: string[] = [];
    const freed: string[] = [];
    const free = URL.revokeObjectURL.bind(URL);
    URL.revokeObjectURL = (url) => {
      freed.push(url);
      free(url);
    };
    const group = api.show({ symbols: ['aed', 'emergency-exit'], rank: 'high' });
    group.on('click', ({ annotation }) => clicked.push(annotation.symbol.key));
    return { group, clicked, freed };
  });
  const symbol = mapPage.locator('.mv-marker[data-state=shown] [aria-label="Defibrillator (AED)"]');
  await expect(symbol.first()).toBeVisible();
  await expect
    .poll(() =>
      symbol
        .first()
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
  await symbol.first().click();
  const picture = await symbol.first().locator('img').getAttribute('src');
  expect(picture).toMatch(/^blob:/);
  expect(await shown.evaluate(({ clicked }) => clicked)).toEqual(['aed']);
  await shown.evaluate(({ group }) => group.remove());
  await expect(mapPage.locator('.mv-marker')).toHaveCount(0);
  expect(await shown.evaluate(({ freed }) => freed)).toContain(picture);
});
