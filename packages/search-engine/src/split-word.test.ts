import { runSync } from '@brand/service-kit/time-slices';
import { tokenize } from '@brand/text-analysis';
import { expect, test } from 'vitest';
import { buildTextIndex } from './build-index.ts';
import type { IndexedDocument } from './document.ts';
import { splitCompound } from './split-word.ts';

const documents: IndexedDocument[] = [
  {
    prior: 1,
    texts: [{ role: 'content', text: 'Keep the safe area of the store clear. Markers.' }],
  },
];
const index = runSync(buildTextIndex({ records: documents, pages: [], phrases: [] }));

function split(text: string, isUnfinished = false): string[] {
  return tokenize(text).flatMap((word) =>
    splitCompound(index, word, isUnfinished).map((part) => part.text),
  );
}

test('splits an unknown word into two known ones', () => {
  expect(split('safearea')).toEqual(['safe', 'area']);
  expect(split('storeareas')).toEqual(['store', 'areas']);
});

test('leaves known words, prefixes of known words and possible typos unsplit', () => {
  expect(split('markers')).toEqual(['markers']);
  expect(split('marke', true)).toEqual(['marke']);
  expect(split('markres')).toEqual(['markres']);
  expect(split('elevator')).toEqual(['elevator']);
  expect(split('qwertyuiop')).toEqual(['qwertyuiop']);
});
