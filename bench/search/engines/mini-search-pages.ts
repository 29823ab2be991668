import MiniSearch from 'minisearch';
import type { DocsRecord } from '../../../packages/wire/src/search/index.ts';
import { STOP_WORDS } from '../docs-records.ts';
import { joinPages } from '../page-records.ts';
import { type Engine, HITS } from './engine.ts';
import { FUZZY_FROM, OLDER_VERSION, READERS_SDK } from './mini-search.ts';

/** MiniSearch with one document per page. */
export function createMiniSearchOfPages(records: readonly DocsRecord[]): Engine {
  const pages = joinPages(records);
  const index = new MiniSearch<Record<string, unknown>>({
    fields: ['title', 'headings', 'text'],
    processTerm: (term) => {
      const lower = term.toLowerCase();
      return STOP_WORDS.has(lower) ? null : lower;
    },
  });
  index.addAll(pages.map((page, id) => ({ id, ...page })));
  return {
    name: 'MiniSearch, pages',
    settings: 'the same, with one document per page: title, headings and text',
    search: (query, context) =>
      index
        .search(query, {
          prefix: true,
          fuzzy: (term) => (term.length < FUZZY_FROM ? false : 0.2),
          boost: { title: 4, headings: 2, text: 1 },
          boostDocument: (id) => {
            const page = pages[Number(id)];
            const version = page?.isLatest === false ? OLDER_VERSION : 1;
            return version * (context !== undefined && page?.sdk === context ? READERS_SDK : 1);
          },
        })
        .slice(0, HITS)
        .map(({ id }) => pages[Number(id)]?.url ?? ''),
  };
}
