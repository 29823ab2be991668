import { afterEach, describe, expect, it, vi } from 'vitest';
import { download } from './download.ts';

const ADDRESS = new URL('https://venues.example/venues/mall/mvf-3.zip?key=demo');
const VENUE = { venueId: 'mall', key: 'demo' };

/** Stubs `fetch` with these responses, one after the other. */
function answers(...list: (Response | Error)[]): () => number {
  const fetchMock = vi.fn<typeof fetch>();
  for (const answer of list) {
    if (answer instanceof Error) fetchMock.mockRejectedValueOnce(answer);
    else fetchMock.mockResolvedValueOnce(answer);
  }
  vi.stubGlobal('fetch', fetchMock);
  return () => fetchMock.mock.calls.length;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Runs with fake timers that skip delays. */
async function quickly<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {});
  for (let step = 0; step < 20; step++) await vi.advanceTimersByTimeAsync(1000);
  return work;
}

describe('download', () => {
  it('returns the bytes and reports progress', async () => {
    answers(new Response('PK12', { headers: { 'content-length': '4' } }));
    const onProgress = vi.fn<(progress: object) => void>();
    const bytes = await download(ADDRESS, VENUE, { onProgress });
    expect(new TextDecoder().decode(bytes)).toBe('PK12');
    expect(onProgress).toHaveBeenLastCalledWith({ loaded: 4, total: 4 });
  });

  it('retries after a failure of network or server', async () => {
    vi.useFakeTimers();
    const calls = answers(
      new Error('offline'),
      new Response('', { status: 503 }),
      new Response('PK'),
    );
    expect(await quickly(download(ADDRESS, VENUE, {}))).toHaveLength(2);
    expect(calls()).toBe(3);
  });

  it('gives up after the retries and explains what to check', async () => {
    vi.useFakeTimers();
    const calls = answers(new Error('a'), new Error('b'));
    await expect(quickly(download(ADDRESS, VENUE, { retries: 1 }))).rejects.toMatchObject({
      code: 'map-view/network',
      message: expect.stringContaining('connect-src'),
    });
    expect(calls()).toBe(2);
  });

  it.each([
    [401, 'map-view/wrong-key', 'The key "demo"'],
    [403, 'map-view/wrong-key', 'The key "demo"'],
    [404, 'map-view/unknown-venue', 'no venue "mall"'],
  ])('does not retry on %i', async (status, code, message) => {
    const calls = answers(new Response('', { status }));
    await expect(download(ADDRESS, VENUE, {})).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    });
    expect(calls()).toBe(1);
  });

  it('treats a stalled server as a failure', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_: URL, { signal }: RequestInit) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal?.addEventListener('abort', () => reject(signal.reason));
      return promise;
    });
    await expect(
      quickly(download(ADDRESS, VENUE, { retries: 0, timeout: 5000 })),
    ).rejects.toMatchObject({
      code: 'map-view/network',
      message: expect.stringContaining('no response within 5000 ms'),
    });
  });

  it('stops on abort, also while it waits to retry', async () => {
    vi.useFakeTimers();
    const calls = answers(new Error('offline'), new Response('PK'));
    const controller = new AbortController();
    const work = download(ADDRESS, VENUE, { signal: controller.signal });
    work.catch(() => {});
    await vi.advanceTimersByTimeAsync(10);
    controller.abort(new Error('enough'));
    await expect(quickly(work)).rejects.toThrow('enough');
    expect(calls()).toBe(1);
  });
});
