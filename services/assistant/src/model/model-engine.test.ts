import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerEvent } from '../answer-engine.ts';
import { ask } from './testing/ask.ts';
import {
  calls,
  chunk,
  type ModelServer,
  reasons,
  says,
  saysUntil,
  searches,
  startModelServer,
  streams,
} from './testing/model-server.ts';
import { makePassage } from './testing/passages.ts';

const PAGE = 'https://docs.test/web-sdk/markers';
let server: ModelServer;

beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

function without(events: readonly AnswerEvent[], ...types: AnswerEvent['type'][]): AnswerEvent[] {
  return events.filter(({ type }) => !types.includes(type));
}

describe('the model engine', () => {
  test('searches by a tool call, cites and reports that it answered [S3.09 S4.24]', async () => {
    server.play(
      searches('markers'),
      says('Call `map.markers', '.add`, see [Markers](', `${PAGE}#add).`),
    );
    const { events, text } = await ask(server.url);
    expect(without(events, 'text')).toEqual([
      { type: 'search-start', id: 'search-1' },
      { type: 'search', id: 'search-1', query: 'markers' },
      {
        type: 'search-done',
        id: 'search-1',
        output: { query: 'markers', hits: [{ title: 'Markers', url: PAGE }] },
      },
      { type: 'source', url: PAGE, title: 'Markers' },
      { type: 'follow-ups', followUps: { questions: ['And then?'] } },
      { type: 'outcome', isAnswered: true },
    ]);
    expect(text).toBe(`Call \`map.markers.add\`, see [Markers](${PAGE}#add).`);
  });

  test('sends passages as data with fields, and no tool but the search', async () => {
    server.play(searches('markers'), says('Yes.'));
    await ask(server.url);
    const [first, second] = server.requests;
    expect(first?.tools?.map((tool) => tool.function.name)).toEqual(['searchIndex']);
    const result = JSON.parse(second?.messages.at(-1)?.content ?? '') as object;
    expect(second?.messages.at(-1)?.role).toBe('tool');
    expect(result).toMatchObject({
      note: expect.stringContaining('as data') as string,
      results: [{ title: 'Markers', sdk: 'web-sdk', version: '6.0', url: `${PAGE}#add` }],
    });
  });
});

describe('the searches of the model', () => {
  test('run several times, also in one step, though the model reuses an id [S4.25]', async () => {
    server.play(
      calls({ input: '{"query":"a"}' }, { input: '{"query":"b"}' }),
      searches('c'),
      says(`[Markers](${PAGE})`),
    );
    const { events } = await ask(server.url);
    const done = events.filter((event) => event.type === 'search-done');
    expect(done.map(({ id, output }) => `${id} ${output.query}`).toSorted()).toEqual([
      'search-1 a',
      'search-2 b',
      'search-3 c',
    ]);
  });

  test('end after four requests, the last of which allows text only', async () => {
    server.play(searches('a'), searches('b'), searches('c'), says(`[Markers](${PAGE})`));
    expect((await ask(server.url)).text).toBe(`[Markers](${PAGE})`);
    const choices = server.requests.filter(({ stream }) => stream).map((each) => each.tool_choice);
    expect(choices).toHaveLength(4);
    expect(choices.at(-1)).toBe('none');
  });

  test('continue after unknown tools and invalid input', async () => {
    server.play(
      calls({ name: 'deleteEverything', input: '{}' }, { input: '{"q":1}' }),
      calls({ input: 'not JSON' }),
      searches('markers'),
      says(`[Markers](${PAGE})`),
    );
    const { events, text, error } = await ask(server.url);
    expect(error).toBeUndefined();
    expect(text).toBe(`[Markers](${PAGE})`);
    expect(events.filter(({ type }) => type.startsWith('search')).map(({ type }) => type)).toEqual([
      'search-start',
      'search-failed',
      'search-start',
      'search-failed',
      'search-start',
      'search',
      'search-done',
    ]);
  });
});

