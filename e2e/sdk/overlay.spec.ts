import type { JSHandle, Page } from '@playwright/test';
import type { MapView } from '@brand/web-sdk';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, openMap, openPage, waitForTwoFrames, test } from './sdk-test.ts';

type Opened = { readonly outer: MapLibreMap; readonly view: MapView };

const BACKGROUND = '#dfe8d8';
const POSES = [
  { zoom: 17.6, pitch: 50, bearing: 20 },
  { zoom: 19, pitch: 0, bearing: 0 },
  { zoom: 20, pitch: 60, bearing: -120 },
  { zoom: 16, pitch: 30, bearing: 200 },
] as const;

/** Adds MapLibre's style sheet and returns its module. Nothing is loaded from other hosts. */
async function loadMapLibre(page: Page): Promise<JSHandle<typeof import('maplibre-gl')>> {
  return page.evaluateHandle(async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/maplibre/maplibre-gl.css';
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
    const path = '/maplibre/maplibre-gl.mjs';
    const module = (await import(path)) as typeof import('maplibre-gl');
    module.setWorkerUrl('/maplibre/maplibre-gl-worker.mjs');
    return module;
  });
}

/** A style without sources, whose only layer is the background. */
function createStyle(color: string): { version: 8; sources: object; layers: object[] } {
  const background = { id: 'ground', type: 'background', paint: { 'background-color': color } };
  return { version: 8, sources: {}, layers: [background] };
}

async function openOverlay(page: Page): Promise<JSHandle<Opened>> {
  await openPage(page, '/blank.html');
  const maplibre = await loadMapLibre(page);
  return maplibre.evaluateHandle(async (module, style) => {
    const { showVenueInMapLibre } = (await window.loadFeature(
      'maplibre-overlay',
    )) as unknown as typeof import('@brand/web-sdk/maplibre-overlay');
    const outer = new module.Map({
      container: 'map',
      style: style as never,
      center: [-9.1389, 38.7033],
      zoom: 17.6,
      pitch: 50,
      bearing: 20,
      attributionControl: false,
    });
    const options = { venueId: 'harbour-mall', key: 'demo', motion: 'reduced' } as const;
    return { outer, view: await showVenueInMapLibre(outer, options) };
  }, createStyle(BACKGROUND));
}

test("draws a venue in a MapLibre map at MapLibre's projection and reports clicks", async ({
  page,
}) => {
  const opened = await openOverlay(page);
  const worst: number[] = [];
  for (const pose of POSES) {
    await opened.evaluate(({ outer }, to) => outer.jumpTo(to), pose);
    await waitForTwoFrames(page);
    worst.push(
      await opened.evaluate(({ outer, view }) => {
        const { floors, camera } = view;
        const { id: floorId, spaces } = floors.current;
        // MapLibre projects to the ground, so the altitude of the floor is subtracted.
        const height = -floors.altitudeOf(floorId);
        const distances = spaces.map(({ center: { lngLat } }) => {
          const own = camera.toScreen({ lngLat, floorId, height });
          const theirs = outer.project([lngLat[0], lngLat[1]]);
          return own ? Math.hypot(own.x - theirs.x, own.y - theirs.y) : 0;
        });
        return Math.max(...distances);
      }),
    );
  }
  expect(Math.max(...worst)).toBeLessThan(1);

  // The view's camera moves MapLibre's and is updated synchronously.
  const moved = await opened.evaluate(({ outer, view }) => {
    view.camera.set({ zoom: 18.4, bearingDegrees: 60, pitchDegrees: 40 });
    return [outer.getZoom(), outer.getBearing(), outer.getPitch(), view.camera.zoom];
  });
  for (const [index, value] of [18.4, 60, 40, 18.4].entries()) {
    expect(moved[index]).toBeCloseTo(value, 4);
  }
  await opened.evaluate(({ view }) =>
    view.camera.focusOn(view.venue.get('space', 'g_department-store')),
  );
  await waitForTwoFrames(page);

  const eventLog = await opened.evaluateHandle(({ view }) => {
    const told: string[] = [];
    view.on('click', ({ element }) => told.push(element?.id ?? ''));
    view.on('interaction-start', ({ kind }) => told.push(`start ${kind}`));
    return told;
  });
  const place = await opened.evaluate(({ view }) =>
    view.camera.toScreen(view.venue.get('space', 'g_department-store').center),
  );
  await page.mouse.click(place!.x + 40, place!.y + 40);
  expect(await eventLog.jsonValue()).toEqual(['g_department-store']);

  // MapLibre handles gestures.
  const before = await opened.evaluate(({ outer }) => outer.getCenter().lng);
  await page.mouse.move(500, 300);
  await page.mouse.down();
  await page.mouse.move(600, 320, { steps: 4 });
  await page.mouse.up();
  await waitForTwoFrames(page);
  expect(await opened.evaluate(({ outer }) => outer.getCenter().lng)).not.toBe(before);
  expect(await eventLog.jsonValue()).toEqual(['g_department-store', 'start pointer']);
});

