import type { Page } from '@playwright/test';
import type { MapView, Marker } from '@brand/web-sdk';
import { boxGlb } from './box-glb.ts';
import { expect as expectSoon, openPage, waitForTwoFrames, test } from './sdk-test.ts';

// A long timeout: development mode, no graphics card, a busy machine.
const expect = expectSoon.configure({ timeout: 30_000 });

type Props = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    /** Observations of the scenes of `pages/react.tsx`. */
    seen: { map?: MapView; marker?: Marker | null; log: string[] };
    /** Renders the scenes in strict mode. */
    stage: {
      show(scene: string, props?: Props): void;
      hydrate(scene: string, props?: Props): string;
      unmount(): void;
      contexts(): { made: number; live: number };
    };
  }
}

async function show(page: Page, scene: string, props: Props = {}): Promise<void> {
  if (!page.url().endsWith('/react.html')) await openPage(page, '/react.html');
  await page.evaluate(([name, given]) => window.stage.show(name, given), [scene, props] as const);
  await waitForTwoFrames(page);
}

/** Shows a scene and waits for its map. */
async function showMap(page: Page, scene: string, props: Props = {}): Promise<void> {
  await show(page, scene, props);
  await expect.poll(() => page.evaluate(() => window.seen.log)).toContain('ready');
  await waitForTwoFrames(page);
}

const log = (page: Page): Promise<string[]> => page.evaluate(() => window.seen.log.splice(0));
const contexts = (page: Page): Promise<{ made: number; live: number }> =>
  page.evaluate(() => window.stage.contexts());

test('fills its container, with a fallback before and children after loading', async ({ page }) => {
  await openPage(page, '/react.html');
  await page.route('**/venues/**', async (route) => {
    await expect(page.getByTestId('fallback')).toBeVisible();
    await expect(page.getByTestId('child')).toHaveCount(0);
    await route.continue();
  });
  await showMap(page, 'plain', { className: 'around' });
  await expect(page.getByTestId('child')).toBeVisible();
  await expect(page.getByTestId('fallback')).toHaveCount(0);
  const size = await page.evaluate(() => {
    const { width, height } = document.querySelector('canvas')!.getBoundingClientRect();
    return { width, height, isOne: document.querySelectorAll('.around canvas').length === 1 };
  });
  expect(size).toEqual({ width: 640, height: 480, isOne: true });
});

test('creates one WebGL context in strict mode and releases it on unmount', async ({ page }) => {
  await showMap(page, 'plain');
  expect(await contexts(page)).toEqual({ made: 1, live: 1 });
  expect(await log(page)).toEqual(['ready']);
  await page.evaluate(() => window.stage.unmount());
  await expect.poll(() => contexts(page)).toEqual({ made: 1, live: 0 });
  expect(await page.evaluate(() => window.seen.map!.isRemoved)).toBe(true);
});

test(
  'releases all contexts after 20 mounts that end at any moment',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(180_000);
    await openPage(page, '/react.html');
    for (let round = 0; round < 20; round++) {
      await page.evaluate(
        async ([wait, label]) => {
          window.seen.log.length = 0;
          window.stage.show('markers', { content: 'nodes', map: { id: label } });
          const end = performance.now() + wait;
          while (performance.now() < end && !window.seen.log.includes('ready')) {
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
          window.stage.unmount();
        },
        [round % 10 === 9 ? 10_000 : (round % 10) * 60, `map-${round}`] as const,
      );
    }
    await expect.poll(async () => (await contexts(page)).live).toBe(0);
    expect((await contexts(page)).made).toBeGreaterThan(8);
    await showMap(page, 'plain');
    expect((await contexts(page)).live).toBe(1);
  },
);

