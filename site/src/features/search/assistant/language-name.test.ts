import { expect, test } from 'vitest';
import { GRAMMARS } from '../../../ui/highlighted-code/grammars.ts';
import { languageName } from './language-name.ts';

test('names languages for readers', () => {
  expect(languageName('ts')).toBe('TypeScript');
  expect(languageName('Kotlin')).toBe('Kotlin');
  expect(languageName('rust')).toBe('rust');
  expect(languageName('constructor')).toBe('constructor');
  expect(languageName('')).toBe('Text');
});

test.each([...GRAMMARS.keys()])('names %s, which is highlighted', (language) => {
  expect(languageName(language)).not.toBe(language);
});
