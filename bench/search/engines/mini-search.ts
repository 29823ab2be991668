import MiniSearch from 'minisearch';
import type { DocsRecord } from '../../../packages/wire/src/search/index.ts';
import {
  FIELD_BOOSTS,
  FIELD_NAMES,
  fieldsOf,
  sortByRankingWeight,
  STOP_WORDS,
} from '../docs-records.ts';
import { type Engine, HITS } from './engine.ts';

/** The preferences of our engine, as MiniSearch boosts by document. */
export const OLDER_VERSION = 0.6;
export const READERS_SDK = 3;
/** Shorter words would match too many others with a typo. */
export const FUZZY_FROM = 4;

export function createMiniSearch(records: readonly DocsRecord[]): Engine {
  const sorted = sortByRankingWeight(records);
  const index = new MiniSearch<Record<string, unknown>>({
    fields: [...FIELD_NAMES],
    processTerm: (term) => {
      const lower = term.toLowerCase();
      return STOP_WORDS.has(lower) ? null : lower;
    },
  });
  index.addAll(sorted.map((record, id) => ({ id, ...fieldsOf(record) })));
  return {
    name: 'MiniSearch',
    settings: 'prefix, fuzzy 0.2, boosts by field, by version and by the reader’s SDK, stop words',
    search: (query, context) =>
      index
        .search(query, {
          prefix: true,
          fuzzy: (term) => (term.length < FUZZY_FROM ? false : 0.2),
          boost: FIELD_BOOSTS,
          boostDocument: (id) => {
            const record = sorted[Number(id)];
            const version = record?.isLatest === false ? OLDER_VERSION : 1;
            return version * (context !== undefined && record?.sdk === context ? READERS_SDK : 1);
          },
        })
        .slice(0, HITS)
        .map(({ id }) => sorted[Number(id)]?.url ?? ''),
  };
}
