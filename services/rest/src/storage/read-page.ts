import { DEFAULT_PAGE } from '@brand/rest-api';
import { invalidQuery } from '../problem-error.ts';
import type { Database, Row, SqlValue } from '@brand/sql-database';

export type PageQuery = { readonly limit?: number; readonly cursor?: string };

export type PageSource = {
  readonly table: string;
  /** Required values by column. */
  readonly where: Readonly<Record<string, SqlValue>>;
  readonly isNewestFirst?: boolean;
};

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const ID = /^[a-z]+_[0-9a-z]{20}$/;

/** A page of rows in order of creation, with the cursor of the next page. */
export async function readPage<Item>(
  database: Database,
  { table, where, isNewestFirst = false }: PageSource,
  { limit = DEFAULT_PAGE, cursor }: PageQuery,
  toItem: (row: Row) => Item,
): Promise<{ items: Item[]; nextCursor?: string }> {
  const columns = Object.keys(where);
  const values = Object.values(where);
  const [direction, further] = isNewestFirst ? ['DESC', '<'] : ['ASC', '>'];
  const conditions = columns.map((column, at) => `${column} = $${at + 1}`);
  if (cursor !== undefined) {
    values.push(...readCursor(cursor));
    conditions.push(`(created_at, id) ${further} ($${columns.length + 1}, $${columns.length + 2})`);
  }
  const rows = await database.read(
    `SELECT * FROM ${table} WHERE ${conditions.join(' AND ')}
     ORDER BY created_at ${direction}, id ${direction} LIMIT $${values.length + 1}`,
    [...values, limit + 1],
  );
  const last = rows[limit - 1];
  return {
    items: rows.slice(0, limit).map(toItem),
    ...(rows.length > limit && last && { nextCursor: writeCursor(last) }),
  };
}

function writeCursor({ created_at: createdAt, id }: Row): string {
  return Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');
}

function readCursor(cursor: string): [string, string] {
  try {
    const [time, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (TIME.test(String(time)) && ID.test(String(id))) return [String(time), String(id)];
  } catch {
    // The cursor is not valid, as below.
  }
  throw invalidQuery('cursor', 'must be the nextCursor of a previous page');
}