test('updates options without a new map', async ({ page }) => {
  const floors = { low: 'f_ground', high: 'f_upper' };
  await showMap(page, 'plain', { floor: floors.low });
  const first = await page.evaluateHandle(() => window.seen.map!);
  const [low, high] = await first.evaluate(({ venue }) => venue.floors.map(({ id }) => id));
  await show(page, 'plain', {
    floor: high,
    theme: 'dark',
    language: 'pt',
    labels: false,
    camera: { zoom: 19, controls: { rotate: false }, limits: { maxZoom: 20 } },
  });
  const after = await first.evaluate((map) => ({
    isSame: map === window.seen.map && !map.isRemoved,
    floor: map.floors.current.id,
    theme: map.theme,
    language: map.venue.language,
    labels: map.labels.all.length,
    zoom: Math.round(map.camera.zoom * 100) / 100,
    rotate: map.camera.controls.rotate,
    maxZoom: map.camera.limits.maxZoom,
  }));
  expect(after).toEqual({
    isSame: true,
    floor: high,
    theme: 'dark',
    language: 'pt',
    labels: 0,
    zoom: 19,
    rotate: false,
    maxZoom: 20,
  });
  expect(low).not.toBe(high);
  await show(page, 'plain', { floor: high, language: 'pt' });
  expect(await first.evaluate(({ theme, labels }) => [theme, labels.all.length > 10])).toEqual([
    'light',
    true,
  ]);
  expect(await contexts(page)).toEqual({ made: 1, live: 1 });
});

test('keeps camera and floor of the user when other props change', async ({ page }) => {
  await showMap(page, 'plain', { camera: { zoom: 18 } });
  await page.evaluate(() => {
    window.seen.map!.camera.set({ zoom: 19.5 });
    void window.seen.map!.floors.set(window.seen.map!.venue.floors.at(-1)!);
  });
  const floor = await page.evaluate(() => window.seen.map!.floors.current.id);
  await show(page, 'plain', { camera: { zoom: 18 }, theme: 'dark' });
  const kept = await page.evaluate(() => {
    const { camera, floors } = window.seen.map!;
    return [camera.zoom, floors.current.id];
  });
  expect(kept).toEqual([19.5, floor]);
});

test('recreates the map for options that cannot change, and releases the old context', async ({
  page,
}) => {
  await showMap(page, 'plain');
  const first = await page.evaluateHandle(() => window.seen.map!);
  await log(page);
  await showMap(page, 'plain', { maxPixelRatio: 1 });
  expect(await first.evaluate(({ isRemoved }) => isRemoved)).toBe(true);
  expect(await page.locator('canvas').count()).toBe(1);
  expect(await contexts(page)).toEqual({ made: 2, live: 1 });
});

test('renders React nodes in a marker and keeps their state', async ({ page }) => {
  await showMap(page, 'markers', { content: 'nodes', interactive: 'content', zIndex: 3 });
  const button = page.getByRole('button', { name: 'Hello' });
  await button.click();
  await expect(button).toHaveText('Hello 1');
  const before = await page.evaluateHandle(() => window.seen.marker);
  await show(page, 'markers', { content: 'nodes', interactive: 'content', zIndex: 4, shift: 1e-4 });
  expect(await before.evaluate((marker) => marker === window.seen.marker)).toBe(true);
  expect(await before.evaluate((marker) => marker!.element.parentElement!.style.zIndex)).toBe('4');
  // A removed option needs a new marker, whose content keeps its state.
  await show(page, 'markers', { content: 'nodes', interactive: 'content' });
  expect(await before.evaluate((marker) => marker === window.seen.marker)).toBe(false);
  await expect(button).toHaveText('Hello 1');
  expect(await page.evaluate(() => window.seen.map!.markers.all.length)).toBe(1);
});

test('renders a marker with text as a clickable bubble, and without children as a pin', async ({
  page,
}) => {
  await showMap(page, 'markers', { content: 'text' });
  await expect(page.locator('.mv-bubble')).toHaveText('Gate 5');
  await page.locator('.mv-bubble').click();
  expect(await log(page)).toContain('marker click');
  await show(page, 'markers', { content: 'pin' });
  await expect(page.locator('.mv-pin')).toBeVisible();
  await show(page, 'markers', { content: 'gone' });
  expect(await page.evaluate(() => window.seen.map!.markers.all.length)).toBe(0);
});

