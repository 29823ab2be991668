import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': join(import.meta.dirname, 'site') } },
  test: {
    include: ['{apps,bench,e2e,packages,services,site,tools,venues}/**/*.test.ts'],
    // Machines are noisy: a limit is there to end what hangs, not to measure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // By default one core is left idle, which on two cores is half of them.
    maxWorkers: '100%',
    // Half the time of a run is to load the same modules anew for each of 400 files.
    isolate: false,
    setupFiles: join(import.meta.dirname, 'vitest.setup.ts'),
    exclude: ['**/node_modules/**', 'site/build/**', 'site/.docusaurus/**'],
  },
});
