import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { writeSnippet } from '../src/features/embed/snippets.ts';
import { SITE_ROOT } from './content-pages.ts';

const ROOT = join(SITE_ROOT, '..');

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Readers paste a single element, with its size, into their own page.
    'no-inline-style': 'off',
    // Same style as our formatter.
    'void-style': ['error', { style: 'selfclosing' }],
    'doctype-style': ['error', { style: 'lowercase' }],
  },
});

async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId, message }) => `line ${line}: ${message} (${ruleId})`),
  );
}

const samples = globSync('examples/**/*.html', { cwd: ROOT }).toSorted();

test.each(samples)('validates %s', async (file) => {
  expect(await problemsOf(readFileSync(join(ROOT, file), 'utf8'))).toEqual([]);
});

test.each(['iframe', 'script'] as const)('validates the %s of the embed builder', async (kind) => {
  const choice = { venue: 'harbour-mall', title: 'A "map" & more', height: 500 } as const;
  const place = { viewerUrl: 'https://maps.example/viewer/', packageScope: '@acme' };
  expect(await problemsOf(writeSnippet(kind, choice, place))).toEqual([]);
});

test('finds invalid HTML', async () => {
  expect(await problemsOf('<iframe src="a.html"></iframe><p><div></div></p>')).not.toEqual([]);
});
