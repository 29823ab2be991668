import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_ROOT } from './content-pages.ts';

test('lists the words of the project sorted, unique and in lower case', () => {
  const words = readFileSync(join(SITE_ROOT, 'words.txt'), 'utf8').trim().split('\n');
  expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].toSorted());
});
