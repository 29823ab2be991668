import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSiteIfStale } from './build-site.ts';
import { STATIC_CHECKS } from './checks.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ROOT } from './repo.ts';
import { runStep } from './run-step.ts';
import { addTallies, readPlaywrightTally, readVitestTally, type Tally } from './tally.ts';

/** Everything, in the order in which a failure is cheapest to find. */
const reports = join(ROOT, '.cache/test-reports');
mkdirSync(reports, { recursive: true });
const tallies: Tally[] = [];

for (const step of STATIC_CHECKS) tallies.push(asTally(await runStep(step)));

const unitReport = join(reports, 'unit.json');
const unitPassed = await runStep({
  title: 'Unit tests',
  command: 'vitest',
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
});
tallies.push(readVitestTally(unitReport, unitPassed));

const built = await buildSiteIfStale();
tallies.push(asTally(built));

if (built) {
  const chromium = ensureChromium();
  const browserReport = join(reports, 'browser.json');
  const browserPassed = await runStep({
    title: 'End-to-end tests',
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
      ...(chromium !== undefined && { CHROMIUM_PATH: chromium }),
    },
  });
  tallies.push(readPlaywrightTally(browserReport, browserPassed));
}

const { passed, failed } = addTallies(tallies);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function asTally(succeeded: boolean): Tally {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
