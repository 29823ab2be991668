import type { JSHandle } from '@playwright/test';
import type { MapOptions, MapView } from '@brand/web-sdk';
import type { text3d } from '@brand/web-sdk/text-3d';
import { colorDistance, colorsAt, type ScreenPoint, waitForRenderIdle } from './map-probe.ts';
import { RED, RED_IMAGE_URL } from './red-image.ts';
import { expect, openMap, test } from './sdk-test.ts';

const SHOWN = {
  venue: 'harbour-mall',
  options: { labels: false, floor: 'f_ground', camera: { bearingDegrees: 0, pitchDegrees: 0 } },
} as const;

/** Screen points at offsets from the centre of the floor, in metres. */
function toScreenPoints(
  map: JSHandle<MapView>,
  offsets: readonly (readonly [east: number, north: number])[],
): Promise<ScreenPoint[]> {
  return map.evaluate((view, list) => {
    const { frame } = view.venue;
    const { center } = view.floors.current;
    const middle = frame.toMetres(center.lngLat);
    return list.map(([east, north]) => {
      const lngLat = frame.toLngLat({ x: middle.x + east, y: middle.y + north });
      return view.camera.toScreen({ ...center, lngLat, height: 0.3 })!;
    });
  }, offsets);
}

/** Zooms in on the centre of the floor, so that a metre covers many pixels. */
async function openClose(
  page: Parameters<typeof openMap>[0],
  options: MapOptions = {},
): Promise<JSHandle<MapView>> {
  const map = await openMap(page, { ...SHOWN, options: { ...SHOWN.options, ...options } });
  await map.evaluate((view) => {
    for (const layer of ['objects', 'walls', 'doors', 'windows', 'areas']) {
      view.layers.set(layer, { visible: false });
    }
    view.camera.set({ center: view.floors.current.center, zoom: 20 });
  });
  await waitForRenderIdle(map);
  return map;
}

test('draws shapes with holes and widths, updates them, reports clicks, and removes them', async ({
  mapPage: page,
}) => {
  const map = await openClose(page);
  const places = await toScreenPoints(map, [
    [-8, 0],
    [-15, 0],
    [10, 0.4],
    [10, 2],
  ]);
  const before = await colorsAt(map, places);
  const shapes = await map.evaluateHandle((view) => {
    const { frame } = view.venue;
    const middle = frame.toMetres(view.floors.current.center.lngLat);
    const at = (x: number, y: number): [number, number] => {
      const [lng, lat] = frame.toLngLat({ x: middle.x + x, y: middle.y + y });
      return [lng, lat];
    };
    const square = (x: number, size: number): [number, number][] => [
      at(x - size, -size),
      at(x + size, -size),
      at(x + size, size),
      at(x - size, size),
      at(x - size, -size),
    ];
    const zone = view.shapes.add(
      { type: 'Polygon', coordinates: [square(-15, 9), square(-15, 3)] },
      { color: '#00a000', hoverColor: '#0000ff', interactive: true, floor: 'f_ground' },
    );
    const line = view.shapes.add(
      { type: 'LineString', coordinates: [at(4, 0), at(16, 0)] },
      { color: '#ff8000', width: 1 },
    );
    return { zone, line };
  });
  await waitForRenderIdle(map);
  const drawn = await colorsAt(map, places);
  expect(colorDistance(drawn[0]!, [0, 0xa0, 0])).toBeLessThan(4);
  expect(colorDistance(drawn[1]!, before[1]!)).toBeLessThan(4);
  expect(colorDistance(drawn[2]!, [0xff, 0x80, 0])).toBeLessThan(4);
  expect(colorDistance(drawn[3]!, before[3]!)).toBeLessThan(4);

  const clicked = await map.evaluateHandle((view) => {
    const types: string[][] = [];
    view.on('click', ({ hits }) => types.push(hits.map(({ type }) => type)));
    return types;
  });
  for (const { x, y } of places.slice(0, 2)) await page.mouse.click(x, y);
  const [onZone, onHole] = await clicked.jsonValue();
  expect(onZone?.[0]).toBe('shape');
  expect(onHole).not.toContain('shape');

  await page.mouse.move(places[0]!.x, places[0]!.y);
  await expect(page.locator('#map [role=region]')).toHaveCSS('cursor', 'pointer');
  await waitForRenderIdle(map);
  const [hovered] = await colorsAt(map, places);
  expect(colorDistance(hovered!, [0, 0, 0xff])).toBeLessThan(4);
  await page.mouse.move(1, 1);

  const end = await shapes.evaluate(async ({ zone, line }) => {
    line.update({ width: 6 });
    return zone.animate({ color: '#a000a0', height: 2 });
  });
  expect(end).toBe('finished');
  await waitForRenderIdle(map);
  const changed = await colorsAt(map, places);
  expect(colorDistance(changed[0]!, [0xa0, 0, 0xa0])).toBeLessThan(4);
  expect(colorDistance(changed[3]!, [0xff, 0x80, 0])).toBeLessThan(4);

  const left = await map.evaluate((view) => {
    view.shapes.removeAll();
    return view.shapes.all.length;
  });
  expect(left).toBe(0);
  const after = await colorsAt(map, places);
  for (const [index, color] of after.entries()) {
    expect(colorDistance(color, before[index]!)).toBeLessThan(4);
  }
});

