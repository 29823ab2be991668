import type { PlaywrightTestConfig } from '@playwright/test';

/**
 * The tests of a run. `BROWSER_TESTS=quick` are those of the named spec files that are not tagged
 * `@long`, `BROWSER_TESTS=rest` all others; without it, all.
 */
export function chooseTests(
  quickSpecs: readonly string[],
): Pick<PlaywrightTestConfig, 'grep' | 'grepInvert'> {
  // Matched against the name of the file, the titles and the tags of a test.
  const quick = new RegExp(`(?:^|[\\s/])(?:${quickSpecs.join('|')})\\.spec\\.ts (?!.*@long)`);
  const run = process.env['BROWSER_TESTS'];
  if (run === 'quick') return { grep: quick };
  return run === 'rest' ? { grepInvert: quick } : {};
}
