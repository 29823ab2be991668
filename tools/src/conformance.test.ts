import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './repo.ts';

/** Rows of the conformance table that the portal's pages and server prove, by section. */
const PROVEN_ROWS: Readonly<Record<number, readonly number[]>> = {
  1: range(1, 11),
  2: [...range(1, 30), ...range(40, 55), 60, 61, 62],
  3: range(1, 12),
  4: range(1, 26),
  5: [2, 3, 4, 5],
  6: [2],
  7: range(1, 12),
  8: range(1, 15),
  9: range(1, 11),
};

describe('conformance', () => {
  const named = new Set(readTestFiles().flatMap((text) => text.match(/S\d\.\d\d/g) ?? []));
  const expected = Object.entries(PROVEN_ROWS).flatMap(([section, rows]) =>
    rows.map((row) => `S${section}.${String(row).padStart(2, '0')}`),
  );

  test.each(expected)('%s is named by a test', (row) => {
    expect(named).toContain(row);
  });
});

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function readTestFiles(): string[] {
  const folders = [
    'e2e/specs',
    'services',
    'site/config',
    'site/src',
    'site/tests',
    'site/finish',
    'tools/src/reference',
  ];
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:test|spec)\.ts$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  );
}
