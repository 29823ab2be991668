import { describe, expect, test } from 'vitest';
import { findGaps } from './find-gaps.ts';
import { readResults, type TestResult } from './read-results.ts';

const FILE = '/repo/e2e/specs/a.spec.ts';
const EXPECTED = { rows: ['S4.07'], files: ['e2e/specs/a.spec.ts'] };

function result(title: string, outcome: TestResult['outcome'] = 'passed', file = FILE): TestResult {
  return { file, title, outcome };
}

function spec(title: string, status: string): object {
  return { title, file: 'a.spec.ts', tests: [{ status }] };
}

describe('findGaps', () => {
  test('finds no gap when a test with the id of the row passed', () => {
    expect(findGaps([result('S4.07 tells apart')], EXPECTED)).toEqual([]);
  });

  test.each([
    ['no test carries it', [result('tells apart')], 'S4.07: no test that carries it passed'],
    ['its test failed', [result('S4.07', 'failed')], 'S4.07: no test that carries it passed'],
    [
      'one of two failed',
      [result('S4.07'), result('S4.07 b', 'failed')],
      'S4.07: a test that carries it failed',
    ],
    ['its test was skipped', [result('S4.07', 'skipped')], 'S4.07: no test that carries it passed'],
    ['another row begins alike', [result('S4.071')], 'S4.07: no test that carries it passed'],
  ])('reports a row when %s', (_, results, gap) => {
    expect(findGaps(results, EXPECTED)).toContain(gap);
  });

  test('reports a file that no run picked up', () => {
    const results = [result('S4.07', 'passed', '/repo/other/specs/a.spec.ts')];
    expect(findGaps(results, EXPECTED)).toEqual(['e2e/specs/a.spec.ts: no run picked it up']);
  });
});

describe('readResults', () => {
  test('reads a report of Vitest', () => {
    const assertionResults = [
      { fullName: 'search S4.07 finds', status: 'passed' },
      { fullName: 'search fails', status: 'failed' },
      { fullName: 'search S4.08 later', status: 'skipped' },
    ];
    expect(readResults({ testResults: [{ name: '/repo/a.test.ts', assertionResults }] })).toEqual([
      { file: '/repo/a.test.ts', title: 'search S4.07 finds', outcome: 'passed' },
      { file: '/repo/a.test.ts', title: 'search fails', outcome: 'failed' },
      { file: '/repo/a.test.ts', title: 'search S4.08 later', outcome: 'skipped' },
    ]);
  });

  test('reads a report of Playwright with its groups', () => {
    const group = {
      title: 'S4.07 dialog',
      file: 'a.spec.ts',
      specs: [spec('opens', 'expected'), spec('S4.08', 'skipped')],
    };
    const suites = [
      { title: 'a.spec.ts', file: 'a.spec.ts', specs: [spec('b', 'unexpected')], suites: [group] },
    ];
    expect(readResults({ config: { rootDir: '/repo/e2e/specs' }, suites })).toEqual([
      { file: FILE, title: 'b', outcome: 'failed' },
      { file: FILE, title: 'S4.07 dialog opens', outcome: 'passed' },
      { file: FILE, title: 'S4.07 dialog S4.08', outcome: 'skipped' },
    ]);
  });
});
