import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../shared/repo.ts';
import type { TestCounts } from '../../run/test-counts.ts';
import { reportFolder } from '../../run/test-run.ts';
import { CONFORMANCE_ROWS } from './conformance-rows.ts';
import { findGaps } from './find-gaps.ts';
import { readResults } from './read-results.ts';

const TEST_FILES = [
  '{apps,e2e,packages,services,site,tools,venues}/**/*.test.ts',
  'e2e/{specs,sdk,outside}/**/*.spec.ts',
];

/**
 * Checks, from the reports of this run, that every test file was picked up and every row is proven.
 */
export function checkCoverage(): TestCounts {
  const results = (['quick', 'rest'] as const).flatMap((run) =>
    globSync('*.json', { cwd: reportFolder(run) })
      .filter((name) => name !== 'tally.json')
      .flatMap((name) => readResults(readJson(join(reportFolder(run), name)))),
  );
  const files = globSync(TEST_FILES, { cwd: ROOT }).filter(
    (file) => !/(?:^|\/)(?:node_modules|build|dist|\.docusaurus)\//.test(file),
  );
  const gaps = findGaps(results, { rows: CONFORMANCE_ROWS, files });
  for (const gap of gaps) console.error(`✗ ${gap}`);
  console.log(`${CONFORMANCE_ROWS.length} rows of conformance, ${files.length} test files`);
  return { passed: CONFORMANCE_ROWS.length + files.length - gaps.length, failed: gaps.length };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
