import { serveApp } from '@brand/service-kit/testing';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AnswerError } from './answer-engine.ts';
import { searchOverHttp } from './search-over-http.ts';

async function searchAt(app: Hono, patienceMs?: number) {
  const server = await serveApp(app);
  onTestFinished(() => server.close());
  const onError = vi.fn<(error: unknown) => void>();
  const address = { appId: 'portal', apiKey: 'public', index: 'developer-docs' };
  const url = `${server.url}/`;
  const patience = patienceMs === undefined ? {} : { patienceMs };
  return { search: searchOverHttp({ ...address, ...patience, url, onError }), onError };
}

describe('search over HTTP', () => {
  test('sends a query by the protocol, and returns the hits [S7.06]', async () => {
    const asked: unknown[] = [];
    const app = new Hono().post('/1/indexes/developer-docs/query', async ({ req, json }) => {
      asked.push(req.header('x-algolia-application-id'), req.header('x-algolia-api-key'));
      asked.push(await req.json());
      return json({ hits: [{ objectID: '1' }] });
    });
    const { search } = await searchAt(app);
    const request = { query: 'marker', facetFilters: ['language:en'], hitsPerPage: 5 };
    expect(await search(request)).toEqual([{ objectID: '1' }]);
    expect(asked).toEqual(['portal', 'public', expect.objectContaining(request)]);
  });

  test.each([
    ['refuses', new Hono()],
    ['talks nonsense', new Hono().post('*', ({ text }) => text('<html>'))],
    ['has no hits', new Hono().post('*', ({ json }) => json({}))],
    ['hangs', new Hono().post('*', () => new Promise<Response>(() => undefined))],
  ])(
    'reports a sentence to the reader and the cause to the operator when the service %s',
    async (_how, app) => {
      const { search, onError } = await searchAt(app, 100);
      const failed = search({ query: 'marker' });
      await expect(failed).rejects.toThrow(AnswerError);
      await expect(failed).rejects.toThrow('Ask again in a minute.');
      expect(onError).toHaveBeenCalledOnce();
    },
  );
});
