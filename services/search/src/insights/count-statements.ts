import type { Statement } from '@brand/sql-database';
import type { CountedRow } from './count-aggregator.ts';
import type { CountTable } from './statistics-tables.ts';

/** Both databases accept more than 30,000 parameters; a row has at most six. */
export const MAX_ROWS_PER_STATEMENT = 512;

/**
 * Splits rows into batches whose sizes are powers of two, so that there are few different
 * statements: databases cache each of them. Rows are ordered by key, because two processes that
 * lock the same rows in different orders would deadlock.
 */
export function splitBatches(rows: readonly CountedRow[]): readonly (readonly CountedRow[])[] {
  const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const batches: CountedRow[][] = [];
  for (let start = 0, size = MAX_ROWS_PER_STATEMENT; start < sorted.length;) {
    while (size > sorted.length - start) size /= 2;
    batches.push(sorted.slice(start, start + size));
    start += size;
  }
  return batches;
}

/** Inserts rows, or adds their counts to the rows that exist. */
export function formatUpsert(table: CountTable, rows: readonly CountedRow[]): Statement {
  const { name, keyColumns, countColumns } = table;
  const sums = countColumns.map((column) => `${column} = ${name}.${column} + excluded.${column}`);
  return {
    sql: `INSERT INTO ${name} (${[...keyColumns, ...countColumns].join(', ')})
      VALUES ${formatValues(table, rows.length)}
      ON CONFLICT (${keyColumns.join(', ')}) DO UPDATE SET ${sums.join(', ')}`,
    values: flattenRows(rows),
  };
}

/** Adds counts to the rows that exist, and returns their keys. */
export function formatUpdate(table: CountTable, rows: readonly CountedRow[]): Statement {
  const { name, keyColumns, countColumns } = table;
  const sums = countColumns.map((column) => `${column} = ${name}.${column} + added.${column}`);
  const isSameKey = keyColumns.map((column) => `${name}.${column} = added.${column}`);
  return {
    sql: `WITH added (${[...keyColumns, ...countColumns].join(', ')})
      AS (VALUES ${formatValues(table, rows.length)})
      UPDATE ${name} SET ${sums.join(', ')} FROM added WHERE ${isSameKey.join(' AND ')}
      RETURNING ${keyColumns.map((column) => `${name}.${column}`).join(', ')}`,
    values: flattenRows(rows),
  };
}

/** Types are explicit, because PostgreSQL takes untyped parameters of a list for texts. */
function formatValues({ keyColumns, countColumns }: CountTable, rows: number): string {
  const types = [...keyColumns.map(() => 'TEXT'), ...countColumns.map(() => 'BIGINT')];
  return Array.from({ length: rows }, (_, row) => {
    const values = types.map((type, at) => `CAST($${row * types.length + at + 1} AS ${type})`);
    return `(${values.join(', ')})`;
  }).join(', ');
}

function flattenRows(rows: readonly CountedRow[]): (string | number)[] {
  return rows.flatMap(({ key, counts }) => [...key, ...counts]);
}
