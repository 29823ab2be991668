import type { Removable } from '@brand/web-sdk';
import type { Views } from '../../packages/web-sdk/src/features/views/index.ts';
import { colorDistance, colorsAt, whenQuiet } from './map-probe.ts';
import { expect, openMap, openPage, settle, test } from './sdk-test.ts';

const MALL = 'harbour-mall';

/** What the browser itself says about requests that fail. */
const FAILED_REQUESTS = /Failed to load resource/;

test.describe('loading', () => {
  test.use({ expectedComplaints: FAILED_REQUESTS, locale: 'pt-BR' });

  test('opens a venue by key and id, and without a network from its bytes', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openMap(page, { venue: MALL, options: { baseUrl: '/' } });
    expect(requests.filter((url) => url.includes('/venues/'))).toEqual([
      expect.stringMatching(/\/venues\/harbour-mall\/mvf-3\.zip\?key=demo$/),
    ]);
    await page.evaluate(async () => {
      const response = await fetch('/venues/harbour-mall/mvf-3.zip');
      Object.assign(window, { bytes: new Uint8Array(await response.arrayBuffer()) });
    });
    await page.context().setOffline(true);
    const offline = await page.evaluate(async () => {
      window.mapView?.remove();
      const { bytes } = window as unknown as { bytes: Uint8Array<ArrayBuffer> };
      const shown: unknown[] = [];
      for (const bundle of [bytes, new Blob([bytes])]) {
        const map = await window.sdk.showVenue('#map', { bundle });
        const [from, to] = [map.venue.floors[0]!.spaces[0]!, map.venue.floors[2]!.spaces[0]!];
        const { found } = await map.venue.route(from.center, to.center);
        const { name, language } = map.venue;
        shown.push({ name, language, floor: map.floors.current.id, found });
        map.remove();
      }
      const failed = await window.sdk
        .showVenue('#map', { venueId: 'harbour-mall', key: 'demo', retries: 0 })
        .catch((error: unknown) => error as Error & { code: string });
      return { shown, code: 'code' in failed ? failed.code : undefined };
    });
    await page.context().setOffline(false);
    // Nobody asked for a language, so it is that of the browser.
    const mall = { name: 'Harbour Mall', language: 'pt', floor: 'f_ground', found: true };
    expect(offline).toEqual({ shown: [mall, mall], code: 'map-view/network' });
  });

  test('tries again when the server fails, and stops when it is told to', async ({ page }) => {
    await openPage(page, '/blank.html');
    let answers: (503 | 'silence' | 'cut')[] = [503, 'cut'];
    let asked = 0;
    await page.route('**/venues/kestrel-house/**', (route) => {
      asked += 1;
      const answer = answers.shift();
      if (answer === 503) return route.fulfill({ status: 503 });
      if (answer === 'cut') return route.abort();
      return answer === 'silence' ? undefined : route.continue();
    });
    const house = { venueId: 'kestrel-house', key: 'demo' };
    const shown = await page.evaluate(async (source) => {
      const progress: number[] = [];
      const map = await window.sdk.showVenue('#map', {
        ...source,
        onProgress: ({ loaded }) => progress.push(loaded),
      });
      map.remove();
      return { name: map.venue.name, last: progress.at(-1)! };
    }, house);
    expect(shown.name).toBe('Kestrel House');
    expect(shown.last).toBeGreaterThan(100_000);
    expect(asked).toBe(3);

    answers = ['silence'];
    const stopped = await page.evaluate(async (source) => {
      const controller = new AbortController();
      const reason = new Error('enough');
      const loading = window.sdk.showVenue('#map', { ...source, signal: controller.signal });
      setTimeout(() => controller.abort(reason), 50);
      const early = window.sdk.showVenue('#map', { ...source, signal: AbortSignal.abort(reason) });
      const results = await Promise.allSettled([loading, early]);
      const canvases = document.querySelectorAll('canvas').length;
      return {
        areReasons: results.map((one) => 'reason' in one && one.reason === reason),
        canvases,
      };
    }, house);
    expect(stopped).toEqual({ areReasons: [true, true], canvases: 0 });
  });

  test('tells what went wrong and what to do', async ({ page }) => {
    await openPage(page, '/blank.html');
    await page.route('**/venues/page-of-html/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
    );
    await page.route('**/venues/cut-off/**', (route) => route.abort());
    const errors = await page.evaluate(async () => {
      const { showVenue, MapViewError } = window.sdk;
      const demo = { key: 'demo', retries: 0 };
      const mall = { ...demo, venueId: 'harbour-mall' };
      const attempts = {
        wrongKey: () => showVenue('#map', { ...mall, key: 'wrong' }),
        unknownVenue: () => showVenue('#map', { ...demo, venueId: 'no-such-mall' }),
        badId: () => showVenue('#map', { ...demo, venueId: '../harbour-mall' }),
        noBundle: () => showVenue('#map', { ...demo, venueId: 'page-of-html' }),
        badBytes: () => showVenue('#map', { bundle: new Uint8Array([1, 2, 3]) }),
        network: () => showVenue('#map', { ...demo, venueId: 'cut-off' }),
        noElement: () => showVenue('#nowhere', mall),
        noContainer: () => showVenue(null, mall),
        floor: () => showVenue('#map', { ...mall, floor: 'f_attic' }),
        theme: () => showVenue('#map', { ...mall, theme: 'sepia' as 'dark' }),
        limits: () => showVenue('#map', { ...mall, camera: { limits: { minZoom: 90 } } }),
      };
      const found: Record<string, string> = {};
      for (const [name, attempt] of Object.entries(attempts)) {
        const error = await attempt().catch((reason: unknown) => reason);
        found[name] =
          error instanceof MapViewError ? `${error.code}: ${error.message}` : String(error);
      }
      return { found, canvases: document.querySelectorAll('#map > *').length };
    });
    expect(errors.found).toEqual({
      wrongKey: expect.stringMatching(/^map-view\/wrong-key: The key "wrong" .* Use the key of/),
      unknownVenue: expect.stringMatching(/^map-view\/unknown-venue: .*"no-such-mall"\. Check/),
      badId: expect.stringMatching(/^map-view\/unknown-venue: venueId: expected an id such as/),
      noBundle: expect.stringMatching(/^map-view\/bad-bundle: .* Check it with `mvf validate`/),
      badBytes: expect.stringMatching(/^map-view\/bad-bundle: .* Check it with `mvf validate`/),
      network: expect.stringMatching(/^map-view\/network: .*\/venues\/cut-off\/.* Check the conn/),
      noElement: expect.stringMatching(/^map-view\/no-container: .*none for "#nowhere"\. Call it/),
      noContainer: expect.stringMatching(/^map-view\/no-container: .*found null\. Call it after/),
      floor: expect.stringMatching(/^map-view\/unknown-target: .*"f_attic"\. Its floors are: f_lo/),
      theme: expect.stringMatching(/^map-view\/bad-option: theme: expected light, dark, .*"sepia"/),
      limits: expect.stringMatching(/^map-view\/bad-option: .*minZoom: expected .*found 90/),
    });
    expect(errors.canvases).toBe(0);
  });

  test('shows the fallback where there is no WebGL 2', async ({ page }) => {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
        return kind.startsWith('webgl') ? null : getContext.call(this, kind);
      } as typeof getContext;
    });
    await openPage(page, '/blank.html');
    const error = await page.evaluate(async () => {
      const { MapViewError, showVenue } = window.sdk;
      const failure = await showVenue('#map', {
        venueId: 'kestrel-house',
        key: 'demo',
        fallback: ({ code }) => Object.assign(document.createElement('p'), { textContent: code }),
      }).catch((reason: unknown) => reason);
      return failure instanceof MapViewError ? `${failure.code}: ${failure.message}` : undefined;
    });
    expect(error).toMatch(/^map-view\/no-webgl: .*Turn on hardware acceleration.*`fallback`/);
    await expect(page.locator('#map > p')).toHaveText('map-view/no-webgl');
    await expect(page.locator('#map > *')).toHaveCount(1);
  });
});

