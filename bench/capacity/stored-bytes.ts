import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Size of an SQLite file divided by the rows of its only large table. */
export function measureBytesPerRow(file: string, table: string): number {
  const database = new DatabaseSync(file);
  // Moves rows from the log of the last writes into the file.
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const { rows } = database.prepare(`SELECT COUNT(*) AS rows FROM ${table}`).get() as {
    rows: number;
  };
  database.close();
  return statSync(file).size / rows;
}
