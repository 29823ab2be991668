import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_ROOT } from './content-pages.ts';

/** Phone, large phone, the framework's step to the mobile menu, small desktop. Custom properties cannot be used in media queries. */
const BREAKPOINTS = new Set([600, 768, 996, 1360]);

test('style sheets share four breakpoints', () => {
  const wrong = globSync('src/**/*.css', { cwd: SITE_ROOT }).flatMap((file) =>
    [...readFileSync(join(SITE_ROOT, file), 'utf8').matchAll(/(min|max)-width: (\d+)px\)/g)]
      .filter(([, bound, width]) => !BREAKPOINTS.has(Number(width) - (bound === 'min' ? 1 : 0)))
      .map(([match]) => `${file}: ${match}`),
  );
  expect(wrong).toEqual([]);
});
