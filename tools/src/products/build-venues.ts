import { join } from 'node:path';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { ROOT } from '../shared/repo.ts';
import { runStep } from '../run/run-step.ts';

/** Builds the demo venues unless they were built from the same sources. */
export function buildVenuesIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'Demo venues',
    inputs: ['packages/geo/src', 'packages/mvf/src', 'venues/src', 'venues/sources'],
    product: join(ROOT, 'venues/dist/index.json'),
    run: () =>
      runStep({
        title: 'Building the demo venues',
        command: process.execPath,
        args: [join(ROOT, 'venues/src/build.ts')],
      }),
  });
}

if (import.meta.main) process.exitCode = (await buildVenuesIfStale()) ? 0 : 1;
