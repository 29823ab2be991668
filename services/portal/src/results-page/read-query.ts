import { type PageQuery, readPageQuery, type ResultsPageConfig } from '@brand/wire/results';

/** A query of the results page and its page number, from 1. */
export type ResultsQuery = { readonly query: PageQuery; readonly page: number };

/** Parses the query string of the results page. Unknown filters are dropped. */
export function readQuery(search: string, { labels, sections }: ResultsPageConfig): ResultsQuery {
  const { text, sdk, version } = readPageQuery(search);
  const page = /^[1-9]\d{0,3}$/.exec(new URLSearchParams(search).get('page') ?? '')?.[0] ?? 1;
  const isSdk = labels.some(([id]) => id === sdk);
  const section = isSdk ? sections.find(({ id }) => id === sdk) : undefined;
  const isVersion = version === 'all' || section?.versions.some(({ name }) => name === version);
  return {
    query: { text, ...(section && { sdk: section.id }), ...(version && isVersion && { version }) },
    page: Number(page),
  };
}