test("renders into MapLibre's canvas, survives a style change, and cleans up", async ({ page }) => {
  const opened = await openOverlay(page);
  const readCanvas = async (): Promise<{ colors: number; background: string }> => {
    await waitForTwoFrames(page);
    return opened.evaluate(({ outer }) => {
      const { promise, resolve } = Promise.withResolvers<{ colors: number; background: string }>();
      outer.once('render', () => {
        const gl = outer.getCanvas().getContext('webgl2')!;
        const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
        const pixels = new Uint8Array(width * height * 4);
        gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
        const colors = new Set(new Uint32Array(pixels.buffer));
        resolve({ colors: colors.size, background: pixels.subarray(0, 3).join(',') });
      });
      outer.triggerRepaint();
      return promise;
    });
  };
  const first = await readCanvas();
  expect(first.background).toBe('223,232,216');
  expect(first.colors).toBeGreaterThan(500);

  await opened.evaluate(
    ({ outer }, style) =>
      new Promise<void>((resolve) => {
        outer.once('idle', () => resolve());
        outer.setStyle(style as never, { diff: false });
      }),
    createStyle('#334455'),
  );
  const second = await readCanvas();
  expect(second.background).toBe('51,68,85');
  expect(second.colors).toBeGreaterThan(500);

  const left = await opened.evaluate(({ outer, view }) => {
    view.remove();
    return {
      layers: outer.getLayersOrder(),
      children: outer.getCanvasContainer().children.length,
    };
  });
  expect(left).toEqual({ layers: ['ground'], children: 1 });
  expect((await readCanvas()).colors).toBe(1);
  // Removing the MapLibre map removes its venues.
  const isRemoved = await opened.evaluate(async ({ outer }, style) => {
    const { showVenueInMapLibre } = (await window.loadFeature(
      'maplibre-overlay',
    )) as unknown as typeof import('@brand/web-sdk/maplibre-overlay');
    outer.setStyle(style as never);
    const again = await showVenueInMapLibre(outer, { venueId: 'harbour-mall', key: 'demo' });
    outer.remove();
    return again.isRemoved;
  }, createStyle(BACKGROUND));
  expect(isRemoved).toBe(true);
});

test("moves a MapLibre map behind a venue with the venue's camera", async ({ page }) => {
  const map = await openMap(page, { venue: 'harbour-mall' });
  const maplibre = await loadMapLibre(page);
  const shown = await map.evaluateHandle(
    async (view, { module, style }) => {
      const { outdoor } = (await window.loadFeature(
        'outdoor',
      )) as unknown as typeof import('@brand/web-sdk/outdoor');
      const surroundings = view.use(outdoor, {});
      const backdrop = surroundings.useMapLibre({ maplibre: module, style });
      return { backdrop, surroundings };
    },
    { module: maplibre, style: createStyle(BACKGROUND) },
  );
  await map.evaluate((view) => {
    view.camera.set({ zoom: 18.4, bearingDegrees: 100, pitchDegrees: 30 });
    return view.floors.set('f_upper');
  });
  await waitForTwoFrames(page);
  const distance = await map.evaluate((view, { backdrop }) => {
    const { floors, camera, venue } = view;
    const { center } = venue;
    const theirs = backdrop.map.project([center[0], center[1]]);
    const height = -floors.altitudeOf(floors.current);
    const own = camera.toScreen({ lngLat: center, floorId: floors.current.id, height })!;
    return Math.hypot(own.x - theirs.x, own.y - theirs.y);
  }, shown);
  expect(distance).toBeLessThan(1);
  await expect(page.locator('#map canvas')).toHaveCount(2);

  const count = await shown.evaluate(({ backdrop, surroundings }) => {
    backdrop.remove();
    const road = {
      type: 'LineString' as const,
      coordinates: [
        [-9.14, 38.702],
        [-9.137, 38.702],
      ],
    };
    const feature = { type: 'Feature' as const, properties: { kind: 'road' }, geometry: road };
    const context = surroundings.addContext({ type: 'FeatureCollection', features: [feature] });
    return context.count;
  });
  expect(count).toBe(1);
  await expect(page.locator('#map canvas')).toHaveCount(1);
});
