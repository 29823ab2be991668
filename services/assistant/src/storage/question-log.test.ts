import { type Database, DatabaseUnavailableError, SqliteDatabase } from '@brand/sql-database';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AnswerStore, answerSchema, type StoredQuestion } from './answer-store.ts';
import { QuestionLog, type QuestionLogOptions } from './question-log.ts';

const QUESTION: StoredQuestion = {
  messageId: 'a',
  question: 'how',
  sdk: undefined,
  engine: 'grounded',
};
const LONG_AGO = new Date(0);

/** A log whose database fails on demand. */
function createTestLog(options: Partial<QuestionLogOptions> = {}) {
  const database = new SqliteDatabase(':memory:', answerSchema('questions'));
  const write = vi.fn<Database['write']>((statements) => database.write(statements));
  const store = new AnswerStore(
    {
      read: (sql, values) => database.read(sql, values),
      write,
      health: () => database.health(),
      sizeBytes: () => database.sizeBytes(),
      close: () => database.close(),
    },
    'questions',
  );
  const warn = vi.fn<QuestionLogOptions['warn']>();
  const log = new QuestionLog({ store, warn, flushIntervalMs: 3_600_000, ...options });
  onTestFinished(async () => {
    await log.close();
    await store.close();
  });
  return { log, store, warn, write };
}

function askMany(log: QuestionLog, count: number): void {
  for (let at = 0; at < count; at += 1) log.saveQuestion({ ...QUESTION, messageId: `m${at}` });
}

const fail = (): Promise<never> => Promise.reject(new DatabaseUnavailableError('down'));

describe('the log of questions', () => {
  test('writes entries in batches, by itself', async () => {
    const { log, store, write } = createTestLog({ flushIntervalMs: 20 });
    askMany(log, 150);
    log.saveOutcome({ messageId: 'm0', isAnswered: true, engine: 'grounded' });
    expect(log.queueLength).toBe(151);
    await vi.waitFor(async () => expect(await store.readSince(LONG_AGO)).toHaveLength(150));
    await vi.waitFor(() => expect(log.queueLength).toBe(0));
    expect(write.mock.calls.map(([statements]) => statements.length)).toEqual([1, 100, 51]);
  });

  test('finds a question that is still waiting when it is rated', async () => {
    const { log, store } = createTestLog();
    log.saveQuestion(QUESTION);
    expect(await log.saveThumbs('a', 1)).toBe(true);
    expect(await log.saveThumbs('b', 1)).toBe(false);
    expect(await store.readSince(LONG_AGO)).toMatchObject([{ thumbs: 1 }]);
  });

  test('keeps entries while the database is down, and drops them when there are too many', async () => {
    const { log, store, warn, write } = createTestLog({ maxQueuedEntries: 10 });
    write.mockImplementation(fail);
    askMany(log, 13);
    expect([log.queueLength, log.droppedQuestions]).toEqual([10, 3]);
    await expect(log.saveThumbs('m0', 1)).rejects.toThrow(DatabaseUnavailableError);
    write.mockReset();
    await log.flush();
    expect([log.queueLength, log.droppedQuestions]).toEqual([0, 3]);
    expect(await store.readSince(LONG_AGO)).toHaveLength(10);
    expect(warn).not.toHaveBeenCalled();
  });

  test('drops only the entry that the database refuses', async () => {
    const { log, store, warn, write } = createTestLog();
    const passOn = write.getMockImplementation();
    write.mockImplementation(async (statements) => {
      if (statements.some(({ values }) => values[0] === 'm1')) throw new Error('refused');
      return passOn?.(statements) ?? [];
    });
    askMany(log, 3);
    await log.flush();
    expect(await store.readSince(LONG_AGO)).toHaveLength(2);
    expect(log.droppedQuestions).toBe(1);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('stores a question without NUL characters and personal data', async () => {
    const { log, store } = createTestLog();
    log.saveQuestion({ ...QUESTION, question: 'I am\0 ann@mail.example' });
    await log.flush();
    expect(await store.readSince(LONG_AGO)).toMatchObject([{ question: 'I am [e-mail]' }]);
  });

  test('deletes old questions when it starts, and writes the rest when it closes', async () => {
    const { log, store, write } = createTestLog();
    await vi.waitFor(() => expect(write).toHaveBeenCalledOnce());
    expect(write.mock.calls[0]?.[0][0]?.sql).toContain('DELETE FROM questions');
    log.saveQuestion(QUESTION);
    await log.close();
    expect(await store.readSince(LONG_AGO)).toHaveLength(1);
  });
});
