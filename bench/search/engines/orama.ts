import { create, insertMultiple, search } from '@orama/orama';
import type { DocsRecord } from '../../../packages/wire/src/search/index.ts';
import {
  FIELD_BOOSTS,
  FIELD_NAMES,
  fieldsOf,
  sortByRankingWeight,
  STOP_WORDS,
} from '../docs-records.ts';
import { type Engine, HITS } from './engine.ts';

const SCHEMA = {
  own: 'string',
  title: 'string',
  above: 'string',
  content: 'string',
  body: 'string',
  context: 'string',
  asked: 'string',
} as const;

export async function createOrama(records: readonly DocsRecord[]): Promise<Engine> {
  const sorted = sortByRankingWeight(records);
  const index = create({
    schema: SCHEMA,
    components: { tokenizer: { stemming: false, stopWords: [...STOP_WORDS] } },
  });
  await insertMultiple(
    index,
    sorted.map((record, id) => ({ id: String(id), ...fieldsOf(record) })),
  );
  return {
    name: 'Orama',
    settings:
      'prefix, all words (one typo, any word where nothing is found), boosts by field, stop words; ' +
      'no preferences',
    search: (query) => {
      const ask = (looseness: { tolerance: number; threshold: number }): string[] => {
        const found = search(index, {
          term: query,
          properties: [...FIELD_NAMES],
          boost: FIELD_BOOSTS,
          limit: HITS,
          ...looseness,
        });
        if (found instanceof Promise) throw new Error('Orama was expected to answer at once.');
        return found.hits.map(({ id }) => sorted[Number(id)]?.url ?? '');
      };
      const strict = ask({ tolerance: 0, threshold: 0 });
      return strict.length > 0 ? strict : ask({ tolerance: 1, threshold: 1 });
    },
  };
}
