import { type MvfDocument, writeFiles, writeZip } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import type { Page } from '@playwright/test';
import { expect, openMap, openPage, test } from './sdk-test.ts';

const MALL = 'harbour-mall';

/** Console message of the browser for failed requests. */
const FAILED_REQUESTS = /Failed to load resource/;

test.use({ expectedPageErrors: FAILED_REQUESTS, locale: 'pt-BR' });

/** Serves the tiny venue of the unit tests, and a copy whose upper floor is damaged. */
async function serveTinyVenues(page: Page): Promise<void> {
  const files = new Map(writeFiles(createVenueWithoutVoids()));
  await serveZip(page, 'tiny', files);
  files.set('geometry/f_upper.geojson', new TextEncoder().encode('{"type":'));
  await serveZip(page, 'tiny-with-broken-floor', files);
}

/**
 * Without voids, because the upper floor would be visible through one and be read for the first
 * frame.
 */
function createVenueWithoutVoids(): MvfDocument {
  const document = tinyVenue();
  for (const kinds of Object.values(document.kinds)) {
    for (const [id, kind] of Object.entries(kinds)) if (kind === 'void') kinds[id] = 'room';
  }
  return document;
}

async function serveZip(
  page: Page,
  venueId: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const body = Buffer.from(writeZip(files));
  await page.route(`**/venues/${venueId}/**`, (route) =>
    route.fulfill({ contentType: 'application/zip', body }),
  );
}

test('opens a venue by key and id, and offline from its bytes', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openMap(page, { venue: MALL, options: { baseUrl: '/' } });
  expect(requests.filter((url) => url.includes('/venues/'))).toEqual([
    expect.stringMatching(/\/venues\/harbour-mall\/mvf-3\.zip\?key=demo$/),
  ]);
  await page.evaluate(async () => {
    const response = await fetch('/venues/harbour-mall/mvf-3.zip');
    Object.assign(window, { bytes: new Uint8Array(await response.arrayBuffer()) });
    // The code for routes loads with the first one.
    const { venue } = window.mapView!;
    const [from, to] = [venue.floors[0]!.spaces[0]!, venue.floors[2]!.spaces[0]!];
    await venue.route(from.center, to.center);
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
  // No language option was set, so the browser's language applies.
  const mall = { name: 'Harbour Mall', language: 'pt', floor: 'f_ground', found: true };
  expect(offline).toEqual({ shown: [mall, mall], code: 'map-view/network' });
});

test('retries when the server fails, and stops on abort', async ({ page }) => {
  await openPage(page, '/blank.html');
  let answers: (503 | 'silence' | 'cut')[] = [503, 'cut'];
  let requestCount = 0;
  await page.route('**/venues/kestrel-house/**', (route) => {
    requestCount += 1;
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
  expect(requestCount).toBe(3);

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

test('draws the first floor before the rest of the venue has loaded', async ({ page }) => {
  await serveTinyVenues(page);
  await openPage(page, '/blank.html');
  const seen = await page.evaluate(async () => {
    const host = document.querySelector('#map')!;
    const atFirst: unknown[] = [];
    const map = await window.sdk.showVenue('#map', {
      venueId: 'tiny',
      key: 'demo',
      onFirstFrame: () => {
        const gl = host.querySelector('canvas')!.getContext('webgl2')!;
        const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
        const middle = new Uint8Array(4);
        gl.readPixels(width / 2, height / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, middle);
        const corner = new Uint8Array(4);
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, corner);
        atFirst.push({ isBusy: host.ariaBusy, isDrawn: middle.join() !== corner.join() });
      },
    });
    const { venue } = map;
    const later = {
      isBusy: host.ariaBusy,
      shapes: venue.floors.map(({ elements }) => elements.length > 0),
      places: venue.get('location', 'loc_cafe').elements.length,
      connections: venue.connections.length > 0,
    };
    map.remove();
    return { atFirst, later };
  });
  expect(seen).toEqual({
    atFirst: [{ isBusy: 'true', isDrawn: true }],
    later: { isBusy: null, shapes: [true, true, true], places: 2, connections: true },
  });
});

test('removes the map when the rest of the venue cannot be read', async ({ page }) => {
  await serveTinyVenues(page);
  await openPage(page, '/blank.html');
  const seen = await page.evaluate(async () => {
    const host = document.querySelector('#map')!;
    const reason = new Error('enough');
    const controller = new AbortController();
    let frames = 0;
    const failures = [
      await window.sdk
        .showVenue('#map', {
          venueId: 'tiny-with-broken-floor',
          key: 'demo',
          onFirstFrame: () => (frames += 1),
        })
        .catch((error: unknown) => error),
      await window.sdk
        .showVenue('#map', {
          venueId: 'tiny',
          key: 'demo',
          signal: controller.signal,
          onFirstFrame: () => {
            frames += 1;
            controller.abort(reason);
          },
        })
        .catch((error: unknown) => error),
    ];
    const [broken, stopped] = failures as [Error & { code: string }, Error];
    return {
      frames,
      code: broken.code,
      message: broken.message,
      isReason: stopped === reason,
      left: host.childElementCount,
      isBusy: host.ariaBusy,
    };
  });
  expect(seen).toEqual({
    frames: 2,
    code: 'map-view/bad-bundle',
    message: expect.stringContaining('geometry/f_upper.geojson'),
    isReason: true,
    left: 0,
    isBusy: null,
  });
});

test('rejects with errors that name cause and remedy', async ({ page }) => {
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
    wrongKey: expect.stringMatching(/^map-view\/wrong-key: The key "wrong" .* Use a key of/),
    unknownVenue: expect.stringMatching(/^map-view\/unknown-venue: .*"no-such-mall"\. Check/),
    badId: expect.stringMatching(/^map-view\/unknown-venue: venueId: expected an id such as/),
    noBundle: expect.stringMatching(/^map-view\/bad-bundle: .* Check it with `mvf validate`/),
    badBytes: expect.stringMatching(/^map-view\/bad-bundle: .* Check it with `mvf validate`/),
    network: expect.stringMatching(/^map-view\/network: .*\/venues\/cut-off\/.* Check the conn/),
    noElement: expect.stringMatching(
      /^map-view\/no-container: .*none for "#nowhere"\. Call showVenue/,
    ),
    noContainer: expect.stringMatching(
      /^map-view\/no-container: .*found null\. Call showVenue after/,
    ),
    floor: expect.stringMatching(/^map-view\/unknown-target: .*"f_attic"\. Its floors are: f_lo/),
    theme: expect.stringMatching(/^map-view\/bad-option: theme: expected light, dark, .*"sepia"/),
    limits: expect.stringMatching(/^map-view\/bad-option: .*minZoom: expected .*found 90/),
  });
  expect(errors.canvases).toBe(0);
});

test('shows the fallback without WebGL 2', async ({ page }) => {
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
