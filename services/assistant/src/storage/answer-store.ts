import type { Database, DatabaseHealth, DatabaseSchema, Statement } from '@brand/sql-database';

/** A stored question: without its author, and with personal data redacted. */
export type StoredQuestion = {
  /** Id of the question. Feedback refers to it. */
  readonly messageId: string;
  readonly question: string;
  /** Section of the open page, for example `web-sdk`. */
  readonly sdk: string | undefined;
  /** The configured engine, until there is an outcome. */
  readonly engine: string;
};

export type StoredOutcome = {
  readonly messageId: string;
  readonly isAnswered: boolean;
  /** The engine that answered: another one if the configured one failed. */
  readonly engine: string;
};

/** An entry of the log. */
export type LogEntry =
  | (StoredQuestion & { readonly kind: 'question'; readonly askedAt: Date })
  | (StoredOutcome & { readonly kind: 'outcome' });

/** 1 for a helpful answer, 0 for others. */
export type Thumbs = 0 | 1;

/** A question with its outcome. */
export type QuestionRecord = Omit<StoredQuestion, 'messageId'> & {
  readonly askedAt: Date;
  /** `undefined` if the answer was interrupted. */
  readonly isAnswered: boolean | undefined;
  readonly thumbs: Thumbs | undefined;
};

export const RETENTION_DAYS = 90;

/**
 * The table. Times are ISO 8601 texts in UTC. Tables of older versions have other types in
 * PostgreSQL (`timestamptz`, `boolean`), which take and return the same values.
 */
export function answerSchema(table: string): DatabaseSchema {
  return {
    name: 'assistant',
    tables: `
      CREATE TABLE IF NOT EXISTS ${table} (
        message_id TEXT PRIMARY KEY, asked_at TEXT NOT NULL, question TEXT NOT NULL, sdk TEXT,
        engine TEXT NOT NULL, is_answered INTEGER, thumbs INTEGER
      );
      CREATE INDEX IF NOT EXISTS ${table}_asked_at ON ${table} (asked_at);
    `,
    lockId: 7_216_001,
  };
}

/**
 * Storage of questions and feedback. A call can fail while the database is down, and the next one
 * can succeed.
 */
export class AnswerStore {
  readonly #database: Database;
  readonly #table: string;

  /** @param table - A table of `answerSchema`. */
  constructor(database: Database, table: string) {
    this.#database = database;
    this.#table = table;
  }

  /** Saves all entries or none. A question whose id is stored already stays unchanged. */
  async saveEntries(entries: readonly LogEntry[]): Promise<void> {
    await this.#database.write(entries.map((entry) => this.#statementOf(entry)));
  }

  /** Resolves once the rating is durable; `false` if the question does not exist. */
  async saveThumbs(messageId: string, thumbs: Thumbs): Promise<boolean> {
    const rows = await this.#database.write([
      {
        sql: `UPDATE ${this.#table} SET thumbs = $1 WHERE message_id = $2 RETURNING message_id`,
        values: [thumbs, messageId],
      },
    ]);
    return rows.length > 0;
  }

  /** Questions since a date, oldest first. */
  async readSince(since: Date): Promise<readonly QuestionRecord[]> {
    const rows = await this.#database.read(
      `SELECT asked_at, question, sdk, engine, is_answered, thumbs FROM ${this.#table}
       WHERE asked_at >= $1 ORDER BY asked_at`,
      [since.toISOString()],
    );
    return rows.map((row) => ({
      askedAt: new Date(String(row['asked_at'])),
      question: String(row['question']),
      sdk: row['sdk'] === null ? undefined : String(row['sdk']),
      engine: String(row['engine']),
      isAnswered: row['is_answered'] === null ? undefined : row['is_answered'] === 1,
      thumbs: (row['thumbs'] as Thumbs | null) ?? undefined,
    }));
  }

  async deleteBefore(oldest: Date): Promise<void> {
    await this.#database.write([
      { sql: `DELETE FROM ${this.#table} WHERE asked_at < $1`, values: [oldest.toISOString()] },
    ]);
  }

  health(): DatabaseHealth {
    return this.#database.health();
  }

  async close(): Promise<void> {
    await this.#database.close();
  }

  #statementOf(entry: LogEntry): Statement {
    if (entry.kind === 'outcome') {
      return {
        sql: `UPDATE ${this.#table} SET is_answered = $1, engine = $2 WHERE message_id = $3`,
        values: [entry.isAnswered ? 1 : 0, entry.engine, entry.messageId],
      };
    }
    const { messageId, askedAt, question, sdk, engine } = entry;
    return {
      sql: `INSERT INTO ${this.#table} (message_id, asked_at, question, sdk, engine)
            VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      values: [messageId, askedAt.toISOString(), question, sdk ?? null, engine],
    };
  }
}
