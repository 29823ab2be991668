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

describe('TokenStore', () => {
  test('requests a token with the id of the assistant and stores it in the session [S7.07]', async () => {
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
    ['31 seconds before it expires', tokenFor(31), false],
    ['29 seconds before it expires', tokenFor(29), true],
    ['after it has expired', tokenFor(-1), true],
    ['without an expiry', btoa('{"iat":1}'), true],
    ['that is not JSON', btoa('token'), true],
    ['that is not base64', '_-_.sig', true],
    ['that is empty', '', true],
  ])('checks the expiry of a token %s [S5.02 S9.04]', (_, token, isOver) => {
    expect(isExpired(token, NOW)).toBe(isOver);
  });

  test('shares a pending request, and sends another after a failure [S7.07]', async () => {
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
  ])(
    'rejects with a readable message when the response has no token',
    async (response, sentence) => {
      request.mockResolvedValue(response);
      await expect(new TokenStore(CONFIG, undefined).get()).rejects.toThrow(sentence);
    },
  );

  test('prefers the token in memory when storage is full and has an expired one', async () => {
    const token = tokenFor(300);
    request.mockResolvedValue(answer({ success: true, token }));
    const store = new TokenStore(CONFIG, {
      getItem: () => tokenFor(-1),
      setItem: refuse,
      removeItem: refuse,
    });
    expect(await store.get()).toBe(token);
    expect(await store.get()).toBe(token);
    expect(request).toHaveBeenCalledTimes(1);
  });

  test('keeps the token in memory when storage is blocked', async () => {
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    request.mockResolvedValue(answer({ success: true, token: tokenFor(300) }));
    const tokens = new TokenStore(CONFIG, storage);
    await tokens.get();
    expect(await tokens.get()).toBe(tokenFor(300));
    expect(request).toHaveBeenCalledTimes(1);
  });
});

describe('fetchWithToken', () => {
  test('retries once with a new token after a 401', async () => {
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

  test('does not send an aborted request, but completes its token request for others', async () => {
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
