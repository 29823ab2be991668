import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  use: {
    baseURL: 'http://localhost:4173',
    // Camera flights end immediately.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'npm run build && npm run preview',
    url: 'http://localhost:4173',
  },
});
