import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../shared/repo.ts';

/** Code that runs in a build or a server of an operator. */
const SOURCES =
  '{site/config,site/postbuild,services/*/src,packages/{wire,server,service-kit,sql-database}/src}/**/*.ts';
const READ =
  /(?:\benv|\benvironment|\bsettings)\[['"]([A-Z][A-Z0-9_]+)['"]\]|read(?:PositiveInteger|Integer|Number|Choice|Folder)\(\s*(?:environment|process\.env),\s*'([A-Z][A-Z0-9_]+)'|read\('([A-Z][A-Z0-9_]+)'|variable: '([A-Z][A-Z0-9_]+)'/g;
const READ_RATE_LIMIT = /readRateLimit\(\s*environment,\s*'([A-Z_]+)'/g;
/** Set by our own tools, or not meant for operators. */
const INTERNAL = new Set([
  'NODE_ENV',
  'QUICK_COMPRESSION',
  'LATEST_VERSIONS_ONLY',
  'SERVICES_ONLY',
  'SERVICES_URL',
  'REFERENCE_DIR',
  'SAMPLE_SYMBOLS_DIR',
]);

test('documents every setting that the code reads in docs/operate.md', () => {
  const page = readFileSync(join(ROOT, 'docs/operate.md'), 'utf8');
  const read = new Set<string>();
  for (const file of globSync(SOURCES, { cwd: ROOT })) {
    if (/\.(?:test|fixture)\.ts$|\/testing\//.test(file)) continue;
    const source = readFileSync(join(ROOT, file), 'utf8');
    for (const match of source.matchAll(READ)) read.add(match.slice(1).find(Boolean) ?? '');
    for (const [, prefix] of source.matchAll(READ_RATE_LIMIT)) {
      read.add(`${prefix}_BURST`).add(`${prefix}_PER_SECOND`);
    }
  }
  expect(read.size).toBeGreaterThan(20);
  const missing = [...read].filter((name) => !INTERNAL.has(name) && !page.includes(name));
  expect(missing).toEqual([]);
});
