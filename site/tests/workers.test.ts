import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_ROOT } from './content-pages.ts';

// A worker with a variable URL is built and named by tools/src/playground.
const STARTED = /new Worker\(\s*(?<name>\/\*.*?\*\/)?\s*new URL\('(?<file>[^']+)'/g;
const NAMED = /webpackChunkName: "(?:(?:wasm|fetch)-)?worker-[a-z-]+"/;

test('names the file of each worker so that hosts send its policy', () => {
  const started = readdirSync(join(SITE_ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(SITE_ROOT, 'src', path), 'utf8').matchAll(STARTED)]);
  expect(started.length).toBeGreaterThan(0);
  const unnamed = started.filter(({ groups }) => !NAMED.test(groups?.['name'] ?? ''));
  expect(unnamed.map(({ groups }) => groups?.['file'])).toEqual([]);
});
