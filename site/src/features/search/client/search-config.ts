import type { SearchConfig } from '@brand/wire/search';
import { SEARCH_CONFIG_FILE } from '@brand/wire/search';
import siteConfig from '@generated/docusaurus.config';

let loading: Promise<SearchConfig> | undefined;
let loaded: SearchConfig | undefined;

/**
 * Asks the site whom to ask. It is no part of the bundle, so that an operator can change it on a
 * site that is built.
 */
export function loadSearchConfig(): Promise<SearchConfig> {
  loading ??= fetchConfig().catch((cause: unknown) => {
    loading = undefined;
    // Named as the client names it when nobody can be reached.
    throw Object.assign(new Error('The settings of search could not be loaded.', { cause }), {
      name: 'RetryError',
    });
  });
  return loading;
}

/** What `loadSearchConfig` came back with before. */
export function searchConfig(): SearchConfig {
  if (loaded) return loaded;
  throw new Error('Search: expected loadSearchConfig to be done, found that it is not.');
}

async function fetchConfig(): Promise<SearchConfig> {
  const response = await fetch(siteConfig.baseUrl + SEARCH_CONFIG_FILE);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  loaded = (await response.json()) as SearchConfig;
  return loaded;
}
