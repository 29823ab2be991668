import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,services,site,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'site/build/**', 'site/.docusaurus/**'],
  },
});