/** Draw calls of a frame with a shape of `parts` polygons. */
function drawCalls(map: JSHandle<MapView>, parts: number): Promise<number> {
  return map.evaluate(async (view, count) => {
    const { stage } = view.use({
      name: 'probe',
      install: (context) => ({ stage: context.stage, remove: () => {} }),
    });
    const [lng, lat] = view.floors.current.center.lngLat;
    const coordinates = Array.from({ length: count }, (_, index) => {
      const west = lng + index * 2e-6;
      const corners = [
        [west, lat],
        [west + 1e-6, lat],
        [west, lat + 1e-6],
      ];
      return [corners];
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    const shape = view.shapes.add(
      { type: 'MultiPolygon', coordinates },
      { height: 1, opacity: 0.5 },
    );
    const stop = view.on('frame', () => resolve());
    await promise;
    stop();
    const { calls } = stage.renderer.info.render;
    shape.remove();
    return calls;
  }, parts);
}

test('draws a shape in the same number of calls for any number of parts, and rejects malformed ones', async ({
  mapPage: page,
}) => {
  const map = await openClose(page);
  expect(await drawCalls(map, 200)).toBe(await drawCalls(map, 1));
  const refused = await map.evaluate((view) => {
    const data = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          ['x', 1],
        ],
      ],
    };
    try {
      view.shapes.add(data as never);
      return undefined;
    } catch (error) {
      return { ...(error as { code: string }), text: (error as Error).message };
    }
  });
  expect(refused?.code).toBe('map-view/bad-option');
  expect(refused?.text).toContain('coordinates[0][1]');
});