test('updates labels, paths, shapes and models with their props and removes them', async ({
  page,
}) => {
  await openPage(page, '/react.html');
  await page.route('**/box.glb', (route) =>
    route.fulfill({ body: Buffer.from(boxGlb()), contentType: 'model/gltf-binary' }),
  );
  const map = { labels: false };
  await showMap(page, 'things', { map, color: '#112233', url: '/box.glb' });
  await expect.poll(() => page.evaluate(() => window.seen.log)).toContain('model loaded');
  const things = await page.evaluateHandle(() => {
    const { labels, paths, shapes } = window.seen.map!;
    return [labels.all[0], paths.all[0], shapes.all[0]] as const;
  });
  await show(page, 'things', { map, color: '#445566', url: '/box.glb' });
  const after = await things.evaluate(([label, path, shape]) => {
    const { labels, paths, shapes } = window.seen.map!;
    return {
      isSame: label === labels.all[0] && path === paths.all[0] && shape === shapes.all[0],
      count: labels.all.length + paths.all.length + shapes.all.length,
      colors: [path!.style.color, shape!.style.color],
      text: label!.text,
    };
  });
  expect(after).toEqual({ isSame: true, count: 3, colors: ['#445566', '#445566'], text: 'Here' });
  await show(page, 'things', { map });
  expect(
    await page.evaluate(() => {
      const { paths, theme } = window.seen.map!;
      return [paths.all[0]!.style.color !== '#445566', theme];
    }),
  ).toEqual([true, 'light']);
  await show(page, 'things', { map, isShown: false });
  expect(
    await page.evaluate(() => {
      const { labels, paths, shapes } = window.seen.map!;
      return labels.all.length + paths.all.length + shapes.all.length;
    }),
  ).toBe(0);
});

test('calls shape listeners with current props on click and hover', async ({ page }) => {
  const map = { labels: false, camera: { pitchDegrees: 0 } };
  await showMap(page, 'things', { map, color: '#112233' });
  await show(page, 'things', { map, color: '#445566' });
  const at = await page.evaluate(() => {
    const { shapes, camera, floors } = window.seen.map!;
    const [west, south, east, north] = shapes.all[0]!.bounds;
    const lngLat = [west + (east - west) * 0.7, south + (north - south) * 0.2] as const;
    camera.set({ center: { lngLat, floorId: floors.current.id }, zoom: 20 });
    return camera.toScreen({ lngLat, floorId: floors.current.id })!;
  });
  await waitForTwoFrames(page);
  await log(page);
  await page.mouse.move(at.x, at.y);
  await expect.poll(() => page.evaluate(() => window.seen.log)).toEqual(['shape in']);
  await page.mouse.click(at.x, at.y);
  await expect.poll(() => page.evaluate(() => window.seen.log)).toContain('shape click #445566');
});

test('reports a model that cannot be loaded', async ({ page }) => {
  await openPage(page, '/react.html');
  await page.route('**/box.glb', (route) => route.fulfill({ body: 'no model' }));
  await showMap(page, 'things', { url: '/box.glb' });
  await expect
    .poll(() => page.evaluate(() => window.seen.log.join()))
    .toMatch(/model failed: .*box\.glb/);
});

test('finds a route, draws it, follows its steps and removes it', async ({ page }) => {
  await showMap(page, 'way', { to: 'bookshop' });
  await expect(page.getByTestId('way')).toHaveText('found');
  const session = await page.evaluateHandle(() => window.seen.map!.navigation.current);
  expect(await session.evaluate((current) => current!.routes.length)).toBe(1);
  await expect(page.locator('.mv-bubble')).toHaveText('Begin');
  await show(page, 'way', { to: 'bookshop', step: 1 });
  expect(await log(page)).toContain('step 1');
  expect(await session.evaluate((current) => current === window.seen.map!.navigation.current)).toBe(
    true,
  );
  await show(page, 'way', {});
  await expect(page.getByTestId('way')).toHaveText('none');
  expect(await page.evaluate(() => window.seen.map!.navigation.current === undefined)).toBe(true);
  expect(await page.evaluate(() => window.seen.map!.paths.all.length)).toBe(0);
});

