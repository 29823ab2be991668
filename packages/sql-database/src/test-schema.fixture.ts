import type { DatabaseSchema, Statement } from './database.ts';

export const NOTES: DatabaseSchema = {
  name: 'notes',
  tables: 'CREATE TABLE IF NOT EXISTS notes (id TEXT PRIMARY KEY, body TEXT NOT NULL);',
  lockId: 7_216_999,
};

export function addNote(id: string, body = 'text'): Statement {
  return { sql: 'INSERT INTO notes (id, body) VALUES ($1, $2)', values: [id, body] };
}

export const READ_IDS = 'SELECT id FROM notes ORDER BY id';
