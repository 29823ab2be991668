import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { SearchConfig } from '@brand/wire/search';

/** The client's default of one second is less than a phone needs to wake its radio. */
const TIMEOUTS = { connect: 4000, read: 8000, write: 8000 };

/** Disables the client's host cache, which grows with each failure. */
const NO_CACHE = {
  get: <Value>(_key: unknown, makeValue: () => Promise<Value>) => makeValue(),
  set: <Value>(_key: unknown, value: Value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** Version of the emulated dialog in the user agent, for statistics of a hosted index. */
const DOCSEARCH_VERSION = '4.6.3';

/** The official client with the site's hosts and the user agent of stock sites. */
export function createClient(
  config: SearchConfig,
  pageOrigin: string,
  docusaurusVersion: string,
): LiteClient {
  const client = createBareClient(config, pageOrigin);
  client.addAlgoliaAgent('docsearch', DOCSEARCH_VERSION);
  client.addAlgoliaAgent('docsearch-react', DOCSEARCH_VERSION);
  client.addAlgoliaAgent('docusaurus', docusaurusVersion);
  return client;
}

function createBareClient(
  { appId, apiKey, hosts, hosted }: SearchConfig,
  pageOrigin: string,
): LiteClient {
  if (hosted && !hosts) return liteClient(appId, apiKey, { hostsCache: NO_CACHE });
  // The client tries each host once per request, so a single host is listed twice.
  const origins = hosts && hosts.length > 1 ? hosts : Array(2).fill(hosts?.[0] ?? pageOrigin);
  return liteClient(appId, apiKey, {
    hosts: origins.map(toHost),
    timeouts: TIMEOUTS,
    hostsCache: NO_CACHE,
  });
}

function toHost(origin: string) {
  const { host, protocol } = new URL(origin);
  return {
    url: host,
    accept: 'readWrite' as const,
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
  };
}
