import { Charset, Document, type Id } from 'flexsearch';
import type { DocsRecord } from '../../../packages/wire/src/search/index.ts';
import { fieldsOf, sortByRankingWeight, STOP_WORDS } from '../docs-records.ts';
import { type Engine, HITS } from './engine.ts';

/** FlexSearch does not weigh fields: hits in an earlier one come first. */
const FIELDS = ['own', 'named', 'all'];
/** The same names again with swapped and omitted letters, as a fallback for misspelt words. */
const SPELT_WRONG = 'spelt';

export function createFlexSearch(records: readonly DocsRecord[]): Engine {
  const sorted = sortByRankingWeight(records);
  const encoder = { ...Charset.Default, filter: new Set(STOP_WORDS) };
  const index = new Document({
    document: {
      id: 'id',
      index: [
        ...FIELDS.map((field) => ({ field, tokenize: 'forward' as const, encoder, resolution: 9 })),
        { field: SPELT_WRONG, tokenize: 'tolerant', encoder, resolution: 9 },
      ],
      tag: [{ field: 'sdk' }],
    },
  });
  for (const [id, record] of sorted.entries()) {
    const { own, title, above, content, body, context } = fieldsOf(record);
    const named = [own, title, above].join(' ');
    const all = [named, content, body, context].join(' ');
    index.add({ id, own, named, all, spelt: named, sdk: record.sdk });
  }
  const find = (query: string, field: string[], options: object): Id[] =>
    index.search(query, { limit: HITS, field, ...options }).flatMap(({ result }) => result);
  return {
    name: 'FlexSearch',
    settings:
      'forward, fields in order, the latest version first, the reader’s SDK first by its tag, ' +
      'tolerant and with suggestions where nothing is found, stop words',
    search: (query, context) => {
      const loose = [SPELT_WRONG, ...FIELDS];
      const preferred = context === undefined ? [] : find(query, FIELDS, { tag: { sdk: context } });
      const strict = new Set([...preferred, ...find(query, FIELDS, {})]);
      const ids = strict.size > 0 ? strict : new Set(find(query, loose, { suggest: true }));
      return [...ids].slice(0, HITS).map((id) => sorted[Number(id)]?.url ?? '');
    },
  };
}
