import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { rateLimit } from './rate-limit-middleware.ts';
import { type RateLimit, RateLimiter } from './rate-limit.ts';

type LimitedApp = {
  readonly request: (client?: string, path?: string) => Promise<Response>;
  readonly advance: (ms: number) => void;
  /** Clients whose requests reached the handler. */
  readonly handled: readonly string[];
};

function createLimitedApp(limit: RateLimit): LimitedApp {
  let now = 0;
  const handled: string[] = [];
  const app = new Hono();
  const options = {
    limiter: new RateLimiter(limit, () => now),
    clientOf: ({ req }: { req: { header: (name: string) => string | undefined } }) =>
      req.header('x-client') ?? '',
  };
  app.use(rateLimit(options, (context, message) => context.json({ message }, 429)));
  app.get('/:page', (context) => {
    handled.push(context.req.header('x-client') ?? '');
    return context.text('ok');
  });
  return {
    request: async (client = 'a', path = '/page') =>
      app.request(path, { headers: { 'x-client': client } }),
    advance: (ms) => {
      now += ms;
    },
    handled,
  };
}

function limitHeaders({ headers }: Response): (string | null)[] {
  return ['x-ratelimit-limit', 'x-ratelimit-remaining', 'retry-after'].map((name) =>
    headers.get(name),
  );
}

describe('rateLimit', () => {
  test('passes allowed requests on and reports the limit, without Retry-After', async () => {
    const { request } = createLimitedApp({ burst: 2, perSecond: 1 });
    const response = await request();
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('ok');
    expect(limitHeaders(response)).toEqual(['2', '1', null]);
    expect(limitHeaders(await request())).toEqual(['2', '0', null]);
  });

  test('rejects further requests with Retry-After and the same delay in the message', async () => {
    const { request } = createLimitedApp({ burst: 1, perSecond: 0.1 });
    await request();
    const response = await request();
    expect(response.status).toBe(429);
    expect(limitHeaders(response)).toEqual(['1', '0', '10']);
    expect(await response.json()).toEqual({
      message: 'Too many requests. Wait 10 s, then try again.',
    });
  });

  test('keeps rejected requests from the handler', async () => {
    const { request, handled } = createLimitedApp({ burst: 1, perSecond: 1 });
    await request();
    await request();
    expect(handled).toEqual(['a']);
  });

  test('allows a client that waited as long as Retry-After says', async () => {
    const { request, advance } = createLimitedApp({ burst: 1, perSecond: 0.3 });
    await request();
    const seconds = Number((await request()).headers.get('retry-after'));
    advance(seconds * 1000);
    expect((await request()).status).toBe(200);
  });

  test('limits each client on its own', async () => {
    const { request, handled } = createLimitedApp({ burst: 1, perSecond: 1 });
    await request('a');
    expect((await request('a')).status).toBe(429);
    expect((await request('b')).status).toBe(200);
    expect(handled).toEqual(['a', 'b']);
  });

  test('counts the requests of a client for all paths together', async () => {
    const { request } = createLimitedApp({ burst: 2, perSecond: 1 });
    await request('a', '/page');
    await request('a', '/missing/page');
    expect((await request('a', '/other')).status).toBe(429);
  });
});
