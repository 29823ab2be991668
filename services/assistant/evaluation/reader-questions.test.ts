import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { halfOf, type ReaderQuestion } from './reader-question.ts';

const questions = readJson<readonly ReaderQuestion[]>('reader-questions.json');

test('both halves have enough questions of readers', () => {
  expect(questions.length).toBeGreaterThanOrEqual(200);
  const heldOut = questions.filter((question) => halfOf(question) === 'held-out');
  expect(heldOut.length).toBeGreaterThan(80);
  expect(questions.length - heldOut.length).toBeGreaterThan(80);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

test('questions of readers expect only pages that the site has', () => {
  const { routes } = readJson<{ routes: { path: string }[] }>('../../../site/routes.json');
  const paths = new Set(routes.map(({ path }) => path.replace(/\/$/, '')));
  const unknown = questions.flatMap(({ pages }) => pages.filter((page) => !paths.has(page)));
  expect(unknown).toEqual([]);
});

test.each(questions)('expects of $id what its kind can have', (question) => {
  const { kind, pages, before, expects, code } = question;
  expect(pages.length > 0).toBe(expects === 'answer');
  expect(before !== undefined).toBe(kind === 'follow-up');
  expect(kind !== 'off-topic' || expects === 'decline').toBe(true);
  expect(code?.contains).not.toEqual([]);
});

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as T;
}
