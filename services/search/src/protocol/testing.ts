import { createAdaptorServer } from '@hono/node-server';
import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { createSearchApp } from './app.ts';
import { IndexStore } from './index-store.ts';
import { type RateLimit, RateLimiter } from '@brand/service-kit';

export const TEST_ACCESS = { appId: 'TESTAPP', searchKey: 'reader', adminKey: 'writer' };

export type TestService = {
  readonly url: string;
  readonly store: IndexStore;
  /** The official client of the protocol. */
  readonly clientWith: (key: string) => Algoliasearch;
  readonly close: () => Promise<void>;
};

/** Starts the service on a free port. */
export async function startTestService(
  limit: RateLimit = { burst: 10_000, perSecond: 1000 },
): Promise<TestService> {
  const store = new IndexStore();
  const app = createSearchApp({
    store,
    access: TEST_ACCESS,
    limiter: new RateLimiter(limit),
    clientOf: () => 'test',
  });
  // It would replace the process's Response by one that cannot tell its bytes, for everyone.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    store,
    clientWith: (key) =>
      algoliasearch(TEST_ACCESS.appId, key, {
        hosts: [{ url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' }],
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
