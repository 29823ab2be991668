import type { SearchConfig } from '@brand/wire/search';
import { SEARCH_CONFIG_FILE } from '@brand/wire/search';
import siteConfig from '@generated/docusaurus.config';

let loading: Promise<SearchConfig> | undefined;
let loaded: SearchConfig | undefined;

/**
 * Fetches the search configuration. It is not part of the bundle, so that an operator can change it
 * on a built site.
 */
export function loadSearchConfig(): Promise<SearchConfig> {
  loading ??= fetchConfig().catch((cause: unknown) => {
    loading = undefined;
    // The name of the client's error for unreachable hosts.
    throw Object.assign(new Error('The search settings could not be loaded.', { cause }), {
      name: 'RetryError',
    });
  });
  return loading;
}

/** The configuration that `loadSearchConfig` resolved to. */
export function searchConfig(): SearchConfig {
  if (loaded) return loaded;
  throw new Error(
    'Search: expected a finished loadSearchConfig, found none. Await loadSearchConfig first.',
  );
}

async function fetchConfig(): Promise<SearchConfig> {
  const response = await fetch(siteConfig.baseUrl + SEARCH_CONFIG_FILE);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  loaded = (await response.json()) as SearchConfig;
  return loaded;
}
