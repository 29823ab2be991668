import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './repo.ts';

/** Rows of the conformance table that the portal's pages and server prove, by section. */
const PROVEN_ROWS: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11],
  2: [...range(1, 30), ...range(40, 50), 55, 60, 61, 62],
  3: [...range(1, 7), 11, 12],
  4: [...range(1, 20), 26],
  5: [3, 4],
  6: [2],
  7: [...range(1, 6), 9, 10, 11],
  8: [...range(1, 7), ...range(10, 14)],
  9: [1, 2, 3, 5, 6, 7, 8, 10, 11],
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
