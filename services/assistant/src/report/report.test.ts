import { describe, expect, test } from 'vitest';
import type { QuestionRecord } from '../storage/answer-store.ts';
import { openStore } from '../storage/open-store.ts';
import { createReport, readReport } from './report.ts';
import { writeReport } from './write-report.ts';

function asked(question: string, more: Partial<QuestionRecord> = {}): QuestionRecord {
  return {
    askedAt: new Date(),
    question,
    sdk: 'web-sdk',
    engine: 'grounded',
    isAnswered: true,
    thumbs: undefined,
    ...more,
  };
}

const QUESTIONS = [
  asked('how do I add a marker', { thumbs: 1 }),
  asked('How do I  add a marker?', { thumbs: 0 }),
  asked('who won the cup', { isAnswered: false, sdk: undefined }),
  asked('stopped', { isAnswered: undefined, engine: 'model' }),
];

describe('the report on questions', () => {
  const report = createReport(QUESTIONS, 30);

  test('counts answers and ratings, and excludes interrupted answers', () => {
    expect(report.total).toEqual({
      asked: 4,
      answered: 2,
      unanswered: 1,
      answerRate: 2 / 3,
      likes: 1,
      dislikes: 1,
    });
    expect(report.byEngine).toMatchObject({
      grounded: { asked: 3 },
      model: { asked: 1, answerRate: null },
    });
    expect(report.bySdk).toMatchObject({ 'web-sdk': { asked: 3 }, none: { unanswered: 1 } });
  });

  test('counts variants of a question once', () => {
    expect(report.mostAsked[0]).toEqual({ question: 'How do I  add a marker?', count: 2 });
    expect(report.unanswered).toEqual([{ question: 'who won the cup', count: 1 }]);
    expect(report.disliked).toEqual([{ question: 'How do I  add a marker?', count: 1 }]);
  });

  test('renders as text for a terminal', () => {
    const text = writeReport(report);
    expect(text).toMatch(/^ {2}all +4 +2 +1 +67 % +1 +1$/m);
    expect(text).toMatch(/^ {2}model +1 +0 +0 +- +0 +0$/m);
    expect(text).toMatch(/^ {6}1 {2}who won the cup$/m);
  });

  test('notes that there were no questions', async () => {
    const store = openStore({ ASSISTANT_DB_FILE: ':memory:' }, '');
    const empty = await readReport(store, 7);
    await store.close();
    expect(writeReport(empty)).toBe('No questions were asked in the last 7 days.');
  });

  test('covers the requested days', async () => {
    const store = openStore({ ASSISTANT_DB_FILE: ':memory:' }, '');
    const question = { messageId: 'a', question: 'x', sdk: undefined, engine: 'e' };
    await store.saveEntries([{ ...question, kind: 'question', askedAt: new Date() }]);
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
    expect((await readReport(store, 3, inTwoDays)).total.asked).toBe(1);
    expect((await readReport(store, 1, inTwoDays)).total.asked).toBe(0);
    await store.close();
  });
});
