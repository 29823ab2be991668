import { Pool, type QueryResult } from 'pg';
import type { AnswerStore, StoredQuestion, QuestionRecord, Thumbs } from './answer-store.ts';

type Row = {
  readonly asked_at: Date;
  readonly question: string;
  readonly sdk: string | null;
  readonly engine: string;
  readonly is_answered: boolean | null;
  readonly thumbs: Thumbs | null;
};

const TIMEOUT_MS = 2000;
const POOL_SIZE = 10;
/** Lock id of this service, so that its replicas create the table one after the other. */
const TABLE_LOCK = 7_216_001;
/** Sent as one query, they form one transaction. */
const TABLE = `
  SELECT pg_advisory_xact_lock(${TABLE_LOCK});
  CREATE TABLE IF NOT EXISTS assistant_questions (
    message_id text PRIMARY KEY, asked_at timestamptz NOT NULL DEFAULT now(),
    question text NOT NULL, sdk text, engine text NOT NULL, is_answered boolean, thumbs smallint
  );
  CREATE INDEX IF NOT EXISTS assistant_questions_asked_at ON assistant_questions (asked_at);
`;

/** Stores questions in PostgreSQL. The table is created on first use. */
export class PostgresStore implements AnswerStore {
  readonly #pool: Pool;
  #prepared: Promise<unknown> | undefined;

  /** @param timeoutMs - Timeout of a connection and of a statement. */
  constructor(connectionString: string, timeoutMs = TIMEOUT_MS) {
    this.#pool = new Pool({
      connectionString,
      max: POOL_SIZE,
      connectionTimeoutMillis: timeoutMs,
      statement_timeout: timeoutMs,
      query_timeout: timeoutMs * 2,
      application_name: 'assistant',
    });
    // An idle connection broke: the next query opens another.
    this.#pool.on('error', () => undefined);
  }

  async saveQuestion({ messageId, question, sdk, engine }: StoredQuestion): Promise<void> {
    await this.#query(
      `INSERT INTO assistant_questions (message_id, question, sdk, engine) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [messageId, question, sdk ?? null, engine],
    );
  }

  async saveOutcome(messageId: string, isAnswered: boolean): Promise<void> {
    await this.#query('UPDATE assistant_questions SET is_answered = $2 WHERE message_id = $1', [
      messageId,
      isAnswered,
    ]);
  }

  async saveThumbs(messageId: string, thumbs: Thumbs): Promise<boolean> {
    const { rowCount } = await this.#query(
      'UPDATE assistant_questions SET thumbs = $2 WHERE message_id = $1',
      [messageId, thumbs],
    );
    return rowCount === 1;
  }

  async readSince(since: Date): Promise<readonly QuestionRecord[]> {
    const { rows } = await this.#query<Row>(
      `SELECT asked_at, question, sdk, engine, is_answered, thumbs FROM assistant_questions
       WHERE asked_at >= $1 ORDER BY asked_at`,
      [since],
    );
    return rows.map((row) => ({
      askedAt: row.asked_at,
      question: row.question,
      sdk: row.sdk ?? undefined,
      engine: row.engine,
      isAnswered: row.is_answered ?? undefined,
      thumbs: row.thumbs ?? undefined,
    }));
  }

  async deleteBefore(oldest: Date): Promise<void> {
    await this.#query('DELETE FROM assistant_questions WHERE asked_at < $1', [oldest]);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #query<R extends object>(
    text: string,
    values: readonly unknown[],
  ): Promise<QueryResult<R>> {
    this.#prepared ??= this.#pool.query(TABLE);
    try {
      await this.#prepared;
      return await this.#pool.query<R>(text, [...values]);
    } catch (error) {
      // After a reconnect it may be another database, without the table.
      this.#prepared = undefined;
      throw error;
    }
  }
}
