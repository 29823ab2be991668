import { expect, test } from 'vitest';
import { describeEngine } from './describe-engine';

test.each([
  [{ engine: 'model' }, 'Written by a language model from the documentation.'],
  [{ engine: 'grounded' }, 'Quoted from the documentation, without a language model.'],
  [
    { engine: 'grounded', isFallback: true },
    'The language model failed. The documentation is quoted instead.',
  ],
  [{ engine: 'toString' }, undefined],
  [undefined, undefined],
] as const)('describes the engine of %j', (metadata, sentence) => {
  const answer = { id: 'a', role: 'assistant', parts: [], metadata } as const;
  expect(describeEngine({ ...answer, parts: [] })).toBe(sentence);
});

test.each([
  [
    'answered',
    'Found in your browser, in Westport House. The assistant did not receive your question.',
  ],
  ['failed', 'The assistant did not receive your question.'],
])('says where an answer about the own venue was found: %s', (status, sentence) => {
  const venue = { id: '0b1c', name: 'Westport House' };
  const data = { status, venue, places: [], choices: [] };
  const metadata = { engine: 'own-venue' };
  const parts = [{ type: 'data-venue', data }] as const;
  expect(describeEngine({ id: 'a', role: 'assistant', metadata, parts: [...parts] })).toBe(
    sentence,
  );
});
