import { afterEach, describe, expect, test, vi } from 'vitest';
import { downloadBundle } from './download-bundle.ts';
import type { OpenFailure } from './open-failure.ts';
import { MAX_BUNDLE_BYTES } from './own-bundle.ts';

const ADDRESS = 'https://cdn.example/venue.zip';

/** A page that has this policy and network. */
function stubPage({
  fetch,
  isOnline = true,
  isBlocked = false,
}: {
  readonly fetch: typeof globalThis.fetch;
  readonly isOnline?: boolean;
  readonly isBlocked?: boolean;
}): void {
  vi.stubGlobal('location', new URL('https://maps.example/viewer/'));
  vi.stubGlobal('navigator', { onLine: isOnline });
  const document = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('fetch', (...request: Parameters<typeof globalThis.fetch>) => {
    if (!isBlocked) return fetch(...request);
    const event = new Event('securitypolicyviolation');
    setTimeout(() =>
      document.dispatchEvent(Object.assign(event, { effectiveDirective: 'connect-src' })),
    );
    return Promise.reject(new TypeError('Failed to fetch'));
  });
}

afterEach(() => vi.unstubAllGlobals());

const silent = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

function download(address = ADDRESS): Promise<Blob> {
  return downloadBundle(address, { signal: new AbortController().signal, onProgress: () => {} });
}

async function failureOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: OpenFailure) => error.kind,
  );
}

describe('the download of a bundle', () => {
  test('gives the bytes, and sends neither cookies nor where it comes from', async () => {
    const requests: (RequestInit | undefined)[] = [];
    stubPage({
      fetch: (_url, init) => {
        requests.push(init);
        return Promise.resolve(new Response('bytes'));
      },
    });
    expect(await (await download()).text()).toBe('bytes');
    expect(requests).toMatchObject([{ credentials: 'omit', referrerPolicy: 'no-referrer' }]);
  });

  test.each([
    ['not-found', 404],
    ['not-found', 410],
    ['refused', 403],
    ['refused', 503],
  ])('fails as %s for status %i', async (kind, status) => {
    stubPage({ fetch: () => Promise.resolve(new Response('', { status })) });
    expect(await failureOf(download())).toBe(kind);
  });

  test('fails for http on a page of https, without a request', async () => {
    stubPage({ fetch: () => Promise.resolve(new Response('bytes')) });
    expect(await failureOf(download('http://cdn.example/venue.zip'))).toBe('insecure');
    expect(await failureOf(download('http://localhost:8080/venue.zip'))).toBe('none');
  });

  test('tells a policy, a missing network, CORS and silence apart', async () => {
    stubPage({ fetch: silent, isBlocked: true });
    expect(await failureOf(download())).toBe('blocked');
    stubPage({ fetch: silent, isOnline: false });
    expect(await failureOf(download())).toBe('offline');
    stubPage({ fetch: silent });
    expect(await failureOf(download())).toBe('no-answer');
    stubPage({
      fetch: (_url, init) =>
        init?.mode === 'no-cors' ? Promise.resolve(new Response()) : silent(),
    });
    expect(await failureOf(download())).toBe('cross-origin');
  });

  test('stops at a bundle that is too large, by its header and by its bytes', async () => {
    const headers = { 'content-length': String(MAX_BUNDLE_BYTES + 1) };
    stubPage({ fetch: () => Promise.resolve(new Response('a', { headers })) });
    expect(await failureOf(download())).toBe('too-large');

    const part = new Uint8Array(2 ** 26);
    let parts = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        parts += 1;
        controller.enqueue(part);
      },
    });
    stubPage({ fetch: () => Promise.resolve(new Response(endless)) });
    expect(await failureOf(download())).toBe('too-large');
    expect(parts).toBeLessThan(8);
  });

  test('fails when the connection breaks halfway, and rejects with the reason of its signal', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    stubPage({ fetch: () => Promise.resolve(new Response(broken)) });
    expect(await failureOf(download())).toBe('no-answer');
    const reason = new Error('left');
    const options = { signal: AbortSignal.abort(reason), onProgress: () => {} };
    stubPage({ fetch: silent });
    await expect(downloadBundle(ADDRESS, options)).rejects.toBe(reason);
  });
});
