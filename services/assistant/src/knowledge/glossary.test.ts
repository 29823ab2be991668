import { describe, expect, test } from 'vitest';
import type { PageRecord } from '@brand/wire/assistant';
import { Glossary } from './glossary.ts';

const page: PageRecord = {
  path: '/docs/overview',
  url: 'https://docs.example/docs/overview',
  title: 'Overview',
  description: '',
  sdk: 'docs',
  isLatest: true,
  tag: 'docs-default-current',
  sections: [
    {
      anchor: 'glossary',
      heading: 'Glossary',
      level: 2,
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: ['node\n\nA point.', 'floor stack\n\nFloors.', 'venue\n\nWhat one map shows.'],
        },
      ],
    },
  ],
};
const glossary = new Glossary([page]);
const wordsOf = (question: string): string[] => glossary.find(question).map(({ word }) => word);

describe('Glossary', () => {
  test.each([
    ['what is a node?', ['node']],
    ['what is a node in the routing data', ['node']],
    ["what's the difference between a venue and a floor stack?", ['venue', 'floor stack']],
    [
      "What do you call 'venue' vs 'map' vs 'floor stack'? I come from IMDF",
      ['venue', 'floor stack'],
    ],
    ['what is a marker', []],
    ['how do I add a node', []],
  ])('defines what is asked for in: %s', (question, words) => {
    expect(wordsOf(question)).toEqual(words);
  });
});