test('two views share a venue and nothing else', async ({ page }) => {
  await openPage(page, '/two-maps.html');
  const seen = await page.evaluate(async () => {
    const { showVenue } = window.sdk;
    const common = { motion: 'reduced', language: 'en' } as const;
    const source = { venueId: 'harbour-mall', key: 'demo' };
    const left = await showVenue('#left', { ...source, ...common });
    const right = await showVenue('#right', { venue: left.venue, ...common, theme: 'dark' });
    const [space] = left.floors.current.spaces;
    left.elements.set(space!, { color: '#ff0000' });
    await left.floors.set('f_upper');
    left.camera.set({ zoom: 20 });
    const languages: string[] = [];
    for (const map of [left, right]) {
      map.on('language-change', ({ language }) => languages.push(language));
    }
    right.setLanguage('pt');
    const facts = [left, right].map((map) => ({
      floor: map.floors.current.id,
      zoom: map.camera.zoom,
      changed: map.elements.changed().size,
      theme: map.theme,
    }));
    left.remove();
    left.remove();
    const frame = new Promise((resolve) => right.on('frame', resolve));
    right.camera.set({ zoom: 19 });
    await frame;
    const used = (): unknown => left.use({ name: 'x', install: () => ({ remove: () => {} }) });
    let refused = '';
    try {
      used();
    } catch (error) {
      refused = String(error);
    }
    const kept = document.querySelectorAll('canvas').length;
    return { facts, languages, refused, kept, isRemoved: [left.isRemoved, right.isRemoved] };
  });
  expect(seen.facts[0]).toEqual({ floor: 'f_upper', zoom: 20, changed: 1, theme: 'light' });
  expect(seen.facts[1]).toMatchObject({ floor: 'f_ground', changed: 0, theme: 'dark' });
  expect(seen.facts[1]!.zoom).not.toBe(20);
  expect(seen.languages).toEqual(['pt', 'pt']);
  expect(seen.refused).toContain('Call showVenue again');
  expect(seen.isRemoved).toEqual([true, false]);
  expect(seen.kept).toBe(1);
});

