import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': join(import.meta.dirname, 'site') } },
  test: {
    include: ['{packages,services,site,tools,venues}/**/*.test.ts'],
    // Machines are noisy: a limit is there to end what hangs, not to measure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // By default one core is left idle, which on two cores is half of them.
    maxWorkers: '100%',
    exclude: ['**/node_modules/**', 'site/build/**', 'site/.docusaurus/**'],
  },
});
