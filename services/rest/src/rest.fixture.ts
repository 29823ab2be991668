import { join } from 'node:path';
import { DEMO_KEY, DEMO_SECRET, type Token } from '@brand/rest-api';
import { Hono } from 'hono';
import { createRestService, type RestServiceOptions } from './create-rest-service.ts';
import type { Draw } from './rendering/render-worker-pool.ts';
import { MOUNT_PATH } from './http/base-url.ts';
import { SqliteDatabase } from '@brand/sql-database';
import { REST_SCHEMA } from './storage/tables.ts';

export const VENUES_FOLDER: string = join(import.meta.dirname, '../../../venues/dist');
export const ORIGIN = 'https://portal.example';
const PLENTY = { burst: 1_000_000, perSecond: 100_000 };

/** A clock that tests control. */
export class TestClock {
  #time = Date.parse('2026-11-03T09:41:10.000Z');

  readonly now = (): Date => new Date(this.#time);

  pass(seconds: number): void {
    this.#time += seconds * 1000;
  }
}

export type SentRequest = {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type TestRest = {
  readonly app: Hono;
  readonly clock: TestClock;
  readonly errors: unknown[];
  readonly send: (line: string, request?: SentRequest) => Promise<Response>;
  /** The body of a request that must succeed. */
  readonly ask: <Body = never>(line: string, request?: SentRequest) => Promise<Body>;
  readonly close: () => Promise<void>;
};

/** Fake renderer: worker threads cost seconds, which only the tests of drawings spend. */
export const drawQuickly: Draw = async (_, { width = 1200 }) => ({
  svg: `<svg viewBox="0 0 ${width} 600" width="${width}" height="600"></svg>`,
});

/**
 * The service with an in-memory database and without rate limits. Request lines are `GET
 * /v1/venues`.
 */
export function createTestRest(options: Partial<RestServiceOptions> = {}): TestRest {
  const clock = new TestClock();
  const errors: unknown[] = [];
  const service = createRestService({
    venuesFolder: VENUES_FOLDER,
    database: new SqliteDatabase(':memory:', REST_SCHEMA),
    keys: [{ id: 'one', secret: 's'.repeat(32) }],
    tenantKeys: new Map([['acme', 'a'.repeat(32)]]),
    limits: { address: PLENTY, newTokens: PLENTY, token: PLENTY, sandboxes: 1000 },
    clientOf: () => 'test',
    baseUrl: { proxyHops: 0 },
    webhooks: { allowPrivate: true },
    onError: (error) => errors.push(error),
    now: clock.now,
    draw: drawQuickly,
    idleMs: 100,
    ...options,
  });
  const app = new Hono().route(MOUNT_PATH, service.app);
  const send: TestRest['send'] = async (line, { token, body, headers } = {}) => {
    const [method = 'GET', path = ''] = line.split(' ');
    return app.request(`${ORIGIN}${MOUNT_PATH}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  };
  const ask = async <Body>(line: string, request?: SentRequest): Promise<Body> => {
    const response = await send(line, request);
    const text = await response.text();
    if (!response.ok) throw new Error(`${line}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  };
  return { app, clock, errors, send, ask, close: service.close };
}

export async function askToken(
  { ask }: Pick<TestRest, 'ask'>,
  key: { readonly key: string; readonly secret: string } = { key: DEMO_KEY, secret: DEMO_SECRET },
): Promise<string> {
  return (await ask<Token>('POST /v1/token', { body: key })).accessToken;
}