test('a view goes through a link into another map', async ({ mapPage: page }) => {
  const first = await openMap(page, { venue: MALL });
  const link = await first.evaluate(async (map) => {
    const { views } = await window.loadFeature('views');
    const shared: Views & Removable = map.use(views!);
    await map.floors.set('f_upper');
    map.setTheme('dark');
    map.setLanguage('pt');
    map.elements.set(map.floors.current.spaces.slice(0, 30), { color: '#12ab56', height: 2 });
    const { center } = map.floors.current.spaces[3]!;
    map.camera.set({ center, zoom: 20.25, bearingDegrees: 33, pitchDegrees: 60 });
    const state = shared.capture();
    return { state, hash: shared.toHash(state) };
  });
  expect(link.hash).toMatch(/^[\w.-]+$/);
  const second = await openMap(page, { venue: MALL });
  const applied = await second.evaluate(async (map, hash) => {
    const { views } = await window.loadFeature('views');
    const shared: Views & Removable = map.use(views!);
    const { end, missing } = await shared.apply(shared.fromHash(`#${hash}`));
    const foreign = { ...shared.capture(), venueId: 'kestrel-house' };
    const refusal = await shared.apply(foreign).catch((error: unknown) => String(error));
    let broken = '';
    try {
      shared.fromHash('#nothing');
    } catch (error) {
      broken = (error as { code: string }).code;
    }
    return { end, missing, state: shared.capture(), refusal, broken };
  }, link.hash);
  expect(applied.end).toBe('finished');
  expect(applied.missing).toEqual([]);
  const { camera, ...rest } = applied.state;
  expect(rest).toEqual({ ...link.state, camera: undefined });
  expect(rest.elements?.[0]?.ids['space']).toHaveLength(30);
  expect(camera.zoom).toBeCloseTo(20.25, 3);
  expect(camera.lngLat[0]).toBeCloseTo(link.state.camera.lngLat[0], 6);
  expect(applied.refusal).toContain('kestrel-house');
  expect(applied.broken).toBe('map-view/bad-view-state');
});

test('languages and themes change at run time', async ({ page }) => {
  const map = await openMap(page, { venue: MALL, options: { theme: 'system' } });
  await whenQuiet(map);
  const canvas = page.locator('#map canvas');
  const before = await canvas.screenshot();
  const texts = await map.evaluate((view) => {
    const told: string[] = [];
    view.on('language-change', ({ language }) => told.push(language));
    const of = (): string[] => view.labels.all.filter((one) => one.isShown).map(({ text }) => text);
    const english = of();
    view.setLanguage('pt');
    let refusal = '';
    try {
      view.setLanguage('xx');
    } catch (error) {
      refusal = (error as Error).message;
    }
    const name = view.floors.current.name;
    return { english, portuguese: of(), told, refusal, name };
  });
  await whenQuiet(map);
  const inPortuguese = await canvas.screenshot();
  expect(texts.english.length).toBeGreaterThan(10);
  expect(texts.portuguese).not.toEqual(texts.english);
  expect(texts.told).toEqual(['pt']);
  expect(texts.refusal).toMatch(/xx.*en.*pt.*es/);
  expect(inPortuguese.equals(before)).toBe(false);

  const corner = [{ x: 2, y: 2 }];
  const rgb = (hex: string): readonly [number, number, number] => [
    Number.parseInt(hex.slice(1, 3), 16),
    Number.parseInt(hex.slice(3, 5), 16),
    Number.parseInt(hex.slice(5, 7), 16),
  ];
  const themes = await page.evaluate(() => window.sdk.THEMES);
  const expectTheme = async (name: string, background: string): Promise<void> => {
    await expect.poll(() => map.evaluate((view) => view.theme)).toBe(name);
    const [color] = await colorsAt(map, corner);
    expect(colorDistance(color!, rgb(background))).toBeLessThan(3);
  };
  await expectTheme('light', themes.light.background);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme('dark', themes.dark.background);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme('light', themes.light.background);
  const told = await map.evaluate((view) => {
    const names: string[] = [];
    view.on('theme-change', ({ theme }) => names.push(theme));
    view.setTheme('high-contrast');
    view.setTheme({ ...window.sdk.THEMES.light, name: 'mint', background: '#aaffcc' });
    return { names, accent: view.element.style.getPropertyValue('--mv-accent') };
  });
  expect(told.names).toEqual(['high-contrast', 'mint']);
  expect(told.accent).toBe(themes.light.accent);
  await expectTheme('mint', '#aaffcc');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme('mint', '#aaffcc');
});