test('updates hooks with floor, camera and language, and their listeners with props', async ({
  page,
}) => {
  await showMap(page, 'hooks', { label: 'a', map: { camera: { zoom: 18 } } });
  const output = page.getByTestId('hooks');
  await expect(output).toContainText(' 18 en');
  const color = (): Promise<string> =>
    page.evaluate(() => {
      const { elements, venue } = window.seen.map!;
      return elements.get(venue.spaces[0]!).color;
    });
  expect(await color()).toBe('#00ff00');
  await show(page, 'hooks', { label: 'b', map: { camera: { zoom: 18 } } });
  expect(await color()).toBe('#ff0000');
  await page.evaluate(() => window.seen.map!.camera.set({ zoom: 19.2 }));
  await expect(output).toContainText(' 19 en');
  await log(page);
  await output.getByRole('button', { name: 'Up' }).click();
  const top = await page.evaluate(() => window.seen.map!.venue.floors.at(-1)!.id);
  await expect(output).toContainText(top);
  await output.getByRole('button', { name: 'Português' }).click();
  await expect(output).toContainText(' 19 pt');
  expect(await log(page)).toEqual([`b ${top}`, 'b pt']);
});

test('shares a feature between components, and installs it again after the last one left', async ({
  page,
}) => {
  await showMap(page, 'features', { count: 2 });
  const dot = page.getByTestId('dot-0');
  await expect(dot).toHaveText(/^dot \d+$/);
  const shared = await dot.innerText();
  await expect(page.getByTestId('dot-1')).toHaveText(shared);
  await show(page, 'features', { count: 1 });
  await expect(page.getByTestId('dot-1')).toHaveCount(0);
  await expect(dot).toHaveText(shared);
  await show(page, 'features', { count: 0 });
  await expect(dot).toHaveCount(0);
  await show(page, 'features', { count: 1 });
  await expect(dot).toHaveText(/^dot \d+$/);
  await expect(dot).not.toHaveText(shared);
});

test("opens a venue once for a provider's map and siblings", async ({ page }) => {
  let downloads = 0;
  await openPage(page, '/react.html');
  await page.route('**/venues/**', (route) => {
    downloads += 1;
    return route.continue();
  });
  await showMap(page, 'provided');
  await expect(page.getByTestId('beside')).toHaveText('ready Harbour Mall map');
  expect(downloads).toBe(1);
  await show(page, 'provided', { hasMap: false });
  await expect(page.getByTestId('beside')).toHaveText('ready Harbour Mall no map');
  expect((await contexts(page)).live).toBe(0);
});

test.describe('failing to open a venue', () => {
  test.use({ expectedPageErrors: /status of 401/ });
  test('reports the error in provider and map, and retries', async ({ page }) => {
    await openPage(page, '/react.html');
    const wrong = { venueId: 'harbour-mall', key: 'wrong', baseUrl: '/' };
    await show(page, 'provided', { source: wrong });
    await expect(page.getByRole('alert')).toContainText('The key "wrong" cannot open');
    await expect(page.getByTestId('beside')).toContainText('failed The key "wrong"');
    expect((await log(page)).join()).toContain('error: The key "wrong"');
    expect((await contexts(page)).live).toBe(0);
    await page.route('**/venues/**', (route) =>
      route.continue({ url: route.request().url().replace('wrong', 'demo') }),
    );
    await page.getByRole('button', { name: 'Again' }).click();
    await expect(page.getByTestId('child')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('shows the error message of a map without a provider', async ({ page }) => {
  await openPage(page, '/react.html');
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null as never;
  });
  await show(page, 'plain');
  await expect(page.getByRole('alert')).toContainText('WebGL 2 is not available in this browser');
});

test('hydrates server-rendered markup without warnings', async ({ page }) => {
  await openPage(page, '/react.html');
  const html = await page.evaluate(() => window.stage.hydrate('plain'));
  expect(html).toContain('Loading');
  await expect(page.getByTestId('child')).toBeVisible();
  const { height } = (await page.locator('canvas').boundingBox())!;
  expect(height).toBe(480);
});
