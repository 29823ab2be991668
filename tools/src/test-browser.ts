import { buildSiteIfStale } from './build-site.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureHeadlessShell } from './ensure-headless-shell.ts';
import { runStep } from './run-step.ts';

/** The browser tests of the portal, also those that `npm test` has no time for; or those that are named. */
const chromium = ensureHeadlessShell() ?? ensureChromium();
if (chromium !== undefined) process.env['CHROMIUM_PATH'] = chromium;
const succeeded =
  (await buildSiteIfStale()) &&
  (await runStep({
    title: 'Browser tests of the portal',
    command: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
    env: { ALL_BROWSER_TESTS: '1' },
  }));
process.exitCode = succeeded ? 0 : 1;
