import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildMvfIfStale } from './build-mvf.ts';
import { buildReferenceIfStale } from './build-reference.ts';
import { buildSdkIfStale } from './build-sdk.ts';
import { buildSiteIfStale } from './build-site.ts';
import { buildVenuesIfStale } from './build-venues.ts';
import { STATIC_CHECKS } from './checks.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ROOT } from './repo.ts';
import { runStep } from './run-step.ts';
import { runSteps } from './run-steps.ts';
import { buildSamplesIfStale } from './samples/build-samples.ts';
import { runSamplesIfStale } from './samples/run-samples.ts';
import { addTallies, readPlaywrightTally, readVitestTally, type Tally } from './tally.ts';

/** Everything, in the order in which a failure is cheapest to find. */
const reports = join(ROOT, '.cache/test-reports');
mkdirSync(reports, { recursive: true });
const tallies: Tally[] = [];

// The venues come first, for they take the longest of all that runs on one core.
const prepared = await runSteps([buildVenuesIfStale, ...STATIC_CHECKS]);
const venuesBuilt = prepared[0] === true;
tallies.push(...prepared.map(asTally));
tallies.push(asTally(await buildReferenceIfStale()));
// Tests that read the built package must not build it side by side.
tallies.push(asTally(await buildMvfIfStale()));

const unitReport = join(reports, 'unit.json');
const unitPassed = await runStep({
  title: 'Unit tests',
  command: 'vitest',
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
});
tallies.push(readVitestTally(unitReport, unitPassed));

const chromium = ensureChromium();

const sdkBuilt = venuesBuilt && (await buildSdkIfStale());
tallies.push(asTally(sdkBuilt));
if (sdkBuilt) {
  tallies.push(await runBrowserTests('End-to-end tests of the Web SDK', 'e2e/sdk'));
}

// Tests look at the pictures of these samples; all are run.
process.env['SAMPLE_PICTURES'] ??= 'first-map,markers';
const samplesRun = sdkBuilt && (await buildSamplesIfStale()) && (await runSamplesIfStale());
tallies.push(asTally(samplesRun));

const siteBuilt = await buildSiteIfStale();
tallies.push(asTally(siteBuilt));
if (siteBuilt) tallies.push(await runBrowserTests('End-to-end tests of the portal', 'e2e'));

const { passed, failed } = addTallies(tallies);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runBrowserTests(title: string, folder: string): Promise<Tally> {
  const report = join(reports, `${folder.replaceAll('/', '-')}.json`);
  const succeeded = await runStep({
    title,
    command: 'playwright',
    args: ['test', '--config', join(folder, 'playwright.config.ts')],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(chromium !== undefined && { CHROMIUM_PATH: chromium }),
    },
  });
  return readPlaywrightTally(report, succeeded);
}

function asTally(succeeded: boolean): Tally {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
