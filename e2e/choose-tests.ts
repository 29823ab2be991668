import type { PlaywrightTestConfig } from '@playwright/test';

/**
 * Selects the tests of a run. `BROWSER_TESTS=quick` runs tests of the named spec files that are not
 * tagged `@long`, `BROWSER_TESTS=rest` all others. Without it, all tests run.
 */
export function chooseTests(
  quickSpecs: readonly string[],
): Pick<PlaywrightTestConfig, 'grep' | 'grepInvert'> {
  // Playwright matches it against file name, titles and tags.
  const quick = new RegExp(`(?:^|[\\s/])(?:${quickSpecs.join('|')})\\.spec\\.ts (?!.*@long)`);
  const run = process.env['BROWSER_TESTS'];
  if (run === 'quick') return { grep: quick };
  return run === 'rest' ? { grepInvert: quick } : {};
}
