import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tools/src/launch-options.ts';
import { webglBackend } from '../tools/src/webgl-backend.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4310);
/** They draw maps, without a graphics card: the time of a frame is that of its pixels. */
const MAPS = [
  '**/embed-pages.spec.ts',
  '**/live-sample.spec.ts',
  '**/playground*.spec.ts',
  '**/power-bi-visual.spec.ts',
  // No map, but as much script as one.
  '**/rest-apis.spec.ts',
  '**/showcase.spec.ts',
  '**/tools-*.spec.ts',
  '**/viewer*.spec.ts',
  '**/workbench*.spec.ts',
];

/**
 * Left out of `npm test`, which has twenty minutes on two cores: an option that is off by default,
 * programs and apps that run there as samples, and what takes its time on purpose. `npm run test:browser` runs all.
 */
const LONG = [
  '**/login*.spec.ts',
  '**/playground-hostile.spec.ts',
  '**/playground-react.spec.ts',
  '**/playground-topics.spec.ts',
  '**/showcase.spec.ts',
  '**/viewer-samples.spec.ts',
  '**/workbench-large.spec.ts',
];
const isWhole = process.env['ALL_BROWSER_TESTS'] === '1';
const leftOut = isWhole ? [] : LONG;

const root = join(import.meta.dirname, '..');

export default defineConfig({
  testDir: 'specs',
  outputDir: '../.cache/e2e-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Machines are noisy: a limit is there to end what hangs, not to measure.
  expect: { timeout: 20_000 },
  // Single tests of other files, for the same reasons.
  ...(!isWhole && { grepInvert: /@long/ }),
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: launchOptions({ optimiser: 'none' }),
  },
  projects: [
    {
      name: 'maps',
      testMatch: MAPS,
      testIgnore: leftOut,
      use: {
        deviceScaleFactor: 0.5,
        launchOptions: launchOptions({ optimiser: 'some', ...webglBackend() }),
      },
    },
    { name: 'pages', testIgnore: [...MAPS, ...leftOut] },
  ],
  webServer: {
    command: `"${process.execPath}" services/portal/src/main.ts`,
    cwd: root,
    url: `http://localhost:${PORT}/healthz`,
    env: {
      PORT: String(PORT),
      LOG_LEVEL: 'error',
      // What is asked here is no question of a reader.
      ASSISTANT_DB_FILE: join(root, '.cache/assistant-of-tests.sqlite'),
      REST_DB_FILE: join(root, '.cache/rest-of-tests.sqlite'),
    },
    reuseExistingServer: false,
  },
});
