import { describe, expect, test } from 'vitest';
import { listBlocks } from './answer-blocks';
import { type AssistantMessage, listExchanges, type MessagePart, textOf } from './chat-message';

function answerOf(...parts: readonly object[]): AssistantMessage {
  return { id: 'a', role: 'assistant', parts: parts as MessagePart[] };
}

function search(state: string, query?: string, hits: number = 0): object {
  const output = { query, hits: Array.from({ length: hits }, () => ({})) };
  return {
    type: 'tool-searchIndex',
    toolCallId: query,
    state,
    ...(query !== undefined && { input: { query } }),
    ...(state === 'output-available' && { output }),
  };
}

function done(query: string): object {
  return search('output-available', query, 2);
}

function message(id: string, role: 'user' | 'assistant'): AssistantMessage {
  return { id, role, parts: [] };
}

const STEP = { type: 'step-start' };
const TEXT = { type: 'text', text: 'Add it.' };

describe('listBlocks', () => {
  test.each([
    ['input-streaming', { kind: 'searching', query: undefined }],
    ['input-available', { kind: 'searching', query: 'marker' }],
    ['output-available', { kind: 'searched', queries: ['marker'], count: 3 }],
    ['output-error', { kind: 'search-failed', query: 'marker' }],
  ])('shows a search in the state %s [S3.08 S4.24]', (state, block) => {
    expect(listBlocks(answerOf(search(state, 'marker', 3)), true)).toEqual([block]);
  });

  test('merges consecutive searches and lists each query once [S4.25]', () => {
    const answer = answerOf(
      STEP,
      done('a'),
      STEP,
      done('b'),
      done('A'),
      done('c'),
      TEXT,
      done('d'),
    );
    expect(listBlocks(answer, false)).toEqual([
      { kind: 'searched', queries: ['a', 'b', 'c'], count: 8 },
      { kind: 'text', text: 'Add it.' },
      { kind: 'searched', queries: ['d'], count: 2 },
    ]);
  });

  test('takes the query of the output, else that of the input [S3.09]', () => {
    const part = { ...search('output-available', 'asked'), output: { hits: 'none' } };
    expect(listBlocks(answerOf(part), false)).toEqual([
      { kind: 'searched', queries: ['asked'], count: 0 },
    ]);
  });

  test('shows reasoning while it streams, and nothing unfinished after the end', () => {
    const reasoning = { type: 'reasoning', text: 'Hm.', state: 'streaming' };
    const answer = answerOf(reasoning, search('input-available', 'x'));
    expect(listBlocks(answer, true).map(({ kind }) => kind)).toEqual(['reasoning', 'searching']);
    expect(listBlocks(answer, false)).toEqual([]);
    expect(listBlocks(answerOf({ ...reasoning, state: 'done' }), true)).toEqual([]);
  });

  test('ignores unknown parts and empty text', () => {
    const answer = answerOf({ type: 'file' }, { type: 'data-x', data: {} }, { ...TEXT, text: '' });
    expect(listBlocks(answer, true)).toEqual([]);
  });
});

test('lists exchanges newest first, including unanswered questions [S2.51]', () => {
  const exchanges = listExchanges([
    message('1', 'user'),
    message('2', 'user'),
    message('3', 'assistant'),
  ]);
  expect(exchanges.map(({ question, answer }) => [question.id, answer?.id])).toEqual([
    ['2', '3'],
    ['1', undefined],
  ]);
});

test('joins the text of all parts [S2.54]', () => {
  expect(textOf(answerOf(TEXT, STEP, { ...TEXT, text: 'Then build.' }))).toBe(
    'Add it.\n\nThen build.',
  );
});
