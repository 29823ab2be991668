import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tools/src/machine/launch-options.ts';
import { webglBackend } from '../tools/src/machine/webgl-backend.ts';
import { chooseTests } from './choose-tests.ts';
import { reservePort } from './free-port.ts';
import { IN_MEMORY } from './isolated-portal.ts';
import { REPORTERS } from './reporters.ts';

const PORT = await reservePort('E2E_PORT');
/** Specs that draw maps. Without a graphics card, the time of a frame grows with its pixels. */
const MAPS = [
  '**/embed-pages.spec.ts',
  '**/guided-map.spec.ts',
  '**/home.spec.ts',
  '**/live-sample.spec.ts',
  '**/own-venue*.spec.ts',
  '**/offline*.spec.ts',
  '**/playground*.spec.ts',
  '**/power-bi-visual.spec.ts',
  // Draws no map, but runs as much script.
  '**/rest-*.spec.ts',
  '**/showcase.spec.ts',
  '**/tools-*.spec.ts',
  '**/*venue-answers.spec.ts',
  '**/viewer*.spec.ts',
  '**/workbench*.spec.ts',
];

/** Spec files that `npm test` runs: features that every reader uses. */
const QUICK = [
  'color-mode',
  'docs-page',
  'home',
  'live-sample',
  'navbar',
  'not-found',
  'playground',
  'search-dialog',
  'search-results',
  'server',
  'versions',
  'viewer',
];

const root = join(import.meta.dirname, '..');

export default defineConfig({
  testDir: 'specs',
  snapshotPathTemplate: '{testDir}/{testFileDir}/goldens/{arg}{ext}',
  outputDir: `../.cache/e2e-results/${PORT}`,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Generous, because shared machines are noisy: the limit only ends hanging tests.
  expect: { timeout: 20_000 },
  ...chooseTests(QUICK),
  forbidOnly: Boolean(process.env['CI']),
  // One of thousands can time out on a busy machine. The run names it, and counts how many did.
  retries: process.env['CI'] ? 1 : 0,
  reporter: REPORTERS,
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: launchOptions({ optimizer: 'none' }),
  },
  projects: [
    {
      name: 'maps',
      testMatch: MAPS,
      use: {
        deviceScaleFactor: 0.5,
        launchOptions: launchOptions({ optimizer: 'some', ...webglBackend() }),
      },
    },
    { name: 'pages', testIgnore: MAPS },
  ],
  webServer: {
    command: `"${process.execPath}" services/portal/src/main.ts`,
    cwd: root,
    url: `http://localhost:${PORT}/healthz`,
    env: {
      PORT: String(PORT),
      LOG_LEVEL: 'error',
      ...IN_MEMORY,
    },
    reuseExistingServer: false,
  },
});
