import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { SearchConfig } from '@brand/wire/search';

/** The client's own limit of one second is less than a phone needs to wake its radio. */
const TIMEOUTS = { connect: 4000, read: 8000, write: 8000 };

/** Finds hosts of every request anew: the client's own cache grows with each failure. */
const NO_CACHE = {
  get: <Value>(_key: unknown, makeValue: () => Promise<Value>) => makeValue(),
  set: <Value>(_key: unknown, value: Value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** The dialog whose requests these are, for who tells apart what a hosted index is asked by. */
const DOCSEARCH_VERSION = '4.6.3';

/** The official client, for the hosts of the site, with the names that stock sites send. */
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
  // A host that fails is not asked again in the same request, so a lone one is listed twice.
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
