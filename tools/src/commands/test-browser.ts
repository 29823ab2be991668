import { buildPortal } from '../products/build-portal.ts';
import { ensureChromium } from '../machine/ensure-chromium.ts';
import { ensureHeadlessShell } from '../machine/ensure-headless-shell.ts';
import { runStep } from '../run/run-step.ts';

/**
 * All browser tests of portal and Web SDK, including those that `npm test` skips; or the named ones
 * of the portal.
 */
const chromium = ensureHeadlessShell() ?? ensureChromium();
if (chromium !== undefined) process.env['CHROMIUM_PATH'] = chromium;
const names = process.argv.slice(2);
const succeeded =
  (await buildPortal()) &&
  (await runTests('Browser tests of the portal', 'e2e')) &&
  (names.length > 0 || (await runTests('Browser tests of the Web SDK', 'e2e/sdk')));
process.exitCode = succeeded ? 0 : 1;

function runTests(title: string, folder: string): Promise<boolean> {
  return runStep({
    title,
    command: 'playwright',
    args: ['test', '--config', `${folder}/playwright.config.ts`, ...names],
  });
}
