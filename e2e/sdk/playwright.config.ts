import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/src/machine/launch-options.ts';
import { webglBackend } from '../../tools/src/machine/webgl-backend.ts';
import { chooseTests } from '../choose-tests.ts';
import { reservePort } from '../free-port.ts';
import { REPORTERS } from '../reporters.ts';

const PORT = await reservePort('E2E_SDK_PORT');
const backend = webglBackend();
// Output is stable per rasteriser but differs between them.
const goldens = join(import.meta.dirname, 'goldens', backend.name);

export default defineConfig({
  testDir: '.',
  outputDir: `../../.cache/e2e-sdk-results/${PORT}`,
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  ...chooseTests(['core', 'camera', 'floors', 'elements', 'golden', 'labels', 'loading']),
  forbidOnly: Boolean(process.env['CI']),
  // One of thousands can time out on a busy machine. The run names it, and counts how many did.
  retries: process.env['CI'] ? 1 : 0,
  reporter: REPORTERS,
  snapshotPathTemplate: `${goldens}/{arg}{ext}`,
  ignoreSnapshots: backend.name !== 'llvmpipe' && !existsSync(goldens),
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Small, because without a graphics card the time of a frame grows with its pixels.
    viewport: { width: 640, height: 480 },
    launchOptions: launchOptions({ optimizer: 'some', ...backend }),
  },
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning e2e/sdk/server.ts`,
    cwd: join(import.meta.dirname, '../..'),
    url: `http://localhost:${PORT}/blank.html`,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
  },
});