test('draws images on floors and elements, reports clicks, and rejects broken files', async ({
  mapPage: page,
}) => {
  const map = await openClose(page);
  const places = await toScreenPoints(map, [
    [0, 0],
    [0, 3],
  ]);
  const before = await colorsAt(map, places);
  const pictures = await map.evaluateHandle(async (view, url) => {
    const { images } = (await window.loadFeature(
      'images',
    )) as unknown as typeof import('@brand/web-sdk/images');
    const api = view.use(images);
    const center = { ...view.floors.current.center, height: 0.2 };
    const image = await api.add(center, { url, width: 8, interactive: true });
    return { api, image };
  }, RED_IMAGE_URL);
  await waitForRenderIdle(map);
  // The image is twice as wide as high, so 8 m make 4 m.
  expect(await pictures.evaluate(({ image }) => image.style.height)).toBeCloseTo(4, 1);
  const drawn = await colorsAt(map, places);
  expect(colorDistance(drawn[0]!, RED)).toBeLessThan(4);
  expect(colorDistance(drawn[1]!, before[1]!)).toBeLessThan(4);
  const clicked = await map.evaluateHandle((view) => {
    const types: string[] = [];
    view.on('click', ({ hits }) => types.push(hits[0]!.type));
    return types;
  });
  await page.mouse.click(places[0]!.x, places[0]!.y);
  expect(await clicked.jsonValue()).toEqual(['image']);
  await pictures.evaluate(({ image }) => image.update({ rotationDegrees: 90 }));
  await waitForRenderIdle(map);
  expect(colorDistance((await colorsAt(map, places))[1]!, RED)).toBeLessThan(4);
  await pictures.evaluate(({ image }) => image.remove());

  const covered = await pictures.evaluate(async ({ api }, url) => {
    const { mapView } = window;
    const { floors, camera } = mapView!;
    const space = floors.current.spaces.find(({ isVoid }) => !isVoid);
    await api.setTexture(space!, { url });
    camera.set({ center: space!.center, zoom: 20 });
    return camera.toScreen(space!.center)!;
  }, RED_IMAGE_URL);
  await waitForRenderIdle(map);
  expect(colorDistance((await colorsAt(map, [covered]))[0]!, RED)).toBeLessThan(4);
  // The texture is part of the element's state, which removes and sets it again.
  const setState = (url?: string): Promise<void> =>
    map.evaluate(({ elements, floors }, picture) => {
      const space = floors.current.spaces.find(({ isVoid }) => !isVoid)!;
      elements.set(space, { texture: picture === undefined ? 'default' : { url: picture } });
    }, url);
  const redness = async (): Promise<number> =>
    colorDistance((await colorsAt(map, [covered]))[0]!, RED);
  await setState();
  await expect.poll(redness).toBeGreaterThan(40);
  await setState(RED_IMAGE_URL);
  await expect.poll(redness).toBeLessThan(4);

  await pictures.evaluate(({ api }) => api.removeAll());
  const at = await map.evaluate((view) => {
    const [image] = view.floors.current.images;
    view.camera.set({ center: image!.center, zoom: 21 });
    const { x, y } = view.camera.toScreen(image!.center)!;
    const pixels = image!.width / 8 / (40_075_016.686 / 512 / 2 ** 21);
    return Array.from({ length: 8 }, (_, step) => ({
      x: x + pixels * Math.cos(step),
      y: y + pixels * Math.sin(step),
    }));
  });
  await waitForRenderIdle(map);
  const without = await colorsAt(map, at);
  const group = await pictures.evaluateHandle(({ api }) => api.showFloorImages());
  const isOther = async (): Promise<boolean> => {
    const now = await colorsAt(map, at);
    return now.some((color, index) => colorDistance(color, without[index]!) > 40);
  };
  await expect.poll(isOther).toBe(true);
  await group.evaluate((shown) => shown.remove());
  await expect.poll(isOther).toBe(false);

  const failure = await pictures.evaluate(({ api }) => {
    const { floors } = window.mapView!;
    return api.add(floors.current.center, { url: 'data:image/png;base64,AAAA' }).then(
      () => 'shown',
      (error: { code: string }) => error.code,
    );
  });
  expect(failure).toBe('map-view/image-failed');
});

/** Size and type of an image, with its centre and corner pixels. */
async function readImage(
  pictures: JSHandle<Record<string, Blob>>,
  name: string,
): Promise<{ type: string; size: number[]; middle: number[]; corner: number[] }> {
  return pictures.evaluate(async (all, key) => {
    const blob = all[key]!;
    const bitmap = await createImageBitmap(blob);
    const copy = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
      willReadFrequently: true,
    })!;
    copy.drawImage(bitmap, 0, 0);
    const middle = copy.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data;
    return {
      type: blob.type,
      size: [bitmap.width, bitmap.height],
      middle: [...middle],
      corner: [...copy.getImageData(1, 1, 1, 1).data],
    };
  }, name);
}

