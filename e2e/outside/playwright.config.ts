import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/src/machine/launch-options.ts';
import { webglBackend } from '../../tools/src/machine/webgl-backend.ts';
import { reservePort } from '../free-port.ts';
import { IN_MEMORY } from '../isolated-portal.ts';
import { REPORTERS } from '../reporters.ts';

/** A portal that is served already; otherwise the built one is. */
const served = process.env['OUTSIDE_PORTAL'];
const PORT = await reservePort('OUTSIDE_PORT');

export default defineConfig({
  testDir: '.',
  outputDir: `../../.cache/outside-results/${PORT}`,
  fullyParallel: true,
  // One more than cores: installations wait for the registry.
  workers: 3,
  // A test installs a template and tries all blocks of an SDK's version.
  timeout: 900_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [...REPORTERS, ['./table-reporter.ts']],
  use: {
    baseURL: served ?? `http://localhost:${PORT}`,
    // Small, because without a graphics card the time of a frame grows with its pixels.
    viewport: { width: 480, height: 360 },
    deviceScaleFactor: 0.5,
    launchOptions: launchOptions({ optimizer: 'some', ...webglBackend() }),
  },
  projects: [
    { name: 'pages', testMatch: 'read-pages.setup.ts' },
    { name: 'blocks', testMatch: '*.spec.ts', dependencies: ['pages'] },
  ],
  ...(served === undefined && {
    webServer: {
      command: `"${process.execPath}" services/portal/src/main.ts`,
      cwd: join(import.meta.dirname, '../..'),
      url: `http://localhost:${PORT}/healthz`,
      env: { PORT: String(PORT), LOG_LEVEL: 'error', ...IN_MEMORY },
      reuseExistingServer: false,
    },
  }),
});
