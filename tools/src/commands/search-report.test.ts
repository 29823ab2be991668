import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function runReport(environment: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'search-report.ts')],
    { env: { ...process.env, DATABASE_URL: '', ...environment }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('lists queries that found nothing', () => {
  const file = join(folder, 'search.sqlite');
  const database = new DatabaseSync(file);
  database.exec(`
    CREATE TABLE queries (
      day TEXT NOT NULL, query TEXT NOT NULL, count INTEGER NOT NULL DEFAULT 0,
      empty INTEGER NOT NULL DEFAULT 0, clicks INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (day, query)
    ) STRICT;
    INSERT INTO queries VALUES ('2026-05-01', 'mezzo', 4, 4, 0);
  `);
  database.close();
  const { status, stdout } = runReport({ SEARCH_LOG_FILE: file });
  expect(stdout).toMatch(/Nothing found \(90 days\)[^]*mezzo/);
  expect(status).toBe(0);
});

test('names a file that does not exist', () => {
  const file = join(folder, 'missing.sqlite');
  expect(runReport({ SEARCH_LOG_FILE: file }).stdout).toContain(`there is no ${file}`);
});

test('fails with one sentence when the statistics cannot be read', () => {
  const { status, stderr } = runReport({
    DATABASE_URL: `postgres://tester@${encodeURIComponent(folder)}/postgres`,
  });
  expect(stderr).toMatch(/^The search statistics cannot be read: .+\n$/);
  expect(status).toBe(1);
});
