import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectLanguage } from '@brand/text-analysis';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../example-questions');

type File = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const phrases = readdirSync(FOLDER).flatMap((name) => {
  const pages = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as File;
  return Object.values(pages).flatMap((sections) => Object.values(sections).flat());
});

test('no example question is taken for another language than English', () => {
  expect(phrases.length).toBeGreaterThan(30_000);
  expect(phrases.filter((phrase) => detectLanguage(phrase) !== undefined)).toEqual([]);
});

test('no page has an example question twice', () => {
  for (const name of readdirSync(FOLDER)) {
    const pages = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as File;
    for (const [path, sections] of Object.entries(pages)) {
      const all = Object.values(sections).flat();
      expect([path, all.length]).toEqual([path, new Set(all).size]);
    }
  }
});
