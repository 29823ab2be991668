import { type ChildProcess, spawn } from 'node:child_process';
import { buildReferenceIfStale } from '../products/build-reference.ts';
import { buildSdkIfStale } from '../products/build-sdk.ts';
import { buildVenuesIfStale } from '../products/build-venues.ts';
import { buildPlaygroundIfStale } from '../products/build-playground.ts';
import { SERVER_ENTRY, SITE } from '../shared/repo.ts';
import { annotateSamplesIfStale } from '../samples/annotate-if-stale.ts';
import { buildSamplesIfStale } from '../products/build-samples.ts';

/**
 * The authoring loop: pages reload when they are saved, with the services beside them. `ALL=1`
 * builds the old versions too.
 */
if (!(await buildReferenceIfStale())) process.exit(1);
await annotateSamplesIfStale();
// Without these, pages show code instead of running samples.
const isSdkBuilt = (await buildVenuesIfStale()) && (await buildSdkIfStale());
if (isSdkBuilt && (await buildSamplesIfStale())) await buildPlaygroundIfStale();
const port = Number(process.env['PORT'] ?? 3000);
const servicesPort = port + 1;
const env = {
  ...process.env,
  NO_UPDATE_NOTIFIER: '1',
  // Separate from the build's folder, because tests read the files that the last build generated.
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-dev',
  SERVICES_URL: `http://localhost:${servicesPort}`,
  LATEST_VERSIONS_ONLY: process.env['ALL'] === '1' ? '0' : '1',
};

const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch-preserve-output', '--watch', SERVER_ENTRY], {
    stdio: 'inherit',
    env: {
      ...env,
      PORT: String(servicesPort),
      SERVICES_ONLY: '1',
      LOG_LEVEL: 'warn',
      SHUTDOWN_DELAY_MS: '0',
      WORKERS: '1',
    },
  }),
  spawn('docusaurus', ['start', '--port', String(port), '--no-open'], {
    cwd: SITE,
    stdio: 'inherit',
    env,
  }),
];

const stop = (): void => children.forEach((child) => child.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode = code ?? 0;
  });
}
