import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS_STYLES } from '@brand/wire/results';
import { expect, test } from 'vitest';
import { SITE_ROOT } from './content-pages.ts';

const CSS = readFileSync(join(SITE_ROOT, 'src/features/search/results/styles.module.css'), 'utf8');

test.each(RESULTS_STYLES)('styles .%s, which the server uses [S2.09]', (name) => {
  expect(CSS).toMatch(new RegExp(`^\\.${name}\\b`, 'm'));
});
