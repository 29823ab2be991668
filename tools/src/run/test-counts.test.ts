import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestCounts, readPlaywrightCounts, readVitestCounts } from './test-counts.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('addTestCounts', () => {
  test('adds passed and failed apart', () => {
    expect(
      addTestCounts([
        { passed: 3, failed: 1 },
        { passed: 4, failed: 2 },
      ]),
    ).toEqual({ passed: 7, failed: 3 });
  });

  test('returns zero for no counts', () =>
    expect(addTestCounts([])).toEqual({ passed: 0, failed: 0 }));
});

describe('readVitestCounts', () => {
  test('reads passed and failed tests', () => {
    const report = write({ numPassedTests: 5, numFailedTests: 2, numTotalTests: 8 });
    expect(readVitestCounts(report, false)).toEqual({ passed: 5, failed: 2 });
  });

  test('counts a run that failed without a failed test as one failure', () => {
    const report = write({ numPassedTests: 5, numFailedTests: 0 });
    expect(readVitestCounts(report, false)).toEqual({ passed: 5, failed: 1 });
    expect(readVitestCounts(report, true)).toEqual({ passed: 5, failed: 0 });
  });

  test('counts a run without a report by its success', () => {
    const none = join(folder, 'none.json');
    expect(readVitestCounts(none, false)).toEqual({ passed: 0, failed: 1 });
    expect(readVitestCounts(none, true)).toEqual({ passed: 0, failed: 0 });
  });
});

describe('readPlaywrightCounts', () => {
  test('counts a flaky test as passed, and leaves skipped ones out', () => {
    const report = write({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 9 } });
    expect(readPlaywrightCounts(report, false)).toEqual({ passed: 6, failed: 2 });
  });

  test('counts a crash as one failure', () => {
    expect(readPlaywrightCounts(join(folder, 'none.json'), false)).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(readPlaywrightCounts(write({}), false)).toEqual({ passed: 0, failed: 1 });
  });
});

function write(report: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}
