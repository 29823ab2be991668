import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from './read-environment.ts';

const NOWHERE = { dataFolder: '/dev/null/nowhere' };

describe('readEnvironment', () => {
  test('limits statistics to 200 MB by default, or to the configured size', () => {
    expect(readEnvironment({}, NOWHERE).statistics.maxBytes).toBe(200 * 1024 * 1024);
    const environment = { SEARCH_LOG_MAX_MB: '50' };
    expect(readEnvironment(environment, NOWHERE).statistics.maxBytes).toBe(50 * 1024 * 1024);
  });

  test('opens no file, so that a folder that cannot be written does not stop the start', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'search-'));
    onTestFinished(() => rmSync(dataFolder, { recursive: true }));
    const { store } = readEnvironment({}, { dataFolder }).statistics;
    expect(existsSync(join(dataFolder, 'search.sqlite'))).toBe(false);
    await store.withoutHits(1);
    expect(existsSync(join(dataFolder, 'search.sqlite'))).toBe(true);
    await store.close();
  });

  test('stores statistics in PostgreSQL when there is a database URL', () => {
    const environment = { DATABASE_URL: 'postgres://user@localhost/portal' };
    const { tables } = readEnvironment(environment, NOWHERE).statistics.store;
    expect([tables.queries.name, tables.events.name]).toEqual(['search_queries', 'search_events']);
  });

  test.each(['0', '9', '-20', '12.5', 'many', '1e99', 'Infinity'])(
    'rejects SEARCH_LOG_MAX_MB=%s with one sentence',
    (value) => {
      expect(() => readEnvironment({ SEARCH_LOG_MAX_MB: value }, NOWHERE)).toThrow(
        `SEARCH_LOG_MAX_MB: expected a whole number from 10 to 1000000, found "${value}".`,
      );
    },
  );

  test('rejects other databases without showing their password', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://me:secret@host' }, NOWHERE)).toThrow(
      /^DATABASE_URL: (?!.*secret)/,
    );
  });
});