test('draws text in the scene in its direction, hits it, updates it and removes it', async ({
  mapPage: page,
}) => {
  const map = await openMap(page, SHOWN);
  const seen = await map.evaluate(async (view) => {
    const loaded = (await window.loadFeature('text-3d')) as unknown as {
      text3d: typeof text3d;
    };
    const { hits, stage, space } = view.use({
      name: 'probe',
      install: (context) => ({ ...context, remove: () => {} }),
    });
    const { center } = view.floors.current;
    view.camera.set({ center, zoom: 21 });
    const feature = view.use(loaded.text3d);
    const text = feature.add(center, {
      text: 'Turned by an eighth',
      size: 1,
      interactive: true,
      rotationDegrees: 45,
    });
    /** Whether the text is hit at an offset from its centre. */
    const isMet = async (east: number, north: number): Promise<boolean> => {
      await window.animationFrames(3);
      const { x, y } = space.toMetres(center.lngLat);
      const at = { x: x + east * 2, y: y + north * 2, z: view.floors.altitudeOf(center.floorId!) };
      const screen = stage.camera.toScreen(at)!;
      const found = hits.test({ screen, ray: stage.camera.rayAt(screen) });
      return found.some((hit) => hit.type === 'text' && hit.target === text);
    };
    const isTurned = [await isMet(1, -1), await isMet(-1, 1), await isMet(1, 1)];
    text.update({ rotationDegrees: 0 });
    const isStraight = [await isMet(1.4, 0), await isMet(1, -1)];
    text.update({ visible: false });
    const isHidden = await isMet(0, 0);
    feature.remove();
    return { isTurned, isStraight, isHidden, isGone: !(await isMet(0, 0)) };
  });
  // The top of the letters points north-east, so the text runs from north-west to south-east.
  expect(seen).toEqual({
    isTurned: [true, true, false],
    isStraight: [true, false],
    isHidden: false,
    isGone: true,
  });
});

test('takes screenshots of the requested size, scene and background', async ({ mapPage: page }) => {
  const map = await openClose(page, { transparent: true });
  const canvasSize = (): Promise<number[]> =>
    map.evaluate((view) => {
      const { width, height } = view.element.querySelector('canvas')!;
      return [width, height];
    });
  const size = await canvasSize();
  const pictures = await map.evaluateHandle(async (view) => {
    const { screenshots } = (await window.loadFeature(
      'screenshots',
    )) as unknown as typeof import('@brand/web-sdk/screenshots');
    const shots = view.use(screenshots);
    const [lng, lat] = view.floors.current.center.lngLat;
    const corners = [
      [lng - 4e-5, lat - 3e-5],
      [lng + 4e-5, lat - 3e-5],
      [lng, lat + 4e-5],
    ];
    view.shapes.add({ type: 'Polygon', coordinates: [corners] }, { color: '#123456' });
    const plain = await shots.take();
    view.camera.set({ zoom: 14 });
    const far = await shots.take({
      width: 300,
      height: 200,
      pixelRatio: 2,
      background: 'transparent',
    });
    const jpeg = await shots.take({ type: 'image/jpeg', background: 'transparent' });
    return { plain, far, jpeg };
  });
  const plain = await readImage(pictures, 'plain');
  expect(plain.size).toEqual(size);
  expect(plain.type).toBe('image/png');
  expect(colorDistance(plain.middle as never, [0x12, 0x34, 0x56])).toBeLessThan(4);
  const far = await readImage(pictures, 'far');
  expect(far.size).toEqual([600, 400]);
  expect([far.corner[3], far.middle[3]]).toEqual([0, 255]);
  const jpeg = await readImage(pictures, 'jpeg');
  expect(jpeg.type).toBe('image/jpeg');
  expect(colorDistance(jpeg.corner as never, [0xee, 0xf1, 0xf4])).toBeLessThan(6);
  expect(await canvasSize()).toEqual(size);

  const refused = await map.evaluate(async (view) => {
    const { screenshots } = (await window.loadFeature(
      'screenshots',
    )) as unknown as typeof import('@brand/web-sdk/screenshots');
    const shot = view.use(screenshots).take({ width: 1e6 });
    return shot.then(String, (error: { code: string }) => error.code);
  });
  expect(refused).toBe('map-view/bad-option');

  const opaque = await openMap(page, SHOWN);
  const clear = await opaque.evaluate(async (view) => {
    const { screenshots } = (await window.loadFeature(
      'screenshots',
    )) as unknown as typeof import('@brand/web-sdk/screenshots');
    const shot = view.use(screenshots).take({ background: 'transparent' });
    return shot.then(String, (error: { code: string }) => error.code);
  });
  expect(clear).toBe('map-view/not-supported');
});

