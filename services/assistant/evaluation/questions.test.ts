import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EvalQuestion, QuestionKind } from './eval-question.ts';

const MIN_COUNTS: Readonly<Record<QuestionKind, number>> = {
  'how-to': 35,
  'sdk-specific': 15,
  'version-specific': 12,
  reference: 12,
  troubleshooting: 12,
  concept: 8,
  'follow-up': 8,
  unanswerable: 15,
  greeting: 3,
};

const questions = readJson<readonly EvalQuestion[]>('questions.json');

test('gives every evaluation question a unique id', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

test.each(Object.entries(MIN_COUNTS))(
  'has enough evaluation questions of the kind %s',
  (kind, fewest) => {
    const ofKind = questions.filter((question) => question.kind === kind);
    expect(ofKind.length).toBeGreaterThanOrEqual(fewest);
  },
);

test('asks a third of the evaluation questions outside SDK pages', () => {
  const withoutSection = questions.filter(({ reader }) => reader.section === null);
  expect(withoutSection.length).toBeGreaterThanOrEqual(questions.length / 3);
});

test('expects only pages that the site has', () => {
  const { routes } = readJson<{ routes: { path: string }[] }>('../../../site/routes.json');
  const paths = new Set(routes.map(({ path }) => path));
  const unknown = questions.flatMap(({ pages }) => pages.filter((page) => !paths.has(page)));
  expect(unknown).toEqual([]);
});

test.each(questions)('expects of $id only fields of its kind', ({ kind, pages, before, code }) => {
  expect(pages.length > 0).toBe(kind !== 'unanswerable' && kind !== 'greeting');
  expect(before !== undefined).toBe(kind === 'follow-up');
  expect(code !== undefined || kind !== 'how-to').toBe(true);
  expect(code?.contains).not.toEqual([]);
});

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as T;
}
