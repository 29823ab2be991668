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
    // Readers paste a single element into a page of theirs, with its size.
    'no-inline-style': 'off',
    // As our formatter writes them.
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

test.each(samples)('%s is valid HTML', async (file) => {
  expect(await problemsOf(readFileSync(join(ROOT, file), 'utf8'))).toEqual([]);
});

test.each(['iframe', 'script'] as const)('the %s of the embed builder is valid', async (kind) => {
  const choice = { venue: 'harbour-mall', title: 'A "map" & more', height: 500 } as const;
  const place = { viewerUrl: 'https://maps.example/viewer/', packageScope: '@acme' };
  expect(await problemsOf(writeSnippet(kind, choice, place))).toEqual([]);
});

test('a fault is found', async () => {
  expect(await problemsOf('<iframe src="a.html"></iframe><p><div></div></p>')).not.toEqual([]);
});
