import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begun last, one of these would keep one core busy while the other has nothing left to do. */
const LONGEST = [
  'venues/src/venue-routes.test.ts',
  'site/tests/build-failures.test.ts',
  'tools/src/sdk/api.test.ts',
];

function rankOf({ moduleId }: TestSpecification): number {
  return LONGEST.some((end) => moduleId.endsWith(end)) ? 0 : 1;
}

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => rankOf(a) - rankOf(b)));
  }
}

export default defineConfig({
  resolve: { alias: { '@site': join(import.meta.dirname, 'site') } },
  test: {
    include: ['{apps,packages,services,site,tools,venues}/**/*.test.ts'],
    // Machines are noisy: a limit is there to end what hangs, not to measure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // By default one core is left idle, which on two cores is half of them.
    maxWorkers: '100%',
    // Half the time of a run is to load the same modules anew for each of 400 files.
    isolate: false,
    setupFiles: join(import.meta.dirname, 'vitest.setup.ts'),
    sequence: { sequencer: LongestFirst },
    exclude: ['**/node_modules/**', 'site/build/**', 'site/.docusaurus/**'],
  },
});
