import type { JSHandle, Page } from '@playwright/test';
import type { MapView } from '@brand/web-sdk';
import type { Models } from '@brand/web-sdk/models';
import { boxGlb, type BoxGlbOptions } from './box-glb.ts';
import { colorDistance, colorsAt, type ScreenPoint, waitForRenderIdle } from './map-probe.ts';
import { expect, openMap, test } from './sdk-test.ts';

type Opened = {
  readonly map: JSHandle<MapView>;
  readonly models: JSHandle<Models>;
  /** The screen point `east` metres from the centre of the floor and `up` metres above it. */
  readonly at: (east: number, up: number) => Promise<ScreenPoint>;
};

const numbersOf = (options?: BoxGlbOptions): number[] => [...boxGlb(options)];

async function openModels(page: Page, options: object = {}): Promise<Opened> {
  const map = await openMap(page, {
    venue: 'harbour-mall',
    options: {
      labels: false,
      floor: 'f_ground',
      camera: { bearingDegrees: 0, pitchDegrees: 0 },
      ...options,
    },
  });
  const models = await map.evaluateHandle(async (view) => {
    view.camera.set({ center: view.floors.current.center, zoom: 20 });
    const feature = (await window.loadFeature(
      'models',
    )) as unknown as typeof import('@brand/web-sdk/models');
    return view.use(feature.models);
  });
  await waitForRenderIdle(map);
  const at: Opened['at'] = (east, up) =>
    map.evaluate(
      (view, [x, height]) => {
        const { frame } = view.venue;
        const { center } = view.floors.current;
        const middle = frame.toMetres(center.lngLat);
        const lngLat = frame.toLngLat({ x: middle.x + x, y: middle.y });
        return view.camera.toScreen({ ...center, lngLat, height })!;
      },
      [east, up] as const,
    );
  return { map, models, at };
}

test('loads a model from a URL, reports clicks, moves it and removes it', async ({ page }) => {
  await page.route('**/box.glb', (route) =>
    route.fulfill({ body: Buffer.from(boxGlb()), contentType: 'model/gltf-binary' }),
  );
  const { map, models, at } = await openModels(page);
  const memory = (): Promise<object> =>
    map.evaluate((view) => {
      const { stage } = view.use({
        name: 'probe',
        install: (context) => ({ stage: context.stage, remove: () => {} }),
      });
      return { ...stage.renderer.info.memory };
    });
  const top = await at(0, 6);
  const [bare] = await colorsAt(map, [top]);
  const memoryBefore = await memory();
  const loaded = await models.evaluateHandle(async (api) => {
    const progress: number[] = [];
    const model = await api.add(window.mapView!.floors.current.center, {
      url: '/box.glb',
      scale: [8, 8, 6],
      interactive: true,
      onProgress: ({ loaded: bytes }) => progress.push(bytes),
    });
    return { model, progress };
  });
  await waitForRenderIdle(map);
  expect((await loaded.evaluate(({ progress }) => progress)).at(-1)).toBe(boxGlb().length);
  // Green although the file's material is metallic.
  const [red, green, blue] = (await colorsAt(map, [top]))[0]!;
  expect(green).toBeGreaterThan(120);
  expect(Math.max(red, blue)).toBeLessThan(green - 60);

  const clicked = await map.evaluateHandle((view) => {
    const found: { type: string; height: number }[] = [];
    view.on('click', ({ hits }) => {
      const { type, coordinate } = hits[0]!;
      found.push({ type, height: Math.round(coordinate.height ?? 0) });
    });
    return found;
  });
  await page.mouse.click(top.x, top.y);
  expect(await clicked.jsonValue()).toEqual([{ type: 'model', height: 6 }]);
  await page.mouse.move(top.x + 1, top.y);
  await expect(page.locator('#map [role=region]')).toHaveCSS('cursor', 'pointer');

  const moved = await loaded.evaluate(async ({ model }) => {
    model.update({ color: '#ff0000', clipAbove: 3 });
    const { floors, venue } = window.mapView!;
    const { frame } = venue;
    const { x, y } = frame.toMetres(floors.current.center.lngLat);
    const lngLat = frame.toLngLat({ x: x + 12, y });
    const end = await model.moveTo({ ...floors.current.center, lngLat });
    return { end, metres: frame.toMetres(model.coordinate.lngLat).x - x, floor: model.floor?.id };
  });
  expect(moved.end).toBe('finished');
  expect(moved.metres).toBeCloseTo(12, 3);
  expect(moved.floor).toBe('f_ground');
  await waitForRenderIdle(map);
  const [left, cut] = await colorsAt(map, [top, await at(12, 3)]);
  expect(colorDistance(left!, bare!)).toBeLessThan(4);
  // The lid is clipped, so the floor inside is visible; from above, the sides are only edges.
  expect(colorDistance(cut!, [255, 0, 0])).toBeGreaterThan(40);
  const clear = await at(12, 0.2);
  await page.mouse.click(clear.x, clear.y);
  expect((await clicked.jsonValue()).at(-1)?.type).not.toBe('model');

  await loaded.evaluate(({ model }) => model.remove());
  await waitForRenderIdle(map);
  expect(await models.evaluate((api) => api.all.length)).toBe(0);
  expect(await memory()).toEqual(memoryBefore);
});