test('layers hide what is in them from eyes and pointers', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL });
  const seen = await map.evaluate(async (view) => {
    const { floors, markers, layers, labels } = view;
    view.camera.set({ pitchDegrees: 0 });
    const location = view.venue.locations.find((one) => one.floors.includes(floors.current))!;
    const space = location.elements.find((one) => one.type === 'space')!;
    labels.removeAll();
    labels.add(space, { text: 'Here', interactive: true, rank: 'always' });
    markers.add(space, { content: 'M', rank: 'always', anchor: 'center' });
    const { hits, stage } = view.use({
      name: 'probe',
      install: (context) => ({ hits: context.hits, stage: context.stage, remove: () => {} }),
    });
    const isSameProbe =
      view.use({ name: 'probe', install: () => ({ hits, stage, remove: () => {} }) }).hits === hits;
    const quiet = async (): Promise<void> => {
      for (let frame = 0; frame < 6; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    };
    const top = { ...space.center, height: view.elements.get(space).height };
    const typesHit = async (): Promise<string[]> => {
      await quiet();
      const screen = view.camera.toScreen(top)!;
      return hits.test({ screen, ray: stage.camera.rayAt(screen) }).map(({ type }) => type);
    };
    await view.camera.focusOn(space);
    const all = await typesHit();
    const without: Record<string, readonly string[]> = {};
    for (const [layer, type] of Object.entries({
      labels: 'label',
      markers: 'marker',
      spaces: 'space',
    })) {
      layers.set(layer, 'hidden');
      without[type] = await typesHit();
      layers.set(layer, 'visible');
    }
    const again = await typesHit();
    layers.add('own');
    layers.move('own', { below: 'labels' });
    let refusal = '';
    try {
      layers.set('curtains', 'hidden');
    } catch (error) {
      refusal = (error as Error).message;
    }
    return { all, without, again, isSameProbe, names: layers.all.map(({ name }) => name), refusal };
  });
  expect(seen.isSameProbe).toBe(true);
  expect(seen.all).toEqual(expect.arrayContaining(['marker', 'label', 'space', 'floor']));
  for (const [type, types] of Object.entries(seen.without)) expect(types).not.toContain(type);
  expect(seen.again).toEqual(seen.all);
  expect(seen.names.indexOf('own')).toBe(seen.names.indexOf('labels') - 1);
  expect(seen.refusal).toMatch(/no layer "curtains"\. Layers are: spaces, .*layers\.add/);
});

test('draws nothing while nothing changes', async ({ mapPage: page }) => {
  const map = await openMap(page, { venue: MALL, options: { motion: 'full' } });
  await whenQuiet(map);
  const frames = await map.evaluate(async (view) => {
    let count = 0;
    const stop = view.on('frame', () => (count += 1));
    const during = async (animationFrames: number): Promise<number> => {
      count = 0;
      for (let frame = 0; frame < animationFrames; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return count;
    };
    const idle = await during(60);
    view.camera.set({ zoom: view.camera.zoom + 0.2 });
    const afterChange = await during(40);
    const idleAgain = await during(30);
    stop();
    view.camera.set({ zoom: 19 });
    const unheard = await during(5);
    return { idle, afterChange, idleAgain, unheard };
  });
  await settle(page);
  expect(frames.idle).toBe(0);
  expect(frames.afterChange).toBeGreaterThan(0);
  expect(frames.idleAgain).toBe(0);
  expect(frames.unheard).toBe(0);
});
