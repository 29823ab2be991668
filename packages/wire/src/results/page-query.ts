import type { SearchFilters } from './search-query.ts';

/** Query in the URL of the results page. */
export type PageQuery = SearchFilters & { readonly text: string };

export function readPageQuery(search: string): PageQuery {
  const params = new URLSearchParams(search);
  const [sdk, version] = [params.get('sdk'), params.get('version')];
  return { text: params.get('q') ?? '', ...(sdk && { sdk }), ...(version && { version }) };
}

export function writePageQuery({ text, sdk, version }: PageQuery): string {
  const params = new URLSearchParams();
  if (text) params.set('q', text);
  if (sdk) params.set('sdk', sdk);
  if (version) params.set('version', version);
  return params.size > 0 ? `?${params}` : '';
}
