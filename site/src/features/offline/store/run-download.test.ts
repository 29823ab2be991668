import { createHash } from 'node:crypto';
import type { OfflineFile, OfflineManifest } from '@brand/wire/offline';
import { describe, expect, test } from 'vitest';
import { DownloadStore } from './download-store';
import { FakeCaches } from './fake-caches.fixture';
import { runDownload } from './run-download';

type Site = Readonly<Record<string, string>>;

const FIRST: Site = { 'index.html': 'home', 'docs/a/index.html': 'a1', 'venues/v.zip': 'v' };

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function manifestOf(site: Site, build: string): OfflineManifest {
  const files = Object.entries(site).map(([path, text]): OfflineFile => [
    path,
    hashOf(text),
    text.length,
    text.length,
  ]);
  const indexes = [...files.keys()];
  return {
    build,
    files,
    parts: [
      { id: 'shared', label: 'Shared', needs: [], pages: 1, files: indexes.slice(0, 1) },
      {
        id: 'docs',
        label: 'Docs',
        group: 'G',
        needs: ['shared'],
        pages: 1,
        files: indexes.slice(1),
      },
    ],
  };
}

/** A server with the files of a site, which counts requests. */
function serve(site: Site) {
  const asked: string[] = [];
  const byUrl = new Map(
    Object.entries(site).map(([path, text]) => [
      `/${path.replace(/(?:^|\/)index\.html$/, '')}`,
      text,
    ]),
  );
  const fetch = async (url: string): Promise<Response> => {
    const { pathname } = new URL(url, 'https://docs.example');
    if (pathname.endsWith('config.json')) return Response.json({ at: pathname });
    asked.push(pathname);
    const text = byUrl.get(pathname);
    return new Response(text ?? 'no', {
      status: text === undefined ? 404 : 200,
      headers: { 'content-type': 'text/html', 'content-encoding': 'br' },
    });
  };
  return { asked, fetch: fetch as typeof globalThis.fetch };
}

function options(site: Site, store: DownloadStore, build = 'b1') {
  return {
    manifest: manifestOf(site, build),
    parts: ['docs'],
    store,
    baseUrl: '/',
    signal: new AbortController().signal,
    onProgress: () => {},
    retryDelayMs: 0,
  };
}

describe('a download', () => {
  test('stores every file once, and the settings of services', async () => {
    const store = new DownloadStore(new FakeCaches().asStorage());
    const { asked, fetch } = serve(FIRST);
    const state = await runDownload({ ...options(FIRST, store), fetch });
    expect(asked.toSorted()).toEqual(['/', '/docs/a', '/venues/v.zip']);
    expect(await store.readState()).toEqual(state);
    expect(state.settings['search/config.json']).toEqual({ at: '/search/config.json' });
    expect(await store.readPending()).toBeUndefined();
  });

  test('of the next build requests only what changed, and removes what is unused', async () => {
    const store = new DownloadStore(new FakeCaches().asStorage());
    await runDownload({ ...options(FIRST, store), fetch: serve(FIRST).fetch });
    const second = { ...FIRST, 'docs/a/index.html': 'a2' };
    const { asked, fetch } = serve(second);
    await runDownload({ ...options(second, store, 'b2'), fetch });
    expect(asked).toEqual(['/docs/a']);
    expect(await store.storedHashes()).toEqual(new Set(Object.values(second).map(hashOf)));
  });

  test('that was cancelled continues where it stopped', async () => {
    const store = new DownloadStore(new FakeCaches().asStorage());
    const controller = new AbortController();
    const { fetch } = serve(FIRST);
    const cancelled = runDownload({
      ...options(FIRST, store),
      signal: controller.signal,
      onProgress: () => controller.abort(),
      fetch: async (url, init) => {
        // The other files do not arrive.
        if (String(url) !== '/') await new Promise((resolve) => setTimeout(resolve, 50));
        return fetch(url, init);
      },
    });
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(await store.readPending()).toEqual(['docs']);
    expect(await store.readState()).toBeUndefined();
    const resumed = serve(FIRST);
    await runDownload({ ...options(FIRST, store), fetch: resumed.fetch });
    expect(resumed.asked.toSorted()).toEqual(['/docs/a', '/venues/v.zip']);
  });

  test('stops if the storage is full, and keeps the previous download', async () => {
    const caches = new FakeCaches();
    const store = new DownloadStore(caches.asStorage());
    await runDownload({ ...options(FIRST, store), fetch: serve(FIRST).fetch });
    caches.capacity = 5;
    const second = { ...FIRST, 'docs/a/index.html': 'a2', 'docs/b/index.html': 'b' };
    const full = runDownload({ ...options(second, store, 'b2'), fetch: serve(second).fetch });
    await expect(full).rejects.toMatchObject({ code: 'storage-full' });
    expect((await store.readState())?.build).toBe('b1');
  });

  test('stops if a file is not that of the list', async () => {
    const store = new DownloadStore(new FakeCaches().asStorage());
    const changed = serve({ ...FIRST, 'docs/a/index.html': 'other' });
    const download = runDownload({ ...options(FIRST, store), fetch: changed.fetch });
    await expect(download).rejects.toMatchObject({ code: 'outdated' });
  });

  test('tries again before it reports a lost connection', async () => {
    const store = new DownloadStore(new FakeCaches().asStorage());
    const { fetch } = serve(FIRST);
    let failures = 2;
    const unsteady: typeof globalThis.fetch = async (url, init) => {
      if (failures > 0) {
        failures -= 1;
        throw new TypeError('Failed to fetch');
      }
      return fetch(url, init);
    };
    await runDownload({ ...options(FIRST, store), fetch: unsteady });
    const lost = runDownload({
      ...options({ ...FIRST, 'docs/a/index.html': 'a2' }, store, 'b2'),
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await expect(lost).rejects.toMatchObject({ code: 'network' });
  });
});
