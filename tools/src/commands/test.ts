import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BUILT_SITE,
  COMPRESSION,
  MVF,
  PORTAL_STEPS,
  SDK,
  VENUES,
} from '../products/build-steps.ts';
import { after, SAMPLE_TYPES, scriptStep, STATIC_CHECKS } from '../checks/static-checks.ts';
import { requireBrowser } from '../machine/require-browser.ts';
import { addTestCounts, formatTestCounts } from '../run/test-counts.ts';
import {
  browserTests,
  clearReports,
  reportFolder,
  runTests,
  TALLY,
  unitTests,
} from '../run/test-run.ts';

/** `npm test`: everything that matters, within ten minutes. `.ci/run` adds `test-rest.ts`. */
const browser = requireBrowser();
clearReports('quick');

const PHP = scriptStep('PHP', 'machine/ensure-php');
const POSTGRES = scriptStep('PostgreSQL', 'machine/ensure-postgres');
const CURL = scriptStep('curl', 'machine/ensure-curl');
const JAVA = after([CURL], scriptStep('Java', 'machine/ensure-java'));
// Compiles samples, so that their types need no separate check.
const SYMBOLS = after(
  [...PORTAL_STEPS.slice(0, 1), JAVA],
  scriptStep('Types and symbols of samples', 'commands/symbols', ['--check']),
);
const NOT_SLOW = '--exclude=**/*.slow.test.ts';

// Dependencies of others first, then the longest steps, so that none is left to the end.
const tallies = await runTests('quick', [
  ...PORTAL_STEPS,
  { ...COMPRESSION, env: { QUICK_COMPRESSION: '1' } },
  PHP,
  // apt runs one installation at a time.
  after([PHP], POSTGRES),
  after([POSTGRES], CURL),
  JAVA,
  SYMBOLS,
  ...STATIC_CHECKS.filter(({ title }) => title !== SAMPLE_TYPES),
  // Some tests read built files, and would build them concurrently. Two processes, because one that
  // has loaded all modules spends its time on garbage collection.
  after(
    [VENUES, SDK, MVF, SYMBOLS, PHP, CURL],
    unitTests('quick', 'Unit tests of apps, services, site and tools', [
      '--exclude={packages,venues}/**',
      NOT_SLOW,
    ]),
  ),
  after(
    [VENUES, SDK, MVF],
    unitTests('quick', 'Unit tests of packages and venues', [
      '--exclude={apps,services,site,tools}/**',
      NOT_SLOW,
    ]),
  ),
  after(
    [...BUILT_SITE, COMPRESSION],
    browserTests('quick', { title: 'Browser tests of the portal', folder: 'e2e', browser }),
  ),
  after(
    [VENUES, SDK],
    browserTests('quick', { title: 'Browser tests of the Web SDK', folder: 'e2e/sdk', browser }),
  ),
]);

writeFileSync(join(reportFolder('quick'), TALLY), JSON.stringify(tallies));
const tally = addTestCounts(tallies);
console.log(formatTestCounts(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
