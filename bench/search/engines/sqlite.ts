import { DatabaseSync } from 'node:sqlite';
import type { DocsRecord } from '../../../packages/wire/src/search/index.ts';
import {
  FIELD_BOOSTS,
  FIELD_NAMES,
  fieldsOf,
  sortByRankingWeight,
  STOP_WORDS,
} from '../docs-records.ts';
import { type Engine, HITS } from './engine.ts';
import { OLDER_VERSION, READERS_SDK } from './mini-search.ts';

/** Its rank is negative, the best first: a factor above 1 makes a record better. */
const RANK = `bm25(records, ${FIELD_NAMES.map((name) => FIELD_BOOSTS[name]).join(', ')})`;

/** SQLite's FTS5 with stemming by Porter, and its own BM25 with a weight for each column. */
export function createSqlite(records: readonly DocsRecord[]): Engine {
  const sorted = sortByRankingWeight(records);
  const database = new DatabaseSync(':memory:');
  database.exec(
    `CREATE VIRTUAL TABLE records USING fts5(${FIELD_NAMES.join(', ')},
       sdk UNINDEXED, is_latest UNINDEXED, tokenize = 'porter unicode61', prefix = '2 3')`,
  );
  const columns = [...FIELD_NAMES, 'sdk', 'is_latest'];
  const insert = database.prepare(
    `INSERT INTO records (rowid, ${columns.join(', ')}) VALUES (?, ${columns.map(() => '?').join(', ')})`,
  );
  database.exec('BEGIN');
  for (const [at, record] of sorted.entries()) {
    const fields = fieldsOf(record);
    insert.run(at, ...FIELD_NAMES.map((name) => fields[name]), record.sdk, record.isLatest ? 1 : 0);
  }
  database.exec('COMMIT');
  const select = database.prepare(
    `SELECT rowid AS id, ${RANK} * iif(is_latest, 1, ${OLDER_VERSION}) * iif(sdk = ?, ${READERS_SDK}, 1)
       AS score FROM records WHERE records MATCH ? ORDER BY score LIMIT ${HITS}`,
  );
  return {
    name: 'SQLite FTS5',
    settings: 'Porter, columns weighted, any of the words, the last as a prefix, stop words',
    search: (query, context) => {
      const expression = matchOf(query);
      if (expression === '') return [];
      return select.all(context ?? '', expression).map(({ id }) => sorted[Number(id)]?.url ?? '');
    },
  };
}

function matchOf(query: string): string {
  const words = query.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  const kept = telling.length > 0 ? telling : words;
  return kept.map((word, at) => (at === kept.length - 1 ? `"${word}"*` : `"${word}"`)).join(' OR ');
}
