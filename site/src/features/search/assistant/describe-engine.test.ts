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
