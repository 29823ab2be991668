import { buildSiteIfStale } from './build-site.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { runStep } from './run-step.ts';

/** Every browser test of the portal, also those that `npm test` has no time for. */
const chromium = ensureChromium();
if (chromium !== undefined) process.env['CHROMIUM_PATH'] = chromium;
const succeeded =
  (await buildSiteIfStale()) &&
  (await runStep({
    title: 'All browser tests of the portal',
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    env: { ALL_BROWSER_TESTS: '1' },
  }));
process.exitCode = succeeded ? 0 : 1;
