import { expect, test } from 'vitest';
import { CORPUS } from '../../../../packages/mvf/corpus/index.ts';
import { BROKEN_EXAMPLES, HOSTILE_EXAMPLES, listExamples } from './examples.ts';

test('lists broken and hostile examples of the corpus', () => {
  const names = new Set(CORPUS.map(({ name }) => name));
  expect([...BROKEN_EXAMPLES, ...HOSTILE_EXAMPLES].filter((name) => !names.has(name))).toEqual([]);
});

test('requests demo venues by URL, in each version of the format', () => {
  const [demos] = listExamples('/venues/');
  const addresses = demos!.examples.map(({ question }) =>
    question.kind === 'address' ? question.address : '',
  );
  expect(addresses).toContain('/venues/harbour-mall/mvf-1.zip?key=demo');
  expect(addresses.every((address) => /\/mvf-[123]\.zip\?key=demo$/.test(address))).toBe(true);
});
