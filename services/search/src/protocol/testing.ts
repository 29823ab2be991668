import { serveApp } from '@brand/service-kit/testing';
import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { createSearchApp } from './app.ts';
import { IndexStore } from './index-store.ts';
import { type RateLimit, RateLimiter } from '@brand/service-kit';

export const TEST_ACCESS = { appId: 'TESTAPP', searchKey: 'reader', adminKey: 'writer' };

export type TestService = {
  readonly url: string;
  readonly store: IndexStore;
  /** Creates the official client of the protocol. */
  readonly clientWith: (key: string) => Algoliasearch;
  readonly close: () => Promise<void>;
};

/** Starts the service on a free port. */
export async function startTestService(
  limit: RateLimit = { burst: 10_000, perSecond: 1000 },
  { isWritable = true } = {},
): Promise<TestService> {
  const store = new IndexStore();
  const app = createSearchApp({
    store,
    access: TEST_ACCESS,
    isWritable,
    limiter: new RateLimiter(limit),
    clientOf: () => 'test',
  });
  const { url, close } = await serveApp(app);
  return {
    url,
    store,
    clientWith: (key) =>
      algoliasearch(TEST_ACCESS.appId, key, {
        hosts: [{ url: new URL(url).host, protocol: 'http', accept: 'readWrite' }],
      }),
    close,
  };
}
