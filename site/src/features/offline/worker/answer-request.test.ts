import type { OfflineState } from '@brand/wire/offline';
import { describe, expect, test } from 'vitest';
import { answerRequest, type AnswerOptions } from './answer-request';

const FILES: Readonly<Record<string, string>> = {
  '/docs/offline': 'docs/offline/index.html',
  '/web-sdk/markers': 'web-sdk/markers/index.html',
  '/assets/js/p1.js': 'assets/js/p1.js',
  '/samples/web-sdk/6.0/a/main.html': 'samples/web-sdk/6.0/a/main.html',
};
const STATE: OfflineState = {
  build: 'b1',
  parts: ['web-sdk-6.0'],
  files: { 'offline/search/shared.json': 'h', 'index.html': 'h' },
  settings: { 'search/config.json': { index: 'docs' }, 'assistant/config.json': { url: '/a' } },
};

type Network = AnswerOptions['fetch'];

const offline: Network = () => Promise.reject(new TypeError('Failed to fetch'));
const online: Network = async () => new Response('network');

function answer(
  path: string,
  fetch: Network,
  request: { readonly mode?: string; readonly destination?: string } = {},
): Promise<Response> {
  const url = `https://docs.example${path}`;
  const download: AnswerOptions['download'] = {
    state: async () => STATE,
    find: async (asked) => {
      const file = FILES[asked];
      if (file === undefined) return undefined;
      const headers = { 'content-security-policy': "script-src 'self'; sandbox allow-scripts" };
      return { path: file, read: async () => new Response('stored', { headers }) };
    },
  };
  return answerRequest({ url, mode: 'no-cors', destination: '', ...request } as Request, {
    download,
    fetch,
    baseUrl: '/',
    timeoutMs: 20,
  });
}

const PAGE = { mode: 'navigate', destination: 'document' };
const FRAME = { mode: 'navigate', destination: 'iframe' };

describe('the service worker', () => {
  test.each([
    ['the network, if it answers', online, 'network'],
    ['the download without a network', offline, 'stored'],
    ['the download if the network is slow', () => new Promise<Response>(() => {}), 'stored'],
    [
      'the download while the server restarts',
      async () => new Response('bad gateway', { status: 502 }),
      'stored',
    ],
  ])('takes a page from %s', async (_, network, text) => {
    const response = await answer('/web-sdk/markers', network as Network, PAGE);
    expect(await response.text()).toBe(text);
  });

  test('takes files with a hash in their name from the download', async () => {
    expect(await (await answer('/assets/js/p1.js', online)).text()).toBe('stored');
  });

  test('leads from a page that is not in the download to the page on downloads', async () => {
    const response = await answer('/ios-sdk/markers', offline, PAGE);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/docs/offline?page=%2Fios-sdk%2Fmarkers');
  });

  test('lets other requests fail', async () => {
    await expect(answer('/rest/venues', offline)).rejects.toThrow('Failed to fetch');
  });

  test('makes search run on the device without a network only', async () => {
    const settings = await answer('/search/config.json', offline);
    expect(await settings.json()).toEqual({ index: 'docs', isLocal: true });
    expect(await (await answer('/search/config.json', online)).text()).toBe('network');
    const records = await answer('/offline/search/index.json', offline);
    expect(await records.json()).toEqual(['offline/search/shared.json']);
  });

  test('gives downloaded samples an origin within pages only', async () => {
    const sample = '/samples/web-sdk/6.0/a/main.html';
    const framed = await answer(sample, offline, FRAME);
    expect(framed.headers.get('content-security-policy')).toBe("script-src 'self'");
    const alone = await answer(sample, offline, PAGE);
    expect(alone.status).toBe(503);
    expect(await (await answer(sample, online, FRAME)).text()).toBe('network');
  });
});