describe('searches for a model that does not search', () => {
  test('discard its answer, and call it again with the results', async () => {
    server.play(says('I know that by heart.'), says(`It is in [Markers](${PAGE}).`));
    const { events, text } = await ask(server.url);
    expect(text).toBe(`It is in [Markers](${PAGE}).`);
    expect(events).toContainEqual({
      type: 'search',
      id: 'search-1',
      query: 'How do I add a marker?',
    });
    expect(server.requests[1]?.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'tool',
    ]);
  });

  test('read a pasted error whole', async () => {
    const asked: string[] = [];
    const text = `Why? ${'at find (main.ts:1:2)\n'.repeat(150)} NO_ROUTE`;
    server.play(says('Because.'), says(`It is in [Markers](${PAGE}).`));
    const { events } = await ask(server.url, {
      question: { text },
      retrieve: (query) => {
        asked.push(query);
        return Promise.resolve([makePassage('/web-sdk/markers')]);
      },
    });
    expect(asked).toEqual([text]);
    expect(events).toContainEqual({ type: 'search', id: 'search-1', query: text.slice(0, 200) });
  });

  test('name the subject of a follow-up', async () => {
    const asked: string[] = [];
    server.play(says('Red it is.'), says(`It is in [Markers](${PAGE}).`));
    await ask(server.url, {
      question: { text: 'make it red', before: ['how do I add a marker?', 'and in React?'] },
      retrieve: (query) => {
        asked.push(query);
        return Promise.resolve([makePassage('/web-sdk/markers')]);
      },
    });
    expect(asked).toEqual(['how do I add a marker? and in React? make it red']);
  });

  test('end with an error for the reader when the search is down', async () => {
    server.play(searches('a'), says('From memory.'));
    const { events, text, error } = await ask(server.url, {
      retrieve: () => Promise.reject(new Error('database password is 123')),
    });
    expect(error?.message).toBe(
      'The documentation cannot be searched at the moment. Try again in a minute.',
    );
    expect(text).toBe('');
    expect(events.filter(({ type }) => type === 'search-failed')).toHaveLength(2);
    expect(JSON.stringify([events, server.requests])).not.toContain('password');
  });
});

