import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AnswerStore, StoredQuestion, QuestionRecord, Thumbs } from './answer-store.ts';

/** Stores questions in a SQLite file, opened on first use. */
export class SqliteStore implements AnswerStore {
  readonly #file: string;
  #opened: DatabaseSync | undefined;

  /** @param file - Path of the file, or `:memory:`. */
  constructor(file: string) {
    this.#file = file;
  }

  async saveQuestion({ messageId, question, sdk, engine }: StoredQuestion): Promise<void> {
    this.#database()
      .prepare(
        `INSERT INTO questions (message_id, asked_at, question, sdk, engine) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
      )
      .run(messageId, new Date().toISOString(), question, sdk ?? null, engine);
  }

  async saveOutcome(messageId: string, isAnswered: boolean): Promise<void> {
    this.#database()
      .prepare('UPDATE questions SET is_answered = ? WHERE message_id = ?')
      .run(isAnswered ? 1 : 0, messageId);
  }

  async saveThumbs(messageId: string, thumbs: Thumbs): Promise<boolean> {
    const database = this.#database();
    // A power cut may lose questions, but not acknowledged feedback.
    database.exec('PRAGMA synchronous = FULL');
    try {
      const { changes } = database
        .prepare('UPDATE questions SET thumbs = ? WHERE message_id = ?')
        .run(thumbs, messageId);
      return changes > 0;
    } finally {
      database.exec('PRAGMA synchronous = NORMAL');
    }
  }

  async readSince(since: Date): Promise<readonly QuestionRecord[]> {
    const rows = this.#database()
      .prepare(
        `SELECT asked_at, question, sdk, engine, is_answered, thumbs FROM questions
         WHERE asked_at >= ? ORDER BY asked_at`,
      )
      .all(since.toISOString());
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
    this.#database().prepare('DELETE FROM questions WHERE asked_at < ?').run(oldest.toISOString());
  }

  async close(): Promise<void> {
    this.#opened?.close();
    this.#opened = undefined;
  }

  #database(): DatabaseSync {
    if (this.#opened) return this.#opened;
    if (this.#file !== ':memory:') mkdirSync(dirname(this.#file), { recursive: true });
    const database = new DatabaseSync(this.#file);
    try {
      database.exec(`
        PRAGMA busy_timeout = 2000;
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = NORMAL;
        CREATE TABLE IF NOT EXISTS questions (
          message_id TEXT PRIMARY KEY, asked_at TEXT NOT NULL, question TEXT NOT NULL, sdk TEXT,
          engine TEXT NOT NULL, is_answered INTEGER, thumbs INTEGER
        ) STRICT;
        CREATE INDEX IF NOT EXISTS questions_asked_at ON questions (asked_at);
      `);
    } catch (error) {
      database.close();
      throw error;
    }
    this.#opened = database;
    return database;
  }
}
