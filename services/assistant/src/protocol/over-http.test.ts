import { serveApp } from '@brand/service-kit/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { DefaultChatTransport, readUIMessageStream, type UIMessage, type UIMessageChunk } from 'ai';
import { Hono } from 'hono';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnswerEngine } from '../answer-engine.ts';
import {
  ASSISTANT_ID,
  askToken,
  createTestAssistant,
  engineOf,
  sameAnswer,
  type TestAssistant,
} from './assistant.fixture.ts';

type Running = TestAssistant & { readonly url: string; readonly stop: () => Promise<void> };

let running: Running | undefined;

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function start(engine: AnswerEngine = sameAnswer()): Promise<Running> {
  const assistant = createTestAssistant({ engine });
  const server = await serveApp(new Hono().route('/assistant', assistant.app));
  const stop = async (): Promise<void> => {
    await server.close();
    await assistant.close();
  };
  running = { ...assistant, url: `${server.url}/assistant`, stop };
  return running;
}

/** Sends a question like the dialog, with the AI SDK's own client. */
async function ask(
  url: string,
  text: string,
  { id = 'AeVObQcRdKNd2iWY', signal }: { id?: string; signal?: AbortSignal } = {},
): Promise<ReadableStream<UIMessageChunk>> {
  const token = await askToken((path, init) => fetch(`${url}${path}`, init));
  const transport = new DefaultChatTransport<UIMessage>({
    api: url,
    headers: { authorization: `TOKEN ${token}`, 'x-algolia-assistant-id': ASSISTANT_ID },
  });
  return transport.sendMessages({
    trigger: 'submit-message',
    chatId: 'eRb5Krougl1LXZJ8',
    messageId: undefined,
    messages: [{ id, role: 'user', parts: [{ type: 'text', text }] }],
    abortSignal: signal,
  });
}

async function readWhole(stream: ReadableStream<UIMessageChunk>): Promise<UIMessage | undefined> {
  let last: UIMessage | undefined;
  for await (const message of readUIMessageStream({ stream, terminateOnError: true }))
    last = message;
  return last;
}

describe('an answer over HTTP', () => {
  test("parses as a whole message in the AI SDK's own reader [S3.08 S7.12]", async () => {
    const { url } = await start();
    const message = await readWhole(await ask(url, 'how do I add a marker'));
    expect(message).toMatchObject({
      id: expect.stringMatching(/^msg_/),
      role: 'assistant',
      metadata: { engine: 'test' },
      parts: [
        { type: 'step-start' },
        { type: 'reasoning', text: 'They want a marker.', state: 'done' },
        {
          type: 'tool-searchIndex',
          state: 'output-available',
          providerExecuted: true,
          input: { query: 'marker' },
          output: { query: 'marker', hits: [{ title: 'Markers' }] },
        },
        { type: 'step-start' },
        { type: 'source-url', title: 'Markers' },
        { type: 'text', text: 'Use `map.markers.add`.', state: 'done' },
        { type: 'data-code-check', data: { compiles: true } },
        { type: 'data-follow-ups', data: { questions: ['And how do I remove it?'] } },
      ],
    });
  });

  test("has nothing to resume once its connection is closed, in the AI SDK's own client", async () => {
    const { url } = await start();
    const transport = new DefaultChatTransport<UIMessage>({ api: url });
    expect(await transport.reconnectToStream({ chatId: 'how do I add a marker?' })).toBeNull();
  });

  test('rejects with the sentence of an error before the stream [S4.21]', async () => {
    const { url } = await start();
    await expect(ask(url, ' ')).rejects.toThrow('The question is empty. Ask something.');
  });

  test('ends with the error when one occurs in the stream [S8.09]', async () => {
    const { url, errors } = await start(
      engineOf(async function* () {
        yield { type: 'text', delta: 'Well' };
        throw new Error('no luck');
      }),
    );
    await expect(readWhole(await ask(url, 'how'))).rejects.toThrow('Something went wrong');
    expect(errors).toEqual([new Error('no luck')]);
  });

  test('sends the first words before the last are ready', async () => {
    const rest = Promise.withResolvers<void>();
    const { url } = await start(
      engineOf(async function* () {
        yield { type: 'text', delta: 'First.' };
        await rest.promise;
        yield { type: 'text', delta: ' Last.' };
      }),
    );
    const reader = (await ask(url, 'how')).getReader();
    const types: string[] = [];
    while (types.length < 5) types.push((await reader.read()).value?.type ?? 'none');
    expect(types).toEqual(['start', 'start-step', 'message-metadata', 'text-start', 'text-delta']);
    rest.resolve();
    await reader.cancel();
  });
});

describe('the server', () => {
  test('aborts the engine when the client disconnects', async () => {
    const signals: AbortSignal[] = [];
    const { url, errors } = await start(
      engineOf(async function* ({ signal }) {
        signals.push(signal);
        for (;;) {
          yield { type: 'text', delta: 'word ' };
          await sleep(5);
        }
      }),
    );
    const leave = new AbortController();
    const reader = (await ask(url, 'how', { signal: leave.signal })).getReader();
    await reader.read();
    expect(signals[0]?.aborted).toBe(false);
    leave.abort();
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
    expect(errors).toEqual([]);
  });

  test('answers 100 concurrent readers', async () => {
    const { url, readQuestions, errors } = await start(
      engineOf(async function* ({ text }) {
        yield { type: 'search', id: 'a', query: text };
        yield { type: 'search-done', id: 'a', output: { query: text, hits: [] } };
        for (const word of ['Answer', ' to ', text]) {
          await sleep(5);
          yield { type: 'text', delta: word };
        }
        yield { type: 'outcome', isAnswered: true };
      }),
    );
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const message = await readWhole(await ask(url, `question ${at}`, { id: `reader-${at}` }));
        return message?.parts.at(-1);
      }),
    );
    expect(answers).toEqual(
      answers.map((_, at) => ({ type: 'text', text: `Answer to question ${at}`, state: 'done' })),
    );
    expect(errors).toEqual([]);
    expect(await readQuestions()).toHaveLength(100);
  });
});