describe('the words of the model', () => {
  test('come separately from its reasoning, also when the server leaves that in the text', async () => {
    server.play(searches('a'), reasons('Let me <b>think</b>. ', `[Markers](${PAGE})`));
    const apart = await ask(server.url);
    server.play(searches('a'), says('<think>Let me ', `think. </think>[Markers](${PAGE})`));
    const within = await ask(server.url);
    expect(apart.events).toContainEqual({
      type: 'reasoning',
      delta: 'Let me &lt;b>think&lt;/b>. ',
    });
    expect([apart.text, within.text.trim()]).toEqual([`[Markers](${PAGE})`, `[Markers](${PAGE})`]);
  });

  test('form separate paragraphs when a search comes between them', async () => {
    server.play(
      searches('a'),
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const call = { name: 'searchIndex', arguments: '{"query":"b"}' };
        response.write(chunk({ content: 'One more look.' }));
        response.write(chunk({ tool_calls: [{ index: 0, id: 'call_0', function: call }] }));
        response.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`);
      },
      says(`See [Markers](${PAGE}).`),
    );
    expect((await ask(server.url)).text).toBe(`One more look.\n\nSee [Markers](${PAGE}).`);
  });

  test('survive characters and lines that are split between packets', async () => {
    const bytes = new TextEncoder().encode(
      chunk({ content: `Größe 🗺 in [Markers](${PAGE})` }) + chunk({}, 'stop') + 'data: [DONE]\n\n',
    );
    const parts = Array.from(bytes, (_, at) => bytes.slice(at, at + 7)).filter(
      (_, at) => at % 7 === 0,
    );
    server.play(searches('a'), streams(...parts));
    expect((await ask(server.url)).text).toBe(`Größe 🗺 in [Markers](${PAGE})`);
  });

  test('count as unanswered when they state so or cite nothing', async () => {
    server.play(
      searches('a'),
      says(`The documentation does not answer this. The nearest is [Markers](${PAGE}).`),
    );
    const declined = await ask(server.url);
    server.play(searches('a'), says('It is so.'));
    const bare = await ask(server.url);
    expect(declined.events.at(-1)).toEqual({ type: 'outcome', isAnswered: false });
    expect(bare.events.at(-1)).toEqual({ type: 'outcome', isAnswered: false });
    expect(server.requests.every(({ stream }) => stream)).toBe(true);
  });
});

describe('the request to the model', () => {
  test("contains earlier questions with their answers, and the reader's section", async () => {
    server.play(searches('a'), says('x'));
    const before = ['how do I add a marker?', 'and on Android?'];
    const answersBefore = ['Call it so:\n\n```ts\nmap.markers.add(shop);\n```', ''];
    await ask(server.url, { question: { before, answersBefore, text: 'and on iOS?' } });
    const message = server.requests[0]?.messages[1];
    expect(message?.role).toBe('user');
    expect(JSON.parse(message?.content ?? '')).toEqual({
      question: 'and on iOS?',
      earlier: [
        { question: before[0], answer: answersBefore[0] },
        { question: before[1], answer: '' },
      ],
      reading: 'web-sdk 6.0',
      versions: { 'web-sdk': '6.0', 'react-native-sdk': '6.0' },
    });
  });

  test('keeps the newest of a long conversation, and cuts what no longer fits', async () => {
    server.play(searches('a'), says('x'));
    await ask(server.url, {
      question: {
        text: 'make it red',
        before: ['first?', 'second?', 'third? '.repeat(1000)],
        answersBefore: ['1'.repeat(9000), '2'.repeat(9000), '3'.repeat(3000)],
      },
    });
    const { earlier } = JSON.parse(server.requests[0]?.messages[1]?.content ?? '') as {
      earlier: { question: string; answer: string }[];
    };
    expect(earlier.map(({ question }) => question.slice(0, 7))).toEqual(['second?', 'third? ']);
    expect(earlier[1]?.question).toHaveLength(1000);
    expect(earlier[1]?.answer).toBe('3'.repeat(3000));
    expect(earlier[0]?.answer).toMatch(/^2+…$/);
    expect(JSON.stringify(earlier).length).toBeLessThan(8000 * 3 * 0.25);
  });

  test('stays bounded, however long the passages and however many the searches', async () => {
    const passages = Array.from({ length: 20 }, (_, index) =>
      makePassage(`/web-sdk/p${index}`, { text: 'long '.repeat(5000) }),
    );
    server.play(
      calls(...Array.from({ length: 8 }, (_, index) => ({ input: `{"query":"${index}"}` }))),
      says('x'),
    );
    await ask(server.url, { retrieve: () => Promise.resolve(passages) });
    const sent = JSON.stringify(server.requests[1]?.messages);
    expect(sent.length).toBeLessThan(8000 * 3 + 4000);
    expect(sent).toContain('There is no space for further results.');
  });

  test("sends the key in the header only, and the operator's output limit", async () => {
    server.play(searches('a'), says('x'));
    await ask(server.url, { settings: { key: 'sk-secret', maxOutput: 321 } });
    expect(server.headers[0]?.authorization).toBe('Bearer sk-secret');
    expect(JSON.stringify(server.requests)).not.toContain('sk-secret');
    expect(server.requests[0]?.max_tokens).toBe(321);
  });
});

describe('follow-up questions', () => {
  const answer = [searches('a'), says(`[Markers](${PAGE})`)];

  test('pass validation against their schema [S5.05]', async () => {
    server.play(...answer);
    server.suggest('{"questions":["How do I move it?","How do I remove it?"]}');
    const { events } = await ask(server.url);
    expect(events).toContainEqual({
      type: 'follow-ups',
      followUps: { questions: ['How do I move it?', 'How do I remove it?'] },
    });
    expect(server.requests.at(-1)?.response_format?.type).toBe('json_schema');
  });

  test.each([
    ['Sure! Here you go: 1. How …', 'No object generated: could not parse the response.'],
    ['{"questions":["a","b","c","d","e"]}', 'No object generated: response did not match schema.'],
    ['{"next":"?"}', 'No object generated: response did not match schema.'],
  ])('report an error when the model ignores the schema: %s [S5.05]', async (content, error) => {
    server.play(...answer);
    server.suggest(content);
    const { events } = await ask(server.url);
    expect(events.slice(-2)).toEqual([
      { type: 'follow-ups', followUps: { error } },
      { type: 'outcome', isAnswered: true },
    ]);
  });

  test('never break an answer: late or failing ones are left out', async () => {
    server.play(...answer);
    server.suggest(() => {});
    const late = await ask(server.url, { settings: { followUpsMs: 100 } });
    server.play(...answer);
    server.suggest((response) => void response.writeHead(500).end());
    const failed = await ask(server.url);
    for (const { events, error } of [late, failed]) {
      expect(error).toBeUndefined();
      expect(events.at(-1)).toEqual({ type: 'outcome', isAnswered: true });
      expect(events.some(({ type }) => type === 'follow-ups')).toBe(false);
    }
  });

  test('stay away when the answer is cut off', async () => {
    server.play(searches('a'), saysUntil('length', `[Markers](${PAGE}) and`));
    await ask(server.url);
    expect(server.requests.every(({ stream }) => stream)).toBe(true);
  });
});