test('shows embedded textures under a strict content security policy', async ({
  mapPage: page,
}) => {
  const { map, models, at } = await openModels(page);
  await models.evaluate(
    (api, bytes) =>
      api.add(window.mapView!.floors.current.center, { bytes: new Uint8Array(bytes), scale: 10 }),
    numbersOf({ texture: 'inside' }),
  );
  await waitForRenderIdle(map);
  const middle = await at(0, 10);
  const [one, other] = await colorsAt(map, [
    { x: middle.x - 70, y: middle.y - 70 },
    { x: middle.x + 70, y: middle.y - 70 },
  ]);
  expect(colorDistance(one!, other!)).toBeGreaterThan(60);
});

test('plays animations of a file, except under reduced motion', async ({ mapPage: page }) => {
  for (const motion of ['full', 'reduced'] as const) {
    const { models } = await openModels(page, { motion });
    const frames = await models.evaluate(
      async (api, bytes) => {
        const view = window.mapView!;
        const { animations } = await api.add(view.floors.current.center, {
          bytes: new Uint8Array(bytes),
        });
        let count = 0;
        view.on('frame', () => (count += 1));
        animations.play('spin');
        for (let step = 0; step < 20; step++) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        animations.stop();
        let problem = '';
        try {
          animations.play('jump');
        } catch (error) {
          problem = (error as Error).message;
        }
        return { count, names: animations.names, problem };
      },
      numbersOf({ animation: 'spin' }),
    );
    expect(frames.names).toEqual(['spin']);
    expect(frames.problem).toContain('Its animations are: spin.');
    if (motion === 'full') expect(frames.count).toBeGreaterThan(10);
    else expect(frames.count).toBeLessThan(10);
  }
});

test.describe('loading bad files', () => {
  test.use({ expectedPageErrors: /404/ });

  test('rejects with errors that name the remedy, and stops on abort', async ({ page }) => {
    const { models } = await openModels(page);
    const draco = numbersOf({ extensionsRequired: ['KHR_draco_mesh_compression'] });
    const problems = await models.evaluate(async (api, compressed) => {
      const { center } = window.mapView!.floors.current;
      const text = new TextEncoder();
      const stop = new AbortController();
      stop.abort(new Error('no longer wanted'));
      const all: string[] = [];
      for (const options of [
        { url: '/missing.glb' },
        { bytes: text.encode('<!doctype html>') },
        { bytes: new Uint8Array(compressed) },
        { bytes: text.encode('{"asset":{"version":"1.0"}}') },
        { bytes: text.encode('{"asset":{"version":"2.0"},"scenes":[{"nodes":[7]}],"scene":0}') },
        {},
        { url: '/box.glb', signal: stop.signal },
      ]) {
        await api.add(center, options).then(
          () => all.push('shown'),
          (error: { code?: string; message: string }) => all.push(`${error.code} ${error.message}`),
        );
      }
      return { all, count: api.all.length };
    }, draco);
    expect(problems.count).toBe(0);
    expect(problems.all[0]).toMatch(/^map-view\/model-failed .*missing\.glb.*404.*Check the URL/);
    expect(problems.all[1]).toMatch(/^map-view\/model-failed .*not a glTF.*doctype/);
    expect(problems.all[2]).toMatch(/^map-view\/model-failed .*meshopt instead of Draco/);
    expect(problems.all[3]).toMatch(/^map-view\/model-failed .*version 1\.0/);
    expect(problems.all[4]).toMatch(/^map-view\/model-failed .*could not be read/);
    expect(problems.all[5]).toMatch(/^map-view\/bad-option /);
    expect(problems.all[6]).toMatch(/no longer wanted/);
  });
});
