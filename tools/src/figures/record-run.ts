import { CONFORMANCE_ROWS } from '../checks/conformance/conformance-rows.ts';
import { rowsIn } from '../checks/conformance/find-gaps.ts';
import type { TestResult } from '../checks/conformance/read-results.ts';
import { addTestCounts, type StepCounts } from '../run/test-counts.ts';
import { ROOT } from '../shared/repo.ts';
import { type FigureRow, recordTable } from './record-table.ts';

const COMMAND = '.ci/run';
/** Ids of rows in a title: `[S4.07, S4.08]` or `S4.07: `. */
const ROW_IDS = /\s*\[S\d\.\d\d[^\]]*\]|\bS\d\.\d\d\b[,:]?\s*(?:and\s+)?/g;
const MAX_TITLES = 3;

/** Records how many tests of a run passed, and which of them prove the rows of conformance. */
export function recordRun(counts: readonly StepCounts[], results: readonly TestResult[]): void {
  recordTable('tests', { command: COMMAND, rows: testRows(counts, results) });
  recordTable('conformance', { command: COMMAND, rows: conformanceRows(results, ROOT) });
}

export function testRows(
  counts: readonly StepCounts[],
  results: readonly TestResult[],
): readonly FigureRow[] {
  const ofTests = counts.filter((step) => step.counts === 'tests');
  const others = addTestCounts(counts.filter((step) => step.counts === 'itself'));
  const skipped = results.filter(({ outcome }) => outcome === 'skipped').length;
  const flaky = results.filter(({ isFlaky }) => isFlaky).length;
  return [
    ...ofTests.map(({ title, passed }) => ({ Step: title, Passed: passed })),
    { Step: 'All tests', Passed: addTestCounts(ofTests).passed },
    { Step: 'Other checks', Passed: others.passed },
    { Step: 'Browser tests that passed on the second attempt', Passed: flaky },
    { Step: 'Skipped tests', Passed: skipped },
  ];
}

/** A row of the table for each row of conformance, with the titles of the tests that prove it. */
export function conformanceRows(
  results: readonly TestResult[],
  root: string,
): readonly FigureRow[] {
  const proofs = Map.groupBy(
    results
      .filter(({ outcome }) => outcome === 'passed')
      .flatMap((result) => [...rowsIn([result])].map((row) => ({ row, result }))),
    ({ row }) => row,
  );
  return CONFORMANCE_ROWS.map((row) => {
    const found = (proofs.get(row) ?? []).map(({ result }) => result);
    const titles = [...new Set(found.map(({ title }) => title.replaceAll(ROW_IDS, '').trim()))];
    const files = new Set(found.map(({ file }) => file.replace(`${root}/`, '')));
    const more = titles.length - MAX_TITLES;
    const listed = [...titles.slice(0, MAX_TITLES), ...(more > 0 ? [`${more} more`] : [])];
    return { Row: row, Tests: listed.join('; '), Files: [...files].join(', ') };
  });
}
