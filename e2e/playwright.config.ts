import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tools/src/launch-options.ts';

const PORT = 4310;
/**
 * Left out of `npm test`, which has twenty minutes on two cores: what these open is run there too,
 * as samples, but not clicked through. `npm run test:browser` runs all.
 */
const LONG = ['**/login*.spec.ts', '**/playground*.spec.ts', '**/showcase.spec.ts'];

const root = join(import.meta.dirname, '..');

export default defineConfig({
  testDir: 'specs',
  testIgnore: process.env['ALL_BROWSER_TESTS'] === '1' ? [] : LONG,
  outputDir: '../.cache/e2e-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Machines are noisy: a limit is there to end what hangs, not to measure.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `"${process.execPath}" services/portal/src/main.ts`,
    cwd: root,
    url: `http://localhost:${PORT}/healthz`,
    env: { PORT: String(PORT), LOG_LEVEL: 'error' },
    reuseExistingServer: false,
  },
});
