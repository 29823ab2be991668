import type { CDPSession, JSHandle, Page } from '@playwright/test';
import { tinyVenue } from '@brand/test-kit';
import { writeBundle } from '@brand/mvf';
import type { MapView } from '@brand/web-sdk';
import { colorDistance, colorsAt, waitForRenderIdle } from './map-probe.ts';
import { expect, openMap, openPage, waitForTwoFrames, test } from './sdk-test.ts';

const MALL = 'harbour-mall';
const MEGABYTE = 2 ** 20;

/** Bytes on the heap of a page after garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Serves the tiny venue of the unit tests, which loads fast. */
async function serveTinyVenue(page: Page): Promise<void> {
  const bytes = await writeBundle(tinyVenue());
  await page.route('**/venues/tiny/**', (route) =>
    route.fulfill({ contentType: 'application/zip', body: Buffer.from(bytes) }),
  );
}

test('handles a container that is resized, hidden, empty or moved', async ({ page }) => {
  await openPage(page, '/blank.html');
  const map = await page.evaluateHandle(async () => {
    const container = document.querySelector<HTMLElement>('#map')!;
    container.style.height = '0px';
    const view = await window.sdk.showVenue(container, {
      venueId: 'harbour-mall',
      key: 'demo',
      motion: 'reduced',
      antialias: false,
    });
    window.mapView = view;
    return view;
  });
  const seen = await map.evaluate(async (view) => {
    const container = document.querySelector<HTMLElement>('#map')!;
    const canvas = view.element.querySelector('canvas')!;
    let frames = 0;
    const sizes: string[] = [];
    view.on('frame', () => (frames += 1));
    view.on('resize', ({ width, height }) => sizes.push(`${width}x${height}`));
    const wait = async (count = 6): Promise<number> => {
      for (let step = 0; step < count; step++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const drawn = frames;
      frames = 0;
      return drawn;
    };
    const facts: Record<string, unknown> = {};
    view.camera.set({ zoom: 19 });
    void view.floors.set('f_upper');
    facts['drawn while empty'] = await wait();
    void view.camera.reset();
    Object.assign(container.style, { width: '500px', height: '300px' });
    await wait();
    const { center } = view.camera;
    facts['size'] = [canvas.width, canvas.height];
    facts['middle'] = view.camera.toScreen(center);
    container.style.width = '300px';
    await wait();
    facts['middle after resize'] = view.camera.toScreen(center);
    container.style.display = 'none';
    await wait(10);
    view.camera.set({ bearingDegrees: 40 });
    facts['drawn while hidden'] = await wait();
    container.style.display = '';
    facts['drawn when back'] = (await wait()) > 0;
    facts['bearing'] = view.camera.bearingDegrees;

    const shadow = document.createElement('section');
    document.body.append(shadow);
    const root = shadow.attachShadow({ mode: 'open' });
    const inner = document.createElement('div');
    Object.assign(inner.style, { width: '200px', height: '150px' });
    root.append(inner);
    view.markers.add(view.camera.center, { content: 'Styled' });
    inner.append(container);
    Object.assign(container.style, { width: '100%', height: '100%' });
    await wait();
    facts['size when moved'] = [canvas.clientWidth, canvas.clientHeight];
    facts['middle when moved'] = view.camera.toScreen(view.camera.center);
    facts['styles when moved'] = root.adoptedStyleSheets.length > 0;
    const marker = container.querySelector('.mv-marker')!;
    facts['marker when moved'] = getComputedStyle(marker).position;
    facts['sizes'] = sizes;
    return facts;
  });
  expect(seen).toEqual({
    'drawn while empty': 0,
    size: [500, 300],
    middle: { x: expect.closeTo(250, 1), y: expect.closeTo(150, 1) },
    'middle after resize': { x: expect.closeTo(150, 1), y: expect.closeTo(150, 1) },
    'drawn while hidden': 0,
    'drawn when back': true,
    bearing: expect.closeTo(40, 5),
    'size when moved': [200, 150],
    'middle when moved': { x: expect.closeTo(100, 1), y: expect.closeTo(75, 1) },
    'styles when moved': true,
    'marker when moved': 'absolute',
    // Showing the container again at the same size emits no resize.
    sizes: ['500x300', '300x300', '200x150'],
  });
});

test('pauses in a background tab and resumes', async ({ page }) => {
  await openMap(page, { venue: MALL });
  const seen = await page.evaluate(async () => {
    const view = window.mapView!;
    let visibility = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => visibility });
    Object.defineProperty(document, 'hidden', { get: () => visibility === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    // A hidden tab runs no animation frames; a map that is shown there must not wait for one.
    const { requestAnimationFrame: request } = window;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    view.camera.set({ zoom: 19 });
    const second = await window.sdk.showVenue('#map', { venue: view.venue });
    await second.floors.set('f_lower', { duration: 0 });
    second.remove();
    window.requestAnimationFrame = request;
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    for (const callback of held) request(callback);
    await new Promise((resolve) => view.on('frame', resolve));
    return { zoom: view.camera.zoom, canvases: document.querySelectorAll('canvas').length };
  });
  expect(seen).toEqual({ zoom: 19, canvases: 1 });
});

test('leaks nothing after 100 create and remove cycles', async ({ page }) => {
  await serveTinyVenue(page);
  await openPage(page, '/blank.html');
  await page.evaluate(() => {
    // Counts listeners that a map leaves on targets that outlive it.
    const counts = { listeners: 0 };
    Object.assign(window, { counts });
    for (const target of [window, document]) {
      const { addEventListener, removeEventListener } = target;
      const live = new Set<string>();
      let nextId = 1;
      const ids = new WeakMap<object, number>();
      const keyOf = (type: string, listener: object): string => {
        if (!ids.has(listener)) ids.set(listener, nextId++);
        return `${type} ${ids.get(listener)}`;
      };
      const update = (change: () => void): void => {
        counts.listeners -= live.size;
        change();
        counts.listeners += live.size;
      };
      target.addEventListener = function (...args: Parameters<typeof addEventListener>) {
        const [type, listener, options] = args;
        if (listener) {
          const key = keyOf(type, listener);
          update(() => live.add(key));
          const signal = typeof options === 'object' ? options.signal : undefined;
          signal?.addEventListener('abort', () => update(() => live.delete(key)));
        }
        addEventListener.apply(target, args);
      };
      target.removeEventListener = function (...args: Parameters<typeof removeEventListener>) {
        const [type, listener] = args;
        if (listener) update(() => live.delete(keyOf(type, listener)));
        removeEventListener.apply(target, args);
      };
    }
  });
  const session = await page.context().newCDPSession(page);
  const run = (times: number): Promise<unknown> =>
    page.evaluate(async (count) => {
      const { counts } = window as unknown as { counts: { listeners: number } };
      for (let time = 0; time < count; time++) {
        const view = await window.sdk.showVenue('#map', {
          venueId: 'tiny',
          key: 'demo',
          antialias: false,
        });
        view.markers.add(view.camera.center, { content: 'x', interactive: true });
        view.elements.set(view.floors.current.elements, { color: '#ff0000' });
        void view.camera.animateTo({ zoom: 20 }, { duration: 5000 });
        void view.floors.set(view.venue.floors.at(-1)!);
        view.on('click', () => {});
        view.remove();
      }
      return {
        nodes: document.querySelectorAll('#map *').length,
        canvases: document.querySelectorAll('canvas').length,
        sheets: document.adoptedStyleSheets.length,
        listeners: counts.listeners,
      };
    }, times);
  const nothing = { nodes: 0, canvases: 0, sheets: 0, listeners: 0 };
  expect(await run(20)).toEqual(nothing);
  const early = await heapOf(session);
  expect(await run(80)).toEqual(nothing);
  const late = await heapOf(session);
  expect((late - early) / MEGABYTE).toBeLessThan(5);
  // The maps that were removed last are still being released.
  const countNodes = async (): Promise<number> => {
    await heapOf(session);
    const { nodes } = (await session.send('Memory.getDOMCounters')) as { nodes: number };
    return nodes;
  };
  await expect.poll(countNodes, { timeout: 20_000 }).toBeLessThan(100);

  const map = await page.evaluateHandle(async () => {
    const view = await window.sdk.showVenue('#map', { venueId: 'tiny', key: 'demo' });
    return view;
  });
  await expectAlive(page, map);
});

async function expectAlive(page: Page, map: JSHandle<MapView>): Promise<void> {
  await waitForTwoFrames(page);
  const [middle, corner] = await colorsAt(map, [
    { x: 320, y: 240 },
    { x: 2, y: 2 },
  ]);
  expect(colorDistance(middle!, corner!)).toBeGreaterThan(5);
}

test('leaks nothing after 60 floor changes', { tag: '@long' }, async ({ page }) => {
  const map = await openMap(page, { venue: MALL });
  await waitForRenderIdle(map);
  const session = await page.context().newCDPSession(page);
  const change = (times: number): Promise<void> =>
    map.evaluate(async (view, count) => {
      const { floors } = view.venue;
      for (let time = 0; time < count; time++) {
        await view.floors.set(floors[time % floors.length]!);
        await new Promise<void>((resolve) => {
          const stop = view.on('frame', () => {
            stop();
            resolve();
          });
          view.camera.set({ bearingDegrees: time });
        });
      }
    }, times);
  await change(9);
  await waitForRenderIdle(map);
  const early = await heapOf(session);
  await change(51);
  await waitForRenderIdle(map);
  const late = await heapOf(session);
  expect((late - early) / MEGABYTE).toBeLessThan(1);
  // The whole page with the mall, its labels and all floors built.
  expect(late / MEGABYTE).toBeLessThan(30);
});
