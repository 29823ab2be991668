import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, onTestFinished } from 'vitest';
import type { Database } from './database.ts';
import { SqliteDatabase, type SqliteOptions } from './sqlite-database.ts';
import { NOTES, READ_IDS } from './test-schema.fixture.ts';

/** A program that adds a note. */
export const PROCESS: string = join(import.meta.dirname, 'sqlite-process.fixture.ts');

/** A folder for each test, with the path of a database in it. */
export class SqliteSession {
  folder = '';
  file = '';
  readonly notices: string[] = [];

  begin(): void {
    this.folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
    this.file = join(this.folder, 'notes.sqlite');
    this.notices.length = 0;
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Opens a database, which is closed after the test. */
  open(file: string = this.file, options: SqliteOptions = {}): SqliteDatabase {
    const database = new SqliteDatabase(file, NOTES, {
      busyTimeoutMs: 100,
      onNotice: (message) => this.notices.push(message),
      ...options,
    });
    onTestFinished(() => database.close());
    return database;
  }
}

export function useSqlite(): SqliteSession {
  const session = new SqliteSession();
  beforeEach(() => session.begin());
  afterEach(() => session.end());
  return session;
}

export async function readIds(database: Database): Promise<unknown[]> {
  return (await database.read(READ_IDS)).map(({ id }) => id);
}
