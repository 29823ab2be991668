import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './sdk-test.ts';

// The DevTools hint of React, and the status of the key that is wrong on purpose.
test.use({ expectedPageErrors: /React DevTools|status of 401/ });
test.describe.configure({ timeout: 120_000 });

type Props = Readonly<Record<string, unknown>>;

const READY = { timeout: 60_000 };

async function openScene(page: Page, scene: 'plain' | 'screens', props: Props = {}): Promise<void> {
  await page.goto('/react-native.html');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await page.evaluate(([name, given]) => window.native.show(name, given as never), [
    scene,
    props,
  ] as const);
}

async function openReady(page: Page, scene: 'plain' | 'screens', props: Props = {}): Promise<void> {
  await openScene(page, scene, props);
  await expect.poll(() => logOf(page), READY).toContain('ready');
}

function logOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.native.seen.log);
}

function inside(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** Calls a method of the map and returns its result, or the code and message of its error. */
function call(page: Page, namespace: string, method: string, args: readonly unknown[] = []) {
  return page.evaluate(
    async ([target, name, given]) => {
      const map = window.native.seen.map as unknown as Record<string, Record<string, Function>>;
      const object = target === 'map' ? map : map[target];
      try {
        return { result: await (object as Record<string, Function>)[name]!(...given) };
      } catch (error) {
        const { code, message } = error as { code: string; message: string };
        return { code, message };
      }
    },
    [namespace, method, args] as const,
  );
}

test('shows a venue with its data and floor, and returns data from calls', async ({ page }) => {
  await openReady(page, 'plain');
  await expect(page.getByTestId('header')).toHaveText('Harbour Mall: Ground floor');
  await expect(inside(page).locator('canvas')).toHaveCount(1);
  const zoom = await call(page, 'camera', 'zoom');
  expect(zoom.result).toBeGreaterThan(10);
  expect(await call(page, 'floors', 'set', ['f_upper'])).toEqual({ result: 'finished' });
  await expect(page.getByTestId('header')).toHaveText('Harbour Mall: Upper floor');
  const inView = await call(page, 'map', 'inView', ['location']);
  expect(inView.result[0]).toMatchObject({ type: 'location', name: expect.any(String) });
  const unknown = await call(page, 'camera', 'focusOn', [{ type: 'space', id: 'nowhere' }]);
  expect(unknown.code).toBe('venue/unknown-element');
});

test('shows markers, labels, shapes and routes, and reports taps', async ({ page }) => {
  await openReady(page, 'plain', { on: ['things'] });
  const marker = inside(page).locator('.tag');
  await expect(marker).toHaveText('<i>Here</i>', READY);
  const labels = await page.evaluate(async () => {
    const all = await window.native.seen.map!.labels.all();
    return Promise.all(all.map((label) => label.text()));
  });
  expect(labels).toContain('A label of ours');
  const colored = await page.evaluate(() => window.native.seen.map!.elements.changed());
  expect(colored.map(([, change]) => change.color)).toEqual(['#12ab56', '#12ab56', '#12ab56']);
  await marker.click({ force: true });
  await expect.poll(() => logOf(page)).toContain('marker marker');
  await expect.poll(() => logOf(page)).toContainEqual(expect.stringMatching(/^click .* marker$/));
  await page.evaluate(() => window.native.show('plain', { on: ['things', 'way', 'dot'] }));
  await expect
    .poll(() => logOf(page), READY)
    .toContainEqual(expect.stringMatching(/^route \d+ Start/));
  await expect.poll(() => logOf(page), READY).toContainEqual(expect.stringMatching(/^found ./));
  await expect.poll(() => logOf(page), READY).toContain('dot active');
  await page.evaluate(() => window.native.show('plain', { on: [] }));
  await expect(marker).toHaveCount(0);
  const left = await page.evaluate(async () => {
    const { paths, shapes, navigation, elements } = window.native.seen.map!;
    return {
      paths: (await paths.all()).length,
      shapes: (await shapes.all()).length,
      session: await navigation.current(),
      changed: (await elements.changed()).length,
    };
  });
  expect(left).toEqual({ paths: 0, shapes: 0, session: undefined, changed: 0 });
});

test('rejects calls on a removed handle and calls of unknown methods', async ({ page }) => {
  await openReady(page, 'plain');
  const seen = await page.evaluate(async () => {
    const map = window.native.seen.map!;
    const marker = await map.markers.add({ lngLat: [-9.139, 38.703] }, { content: 'Gone' });
    const found = (await map.markers.all()).includes(marker);
    await marker.remove();
    const text = await marker.update({ content: 'Back' }).then(
      () => 'accepted',
      (error: { code: string }) => error.code,
    );
    const misspelt = await (map.camera as unknown as { fly(): Promise<void> }).fly().then(
      () => 'accepted',
      (error: { code: string }) => error.code,
    );
    return { found, text, misspelt };
  });
  expect(seen).toEqual({
    found: true,
    text: 'bridge/unknown-handle',
    misspelt: 'bridge/unknown-method',
  });
});

test('times out when the web view does not respond or does not start', async ({ page }) => {
  await openReady(page, 'plain', { poor: true, timeout: 400 });
  const answer = await page.evaluate(async () => {
    Object.assign(window, { isDeaf: true });
    return window.native.seen.map!.camera.zoom().catch((error: Error) => error.message);
  });
  expect(answer).toContain('map.camera.zoom(): the web view did not answer within 400 ms');
  await page.evaluate(() => window.native.leave());
  await page.evaluate(() =>
    window.native.show('plain', { hostUrl: '/blank.html', startTimeout: 500 }),
  );
  await expect(page.getByRole('alert')).toContainText('did not start within 500 ms');
});

test('shows a bundle without network access', async ({ page }) => {
  await page.goto('/react-native.html');
  await page.evaluate(async () => {
    const response = await fetch('/venues/kestrel-house/mvf-3.zip?key=demo');
    const bundle = new Uint8Array(await response.arrayBuffer());
    Object.assign(window, { bundle });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    // Images of the bundle have blob URLs.
    if (request.url().startsWith('http')) asked.push(request.url());
  });
  await page.evaluate(() => {
    const { bundle } = window as unknown as { bundle: Uint8Array };
    window.native.show('plain', { source: { bundle } });
  });
  await expect(page.getByTestId('header')).toContainText('Kestrel House', READY);
  expect(asked.map((url) => new URL(url).pathname)).toEqual(['/host.html']);
});

test('reports a wrong key with its code, and then opens another venue', async ({ page }) => {
  await openScene(page, 'plain', {
    source: { venueId: 'harbour-mall', key: 'wrong', baseUrl: '/' },
  });
  await expect
    .poll(() => page.evaluate(() => window.native.seen.errors), READY)
    .toContain('map-view/wrong-key');
  await expect(page.getByRole('alert')).toContainText('wrong');
  await page.evaluate(() => window.native.show('plain'));
  await expect(page.getByTestId('header')).toContainText('Harbour Mall', READY);
});

test('moves one map between screens and keeps its context, floor and page', async ({ page }) => {
  await openReady(page, 'screens');
  await expect(page.getByTestId('beside')).toHaveText('over the first ready');
  await call(page, 'floors', 'set', ['f_upper']);
  const mark = (): Promise<unknown> =>
    page.evaluate(() => {
      const frame = document.querySelector('iframe')!.contentWindow as unknown as { mark?: number };
      return (frame.mark ??= Math.random());
    });
  const first = await mark();
  const wide = await page.locator('iframe').boundingBox();
  expect(wide).toMatchObject({ x: 0, y: 0, width: 640, height: 480 });
  await page.evaluate(() => (window as unknown as { goTo(to: string): void }).goTo('none'));
  await expect(page.locator('iframe')).toBeHidden();
  await page.evaluate(() => (window as unknown as { goTo(to: string): void }).goTo('second'));
  await expect(page.locator('iframe')).toBeVisible();
  expect(await page.locator('iframe').boundingBox()).toMatchObject({ x: 40, y: 40, width: 560 });
  expect(await mark()).toBe(first);
  const floor = await call(page, 'floors', 'current');
  expect(floor.result.id).toBe('f_upper');
  expect((await logOf(page)).filter((entry) => entry === 'ready')).toHaveLength(1);
  await expect(inside(page).locator('canvas')).toHaveCount(1);
});

test('restores floor, colours and components after the web view was lost', async ({ page }) => {
  await openReady(page, 'plain', { poor: true, on: ['things'] });
  await expect(inside(page).locator('.tag')).toHaveText('<i>Here</i>', READY);
  await call(page, 'floors', 'set', ['f_upper']);
  const told = await page.evaluate(async () => {
    const { map, lose, log } = window.native.seen;
    log.length = 0;
    // The page posts its state once the camera is idle.
    await new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => {
        if (/"kind":"state".*"zoom":19\.5\b/.test(String(data))) resolve();
      });
      void map!.camera.set({ zoom: 19.5 });
    });
    const moving = map!.camera.animateTo({ zoom: 20 }, { duration: 60_000 });
    lose!();
    return moving.catch((error: { code: string }) => error.code);
  });
  expect(told).toBe('bridge/web-view-lost');
  await expect.poll(() => logOf(page), READY).toContain('ready');
  await expect(page.getByTestId('header')).toHaveText('Harbour Mall: Upper floor');
  await expect(inside(page).locator('.tag')).toHaveCount(1);
  const zoom = await call(page, 'camera', 'zoom');
  expect(zoom.result).toBeCloseTo(19.5, 3);
});

test('removes the frame and rejects pending calls on unmount', async ({ page }) => {
  await openReady(page, 'plain');
  const ended = await page.evaluate(async () => {
    const { map } = window.native.seen;
    const moving = map!.camera.animateTo({ zoom: 21 }, { duration: 60_000 });
    window.native.leave();
    const code = await moving.catch((error: { code: string }) => error.code);
    const later = await map!.camera.zoom().catch((error: Error) => error.message);
    return { code, later, left: document.querySelectorAll('iframe, canvas').length };
  });
  expect(ended.code).toBe('bridge/closed');
  expect(ended.later).toContain('no longer on the screen');
  expect(ended.left).toBe(0);
});
