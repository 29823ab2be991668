import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerEngine, AnswerEvent, Question } from '../answer-engine.ts';
import { ask, askEngine, type AskOptions, createTestEngine } from './testing/ask.ts';
import {
  calls,
  chunk,
  fails,
  hangs,
  type ModelServer,
  says,
  saysUntil,
  searches,
  stalls,
  startModelServer,
  type Turn,
} from './testing/model-server.ts';

const QUOTED: readonly AnswerEvent[] = [
  { type: 'search-start', id: 'search-1' },
  { type: 'search', id: 'search-1', query: 'marker' },
  { type: 'search-done', id: 'search-1', output: { query: 'marker', hits: [] } },
  { type: 'text', delta: 'A marker is yours.' },
  { type: 'code-check', check: { block: 0, sdk: 'Web SDK 6.0', compiles: true } },
  { type: 'outcome', isAnswered: true },
];
let server: ModelServer;
let asked: Question[];

beforeEach(async () => {
  asked = [];
  server = await startModelServer();
});
afterEach(() => server.close());

const quoting: AnswerEngine = {
  name: 'grounded',
  async *answer(question) {
    asked.push(question);
    yield* QUOTED;
  },
};

async function fallBackAfter(turns: readonly Turn[], options: AskOptions = {}) {
  server.play(...turns);
  const { events, ...answer } = await ask(server.url, { fallback: quoting, ...options });
  const fallback = events.find((event) => event.type === 'fallback');
  return { ...answer, events, fallback };
}

describe('the model engine with a fallback [S8.09]', () => {
  test.each<[string, Turn, string]>([
    ['rejects the key', fails(401, 'Incorrect key sk-secret'), 'refused: status 401'],
    ['is busy', fails(429, 'sk-secret'), 'busy: status 429'],
    ['is down', fails(500, 'sk-secret'), 'unreachable: status 500'],
    ['filters the answer', saysUntil('content_filter'), 'filtered'],
    ['says nothing', says(''), 'empty: finish reason stop'],
  ])('quotes pages when the model %s', async (_, turn, reason) => {
    const { text, error, events, fallback } = await fallBackAfter([searches('a'), turn], {
      settings: { key: 'sk-secret', model: 'llama' },
    });
    expect(error).toBeUndefined();
    expect(text).toBe('A marker is yours.');
    expect(fallback).toMatchObject({ engine: 'grounded' });
    expect(fallback?.reason.message).toBe(
      `ASSISTANT_MODEL: "llama" failed with "${reason}", so pages were quoted instead. ` +
        'Check the server at ASSISTANT_MODEL_URL.',
    );
    expect(events.at(-1)).toEqual({ type: 'outcome', isAnswered: true });
  });

  test('quotes pages when no token arrives in time, and aborts the model', async () => {
    const { text } = await fallBackAfter([hangs], { settings: { firstTokenMs: 80 } });
    expect(text).toBe('A marker is yours.');
    await server.left;
  });

  test('passes the question on as it was asked', async () => {
    const question = { text: 'make it red', before: ['how do I add a marker?'] };
    await fallBackAfter([fails(500, '')], { question });
    expect(asked).toEqual([expect.objectContaining(question)]);
  });

  test('keeps what the reader has seen, and says where the model stopped', async () => {
    const { text, error, events } = await fallBackAfter(
      [searches('a'), stalls('```sh\nnpm i\n```\n', 'Half an answer. ')],
      { settings: { stallMs: 2000 } },
    );
    expect(error).toBeUndefined();
    expect(text).toBe(
      '```sh\nnpm i\n```\nHalf an answer. \n\n' +
        '*The language model stopped here. The following is quoted from the documentation:*\n\nA marker is yours.',
    );
    // The block of the model is the first of the answer.
    expect(events).toContainEqual({
      type: 'code-check',
      check: { block: 1, sdk: 'Web SDK 6.0', compiles: true },
    });
  });

  test('ends a search under way, and names its own differently', async () => {
    const { events } = await fallBackAfter(
      [
        (response) => {
          response.writeHead(200, { 'content-type': 'text/event-stream' });
          const call = { name: 'searchIndex', arguments: '{"que' };
          response.write(chunk({ tool_calls: [{ index: 0, id: 'call_0', function: call }] }));
        },
      ],
      { settings: { stallMs: 2000 } },
    );
    const searchEvents = events.flatMap((event) => ('id' in event ? [[event.type, event.id]] : []));
    expect(searchEvents).toEqual([
      ['search-start', 'search-1'],
      ['search-failed', 'search-1'],
      ['search-start', 'fallback-search-1'],
      ['search', 'fallback-search-1'],
      ['search-done', 'fallback-search-1'],
    ]);
  });
});

describe('the fallback of the model engine', () => {
  test('leaves an answer that was cut off at its limit as it is', async () => {
    const { text, error, fallback } = await fallBackAfter([
      searches('a'),
      saysUntil('length', 'So far and no'),
    ]);
    expect(text).toBe('So far and no');
    expect(error?.message).toMatch(/too long and was cut off/);
    expect(fallback).toBeUndefined();
  });

  test('reports the failure of the model when the fallback fails too', async () => {
    const { error, events } = await fallBackAfter([fails(429, '')], {
      fallback: {
        name: 'grounded',
        // oxlint-disable-next-line require-yield
        async *answer() {
          throw new Error('The search is down at 10.0.0.7.');
        },
      },
    });
    expect(error?.message).toMatch(/^The assistant has too many questions/);
    const reasons = events.flatMap((event) =>
      event.type === 'fallback' ? [event.reason.message] : [],
    );
    expect(reasons).toEqual([
      expect.stringContaining('busy: status 429'),
      'The search is down at 10.0.0.7.',
    ]);
  });

  test('steps in at once after several outages, without a request to the model', async () => {
    const engine = createTestEngine(server.url, { fallback: quoting });
    server.play(...Array.from({ length: 4 }, () => fails(503, 'down')));
    const answers = [];
    for (let count = 0; count < 4; count += 1) answers.push(await askEngine(engine));
    expect(answers.map(({ text }) => text)).toEqual(
      Array.from({ length: 4 }, () => 'A marker is yours.'),
    );
    expect(server.requests).toHaveLength(3);
  });

  test('does not step in when the model answers or the reader leaves', async () => {
    const answered = await fallBackAfter([calls({ input: '{"query":"a"}' }), says('So it is.')]);
    expect([answered.text, answered.fallback]).toEqual(['So it is.', undefined]);
    const reader = new AbortController();
    const left = await fallBackAfter([searches('a'), stalls('Half ')], {
      question: { signal: reader.signal },
      onEvent: ({ type }) => type === 'text' && reader.abort(),
    });
    expect([left.text, left.fallback]).toEqual(['Half ', undefined]);
    expect(asked).toEqual([]);
  });
});
