import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': join(import.meta.dirname, 'site') } },
  test: {
    include: ['{packages,services,site,tools,venues}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'site/build/**', 'site/.docusaurus/**'],
  },
});
