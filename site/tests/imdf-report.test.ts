import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_ROOT } from './content-pages.ts';

const CONVERTER = join(SITE_ROOT, '../packages/mvf/src');

test('explains codes that the report of an IMDF conversion has', () => {
  const page = readFileSync(join(SITE_ROOT, 'content/docs/mvf/v3/getting-started.mdx'), 'utf8');
  const [, section = ''] = page.split(' {#convert-imdf}\n');
  const [table = ''] = section.split('\n## ');
  const told = [...table.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, code = '']) => code);
  const sources = globSync('{convert/*.ts,convert/imdf/import/**/*.ts,assemble/*.ts}', {
    cwd: CONVERTER,
    exclude: ['**/*.test.ts', '**/*.fixture.ts'],
  }).map((file) => readFileSync(join(CONVERTER, file), 'utf8'));
  const isReported = (code: string): boolean => sources.some((text) => text.includes(`'${code}'`));
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter((code) => !isReported(code))).toEqual([]);
});
