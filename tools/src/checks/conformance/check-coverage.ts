import { globSync } from 'node:fs';
import { ROOT } from '../../shared/repo.ts';
import type { StepCounts } from '../../run/test-counts.ts';
import { CONFORMANCE_ROWS } from './conformance-rows.ts';
import { findGaps } from './find-gaps.ts';
import type { TestResult } from './read-results.ts';

const TEST_FILES = [
  '{apps,e2e,packages,services,site,tools,venues}/**/*.test.ts',
  'e2e/{specs,sdk,outside}/**/*.spec.ts',
];

/** Checks that a run picked up every test file and proved every row. */
export function checkCoverage(results: readonly TestResult[]): StepCounts {
  const files = globSync(TEST_FILES, { cwd: ROOT }).filter(
    (file) => !/(?:^|\/)(?:node_modules|build|dist|\.docusaurus)\//.test(file),
  );
  const gaps = findGaps(results, { rows: CONFORMANCE_ROWS, files });
  for (const gap of gaps) console.error(`✗ ${gap}`);
  console.log(`${CONFORMANCE_ROWS.length} rows of conformance, ${files.length} test files`);
  return {
    title: 'Rows of conformance and test files',
    counts: 'itself',
    passed: CONFORMANCE_ROWS.length + files.length - gaps.length,
    failed: gaps.length,
  };
}
