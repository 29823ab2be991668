import { expect, test } from 'vitest';
import type { TestResult } from '../checks/conformance/read-results.ts';
import { conformanceRows, testRows } from './record-run.ts';

const PASSED: TestResult = {
  file: '/repo/e2e/specs/search.spec.ts',
  title: 'S4.07, S4.08: search tells errors apart',
  outcome: 'passed',
};

test('names the tests that prove a row, without the ids in their titles', () => {
  const rows = conformanceRows(
    [
      PASSED,
      ...['finds', 'hits', 'sorts'].map((name) => ({ ...PASSED, title: `${name} [S4.07, S2.10]` })),
      { ...PASSED, outcome: 'failed' as const, title: 'S4.07 fails' },
    ],
    '/repo',
  );
  expect(rows.find(({ Row }) => Row === 'S4.07')).toEqual({
    Row: 'S4.07',
    Tests: 'search tells errors apart; finds; hits; 1 more',
    Files: 'e2e/specs/search.spec.ts',
  });
});

test('counts tests by step, and all other checks together', () => {
  const rows = testRows(
    [
      { title: 'Unit tests', counts: 'tests', passed: 5, failed: 0 },
      { title: 'Lint', counts: 'itself', passed: 1, failed: 0 },
      { title: 'Types', counts: 'itself', passed: 1, failed: 0 },
    ],
    [PASSED, { ...PASSED, isFlaky: true }, { ...PASSED, outcome: 'skipped' }],
  );
  expect(rows).toEqual([
    { Step: 'Unit tests', Passed: 5 },
    { Step: 'All tests', Passed: 5 },
    { Step: 'Other checks', Passed: 2 },
    { Step: 'Browser tests that passed on the second attempt', Passed: 1 },
    { Step: 'Skipped tests', Passed: 1 },
  ]);
});
