import { createFakeStorage } from '@site/src/kit/fake-storage.fixture';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchWithToken } from './fetch-with-token';
import { isExpired, TokenStore } from './token-store';

const CONFIG = { assistantId: 'asst-1', url: '/assistant' };
const NOW = Date.parse('2026-01-01T00:00:00Z');
const request = vi.fn<typeof fetch>();

function tokenFor(seconds: number, mark = 'sig'): string {
  return `${btoa(JSON.stringify({ exp: NOW / 1000 + seconds }))}.${mark}`;
}

function answer(body: object): Response {
  return Response.json(body);
}

function refuse(): never {
  throw new Error('blocked');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('fetch', request);
  request.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the token of a reader', () => {
  test('is asked for with the id of the assistant and no body, and kept in the session [S7.07]', async () => {
    const token = tokenFor(300);
    request.mockResolvedValue(answer({ success: true, token }));
    const storage = createFakeStorage();
    expect(await new TokenStore(CONFIG, storage).get()).toBe(token);
    expect(request).toHaveBeenCalledWith('/assistant/token', {
      method: 'POST',
      headers: { 'x-algolia-assistant-id': 'asst-1', 'content-type': 'application/json' },
    });
    expect(storage.getItem('askai_token')).toBe(token);
    expect(await new TokenStore(CONFIG, storage).get()).toBe(token);
    expect(request).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['31 seconds before its end', tokenFor(31), false],
    ['29 seconds before its end', tokenFor(29), true],
    ['after its end', tokenFor(-1), true],
    ['that has no end', btoa('{"iat":1}'), true],
    ['that is not JSON', btoa('token'), true],
    ['that is no base64', '_-_.sig', true],
    ['that is empty', '', true],
  ])('%s [S5.02 S9.04]', (_, token, isOver) => {
    expect(isExpired(token, NOW)).toBe(isOver);
  });

  test('is one request for all who wait, and the next is made after it failed [S7.07]', async () => {
    request.mockResolvedValueOnce(answer({ success: false, message: 'No more today.' }));
    const tokens = new TokenStore(CONFIG, createFakeStorage());
    const waiting = [tokens.get(), tokens.get()];
    for (const each of waiting) await expect(each).rejects.toThrow('No more today.');
    expect(request).toHaveBeenCalledTimes(1);
    request.mockResolvedValueOnce(answer({ success: true, token: tokenFor(300) }));
    expect(await tokens.get()).toBe(tokenFor(300));
  });

  test.each([
    [new Response('<html>', { status: 502 }), 'did not answer as expected (status 502)'],
    [Response.json(null), 'did not answer as expected (status 200)'],
    [Response.json({ success: true }), 'did not answer as expected (status 200)'],
    [Response.json({ message: 'Come back later.' }, { status: 429 }), 'Come back later.'],
  ])('what is no token is a sentence for readers', async (response, sentence) => {
    request.mockResolvedValue(response);
    await expect(new TokenStore(CONFIG, undefined).get()).rejects.toThrow(sentence);
  });

  test('lives as long as the page where nothing can be stored', async () => {
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    request.mockResolvedValue(answer({ success: true, token: tokenFor(300) }));
    const tokens = new TokenStore(CONFIG, storage);
    await tokens.get();
    expect(await tokens.get()).toBe(tokenFor(300));
    expect(request).toHaveBeenCalledTimes(1);
  });
});

describe('a request with a token', () => {
  test('that is refused for it is sent once more, with a new one', async () => {
    const storage = createFakeStorage({ askai_token: tokenFor(300, 'old') });
    request.mockResolvedValueOnce(new Response('', { status: 401 }));
    request.mockResolvedValueOnce(answer({ success: true, token: tokenFor(300, 'new') }));
    request.mockResolvedValueOnce(new Response('', { status: 401 }));
    const response = await fetchWithToken(new TokenStore(CONFIG, storage), '/x', {});
    expect(response.status).toBe(401);
    const sent = request.mock.calls.map(([address, init]) => [
      address,
      new Headers(init?.headers).get('authorization'),
    ]);
    expect(sent).toEqual([
      ['/x', `TOKEN ${tokenFor(300, 'old')}`],
      ['/assistant/token', null],
      ['/x', `TOKEN ${tokenFor(300, 'new')}`],
    ]);
  });

  test('that is taken back is not sent, and others get the token it waited for', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    request.mockReturnValueOnce(promise);
    const tokens = new TokenStore(CONFIG, createFakeStorage());
    const controller = new AbortController();
    const sending = fetchWithToken(tokens, '/x', { signal: controller.signal });
    const other = tokens.get();
    controller.abort(new Error('closed'));
    await expect(sending).rejects.toThrow('closed');
    resolve(answer({ success: true, token: tokenFor(300) }));
    expect(await other).toBe(tokenFor(300));
    expect(request).toHaveBeenCalledTimes(1);
  });
});