test('darkens corners by screen-space occlusion and falls back on slow devices', async ({
  mapPage: page,
}) => {
  const map = await openMap(page, SHOWN);
  // A point on the ground 25 cm beside a block.
  const [corner, open] = await map.evaluate((view) => {
    const { frame } = view.venue;
    const { x, y } = frame.toMetres(view.floors.current.center.lngLat);
    const at = (east: number, north: number): [number, number] => {
      const [lng, lat] = frame.toLngLat({ x: x + east, y: y + north });
      return [lng, lat];
    };
    for (const layer of ['objects', 'walls', 'doors', 'windows', 'areas']) {
      view.layers.set(layer, { visible: false });
    }
    view.camera.set({ center: view.floors.current.center, zoom: 21 });
    view.shapes.add(
      { type: 'Polygon', coordinates: [[at(-4, -4), at(0, -4), at(0, 4), at(-4, 4)]] },
      { height: 0.8, altitude: 0, color: '#888888' },
    );
    return [at(0.25, 0), at(6, 0)].map((lngLat) =>
      view.camera.toScreen({
        ...view.floors.current.center,
        lngLat,
        height: 0.1,
      })!,
    );
  });
  await waitForRenderIdle(map);
  const before = await colorsAt(map, [corner!, open!]);
  const effect = await map.evaluateHandle(async (view) => {
    const { screenSpaceOcclusion } = (await window.loadFeature(
      'screen-space-occlusion',
    )) as unknown as typeof import('@brand/web-sdk/screen-space-occlusion');
    return view.use(screenSpaceOcclusion, { budget: Infinity });
  });
  await waitForRenderIdle(map);
  const shaded = await colorsAt(map, [corner!, open!]);
  expect(before[0]![1] - shaded[0]![1]).toBeGreaterThan(12);
  expect(colorDistance(shaded[1]!, before[1]!)).toBeLessThan(4);
  expect(await effect.evaluate((api) => api.isActive)).toBe(true);
  await effect.evaluate((api) => api.disable());
  const plain = await colorsAt(map, [corner!]);
  expect(colorDistance(plain[0]!, before[0]!)).toBeLessThan(4);

  const slow = await openMap(page, SHOWN);
  const fallback = await slow.evaluate(async (view) => {
    const { screenSpaceOcclusion } = (await window.loadFeature(
      'screen-space-occlusion',
    )) as unknown as typeof import('@brand/web-sdk/screen-space-occlusion');
    const api = view.use(screenSpaceOcclusion, { budget: 0 });
    const { promise, resolve } = Promise.withResolvers<string>();
    api.on('fallback', ({ reason }) => resolve(reason));
    return { reason: await promise, isActive: api.isActive };
  });
  expect(fallback).toEqual({ reason: 'too-slow', isActive: false });
});
