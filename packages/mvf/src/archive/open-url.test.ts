import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeArchive } from './archive.contract.ts';
import { openUrl, type OpenUrlOptions } from './open-url.ts';

type Fetch = NonNullable<OpenUrlOptions['fetch']>;

describeArchive('a web server', async (files, limits = {}) =>
  openUrl('https://maps.example/mall', {
    limits,
    fetch: async (url) => {
      const path = decodeURIComponent(new URL(url).pathname).replace('/mall/', '');
      return Object.hasOwn(files, path)
        ? new Response(new Uint8Array(files[path] ?? []))
        : new Response('not found', { status: 404 });
    },
  }),
);

const answering = (respond: () => Response) => vi.fn<Fetch>(async () => respond());
const urlsOf = (fetch: ReturnType<typeof answering>) => fetch.mock.calls.map(([url]) => url);

/** A body that never ends and notes when it is cancelled. */
function endlessBody(): { body: ReadableStream<Uint8Array>; isCancelled: () => boolean } {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1000)),
    cancel: () => {
      isCancelled = true;
    },
  });
  return { body, isCancelled: () => isCancelled };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('openUrl', () => {
  it.each([
    ['https://a.example/mall', 'https://a.example/mall/x/y.json'],
    ['https://a.example/mall/', 'https://a.example/mall/x/y.json'],
    ['https://a.example/mall//', 'https://a.example/mall/x/y.json'],
    ['https://a.example', 'https://a.example/x/y.json'],
    ['https://a.example/mall?token=a%2Fb&v=1', 'https://a.example/mall/x/y.json?token=a%2Fb&v=1'],
    ['https://a.example/mall/?t=1#floor', 'https://a.example/mall/x/y.json?t=1'],
    ['https://a.example/my%20mall', 'https://a.example/my%20mall/x/y.json'],
  ])('fetches from below %s', async (base, expected) => {
    const fetch = answering(() => new Response('1'));
    await openUrl(base, { fetch }).read('x/y.json');
    await openUrl(new URL(base), { fetch }).read('x/y.json');
    expect(urlsOf(fetch)).toEqual([expected, expected]);
  });

  it.each([
    ['a b.json', 'a%20b.json'],
    ['50%.json', '50%25.json'],
    ['a?b#c.json', 'a%3Fb%23c.json'],
    ['ä/地.json', '%C3%A4/%E5%9C%B0.json'],
    ['%2e%2e/secret', '%252e%252e/secret'],
    ['.\t./secret', '.%09./secret'],
    ['https://b.example/x', 'https%3A/b.example/x'],
    ['@b.example', '%40b.example'],
  ])('never resolves %j outside the base', async (path, expected) => {
    const fetch = answering(() => new Response('1'));
    await openUrl('https://a.example/mall/', { fetch }).read(path);
    expect(urlsOf(fetch)).toEqual([`https://a.example/mall/${expected}`]);
  });

  it('sends no request for a path that climbs', async () => {
    const fetch = answering(() => new Response('1'));
    await expect(openUrl('https://a.example/mall/', { fetch }).read('../x')).rejects.toThrow(
      'relative path',
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('resolves a relative URL against the page, and uses the global fetch', async () => {
    const fetch = answering(() => new Response('1'));
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('location', { href: 'https://a.example/portal/page' });
    await openUrl('venues/mall').read('a.json');
    expect(urlsOf(fetch)).toEqual(['https://a.example/portal/venues/mall/a.json']);
  });

  it.each(['venues/mall', 'data:application/json,1', 'blob:https://a.example/1', ''])(
    'rejects %j, below which no file can be',
    (base) => {
      expect(() => openUrl(base)).toThrow(
        expect.objectContaining({ name: 'MvfError', code: 'mvf/unreadable-source' }),
      );
    },
  );

  it.each([404, 410])('returns undefined for status %i', async (status) => {
    const fetch = answering(() => new Response('gone', { status }));
    expect(await openUrl('https://a.example', { fetch }).read('a.json')).toBeUndefined();
  });

  it('shares a request that is under way, and no longer than that', async () => {
    const fetch = answering(() => new Response('1'));
    const archive = openUrl('https://a.example', { fetch });
    await Promise.all([archive.read('a.json'), archive.read('./a.json'), archive.read('b.json')]);
    expect(fetch).toHaveBeenCalledTimes(2);
    await archive.read('a.json');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('requests again after a failure', async () => {
    let calls = 0;
    const archive = openUrl('https://a.example', {
      fetch: async () => new Response('1', { status: calls++ ? 200 : 503 }),
    });
    await expect(archive.read('a.json')).rejects.toThrow('status 503');
    expect(await archive.read('a.json')).toHaveLength(1);
  });

  it('returns a size once the file has been read', async () => {
    const archive = openUrl('https://a.example', { fetch: answering(() => new Response('123')) });
    expect(archive.sizeOf('a.json')).toBeUndefined();
    await archive.read('a.json');
    expect(archive.sizeOf('a.json')).toBe(3);
  });
});

describe('openUrl on failures', () => {
  const base = 'https://a.example/mall?token=secret';

  it.each([401, 403, 429, 500, 503])('reports status %i with the URL', async (status) => {
    const fetch = answering(() => new Response('no', { status }));
    await expect(openUrl(base, { fetch }).read('a.json')).rejects.toMatchObject({
      code: 'mvf/unreadable-source',
      path: 'a.json',
      message: `a.json: expected a file at https://a.example/mall/a.json, found status ${status}. Check the URL and its access rights.`,
    });
  });

  it('reports a failed request with a hint at CORS and the cause, without the token', async () => {
    const cause = new TypeError('Failed to fetch');
    const read = openUrl(base, { fetch: () => Promise.reject(cause) }).read('a.json');
    await expect(read).rejects.toMatchObject({ code: 'mvf/unreadable-source', cause });
    await expect(read).rejects.toThrow(/CORS/);
    await expect(read).rejects.not.toThrow(/secret/);
  });

  it('reports a truncated body', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
    const read = openUrl(base, { fetch: async () => new Response(body) }).read('a.json');
    await expect(read).rejects.toMatchObject({ code: 'mvf/unreadable-source', path: 'a.json' });
  });

  it('rejects with the reason of the signal before, during and after a request', async () => {
    const controller = new AbortController();
    const reason = new Error('left the page');
    const fetch = vi.fn<Fetch>(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const archive = openUrl(base, { fetch, signal: controller.signal });
    const read = archive.read('a.json');
    controller.abort(reason);
    await expect(read).rejects.toBe(reason);
    await expect(archive.read('a.json')).rejects.toBe(reason);
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('openUrl with limits', () => {
  it('rejects by the announced length, without reading the body', async () => {
    const { body, isCancelled } = endlessBody();
    const fetch = async () => new Response(body, { headers: { 'content-length': '5001' } });
    const archive = openUrl('https://a.example', { fetch, limits: { maxEntryBytes: 5000 } });
    await expect(archive.read('a.json')).rejects.toMatchObject({
      code: 'mvf/limit-exceeded',
      limit: 'maxEntryBytes',
      message: expect.stringContaining('found 5001'),
    });
    expect(isCancelled()).toBe(true);
  });

  it('rejects by the bytes received, whatever was announced', async () => {
    const { body, isCancelled } = endlessBody();
    const fetch = async () => new Response(body, { headers: { 'content-length': '10' } });
    const archive = openUrl('https://a.example', { fetch, limits: { maxEntryBytes: 5000 } });
    await expect(archive.read('a.json')).rejects.toMatchObject({
      limit: 'maxEntryBytes',
      message: expect.stringContaining('found 6000'),
    });
    expect(isCancelled()).toBe(true);
  });

  it('rejects by the sum of different files, counting the same file once', async () => {
    const fetch = answering(() => new Response('x'.repeat(40)));
    const archive = openUrl('https://a.example', { fetch, limits: { maxTotalBytes: 100 } });
    for (const path of ['a', 'a', 'a', 'b', 'b', 'a']) await archive.read(path);
    await expect(archive.read('c')).rejects.toMatchObject({ limit: 'maxTotalBytes' });
  });
});
