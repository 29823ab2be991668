import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../shared/repo.ts';
import {
  findSyntaxErrors,
  type ParsedLanguage,
  parseSource,
} from '@brand/native-api/syntax/parse-source';

const EXAMPLES = join(ROOT, 'examples');
const ENDINGS: Readonly<Record<ParsedLanguage, string>> = {
  swift: 'swift',
  python: 'py',
  kotlin: 'kt',
};

describe.each(Object.entries(ENDINGS) as [ParsedLanguage, string][])(
  'samples in %s',
  (language, ending) => {
    const files = globSync(`**/*.${ending}`, { cwd: EXAMPLES });

    test('exist', () => expect(files).not.toEqual([]));

    test.each(files)('parse: %s', async (file) => {
      const text = readFileSync(join(EXAMPLES, file), 'utf8');
      expect(findSyntaxErrors(await parseSource(text, language))).toEqual([]);
    });
  },
);

describe('findSyntaxErrors', () => {
  test.each([
    ['swift', 'let a = 1\nfunc f( {'],
    ['python', 'a = 1\ndef f(:'],
    ['kotlin', 'val a = 1\nfun f( {'],
  ] as const)('locates the syntax error in %s', async (language, text) => {
    const [first = ''] = findSyntaxErrors(await parseSource(text, language));
    expect(first).toMatch(/^2:/);
  });
});
