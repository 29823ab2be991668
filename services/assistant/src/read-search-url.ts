import type { Environment } from '@brand/service-kit';

const DEFAULT_URL = 'http://localhost:3001';

/** Reads `SEARCH_URL`, the base URL of the search service. */
export function readSearchUrl(environment: Environment): string {
  const value = environment['SEARCH_URL'] || DEFAULT_URL;
  if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value;
  throw new Error(`SEARCH_URL: expected a URL such as ${DEFAULT_URL}, found "${value}".`);
}
