import type { AssistantConfig, StreamChunk } from '@brand/wire/assistant';
import { createFakeStorage } from '@site/src/kit/fake-storage.fixture';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { textOf } from './chat-message';
import { ChatSession } from './chat-session';
import { toSearchParameters } from './search-parameters';
import { StoredConversations } from './stored-conversations';

const CONFIG = { assistantId: 'asst-1', url: '/assistant' };
const SEARCH = { appId: 'PROTOAPP01', apiKey: 'searchkey', index: 'docs' };
const TOKEN = `${btoa('{"exp":99999999999}')}.sig`;
const request = vi.fn<typeof fetch>();
let conversations: StoredConversations;
/** One per test, because conversations with the same configuration share their token. */
let config: AssistantConfig;

/** A response whose chunks the test writes. */
function makeStream() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
  });
  const send = (text: string): void => controller?.enqueue(encoder.encode(text));
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    write: (...chunks: readonly StreamChunk[]) =>
      send(chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')),
    end: () => controller?.close(),
    fail: (error: Error) => controller?.error(error),
  };
}

function answerOf(text: string): StreamChunk[] {
  return [
    { type: 'start', messageId: 'm1' },
    { type: 'start-step' },
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: text },
    { type: 'text-end', id: 't' },
    { type: 'finish-step' },
    { type: 'finish', finishReason: 'stop' },
  ];
}

function makeSession(): ChatSession {
  const session = new ChatSession({ config, search: SEARCH, conversations });
  const context = { locale: 'en', tags: ['default'], section: 'web-sdk' };
  session.moveTo(toSearchParameters(CONFIG, context, {}));
  return session;
}

/** Responds to chat requests with these in order, and to token requests always. */
function answerWith(...responses: readonly Response[]): void {
  const left = [...responses];
  request.mockImplementation(async (address, init) => {
    if (address === '/assistant/token') return Response.json({ success: true, token: TOKEN });
    init?.signal?.throwIfAborted();
    return left.shift() ?? new Response('Nothing left.', { status: 500 });
  });
}

async function until(isTrue: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(isTrue()).toBe(true), { interval: 2 });
}

function lastText({ chat }: ChatSession): string {
  return textOf(chat.messages.findLast(({ role }) => role === 'assistant'));
}

function requestedPaths(): unknown[] {
  return request.mock.calls.map(([address]) => address);
}

function sentTokens(): unknown[] {
  const questions = request.mock.calls.filter(([address]) => address === '/assistant');
  return questions.map(([, init]) => new Headers(init?.headers).get('authorization'));
}

/** Asks in two new conversations and waits until both requests have failed. */
async function askTwice(): Promise<void> {
  const sessions = [makeSession(), makeSession()];
  for (const session of sessions) session.ask('how?');
  await until(() => sessions.every(({ chat }) => chat.status === 'error'));
}

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: createFakeStorage() });
  vi.stubGlobal('fetch', request);
  request.mockReset();
  config = { ...CONFIG };
  conversations = new StoredConversations('docs', createFakeStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('ChatSession', () => {
  test('sends the recorded request and streams the answer [S3.08 S7.12]', async () => {
    const stream = makeStream();
    answerWith(stream.response);
    const session = makeSession();
    session.ask('  how do I add a marker ');
    await until(() => request.mock.calls.length === 2);
    const [address, init] = request.mock.calls[1] ?? [];
    expect(address).toBe('/assistant');
    expect(Object.fromEntries(new Headers(init?.headers))).toMatchObject({
      authorization: `TOKEN ${TOKEN}`,
      'content-type': 'application/json',
      'x-ai-sdk-version': 'v5',
      'x-algolia-api-key': 'searchkey',
      'x-algolia-application-id': 'PROTOAPP01',
      'x-algolia-assistant-id': 'asst-1',
      'x-algolia-index-name': 'docs',
    });
    expect(JSON.parse(String(init?.body))).toEqual({
      searchParameters: {
        facetFilters: ['language:en', ['docusaurus_tag:default']],
        optionalFilters: ['sdk:web-sdk'],
      },
      id: session.chat.id,
      messages: [
        {
          id: expect.stringMatching(/^\w{16}$/),
          role: 'user',
          parts: [{ type: 'text', text: 'how do I add a marker' }],
        },
      ],
      trigger: 'submit-message',
    });
    expect(session.chat.status).toBe('submitted');
    stream.write(...answerOf('Add it.').slice(0, 4));
    await until(() => session.chat.status === 'streaming' && lastText(session) === 'Add it.');
    session.ask('too early');
    stream.write(...answerOf('Add it.').slice(4));
    stream.end();
    await until(() => session.chat.status === 'ready');
    expect(session.chat.messages).toHaveLength(2);
    expect(conversations.getAll()[0]).toMatchObject({ query: 'how do I add a marker' });
  });

  test('sends feedback with the id of the question, and stores it [S4.22 S7.08]', async () => {
    const stream = makeStream();
    answerWith(stream.response, new Response('', { status: 503 }), new Response());
    stream.write(...answerOf('Add it.'));
    stream.end();
    const session = makeSession();
    session.ask('how?');
    await until(() => session.chat.status === 'ready');
    const [question] = session.chat.messages;
    const id = question?.id ?? '';
    await expect(session.giveFeedback(id, 'like')).rejects.toThrow('503');
    expect(session.chat.messages[0]?.feedback).toBeUndefined();
    await session.giveFeedback(id, 'like');
    const [address, init] = request.mock.calls.at(-1) ?? [];
    expect(address).toBe('/assistant/feedback');
    expect(init?.body).toBe(`{"appId":"PROTOAPP01","messageId":"${id}","thumbs":1}`);
    expect(conversations.getAll()[0]?.messages[0]?.feedback).toBe('like');
  });

  test('resumes a conversation with its messages and its id', async () => {
    const messages = [{ id: 'q', role: 'user' as const, parts: [] }];
    const resume = (objectID: string) =>
      new ChatSession({
        config,
        search: SEARCH,
        conversations,
        conversation: { objectID, query: 'why?', messages },
      }).chat;
    expect(resume('abc123')).toMatchObject({ id: 'abc123', messages });
    expect(resume('why not?').id).toMatch(/^\w{16}$/);
  });
});

describe('ChatSession, when an answer fails,', () => {
  test('keeps the partial answer and can ask again [S4.21 S8.09]', async () => {
    const [broken, whole] = [makeStream(), makeStream()];
    answerWith(broken.response, whole.response);
    const session = makeSession();
    session.ask('how?');
    broken.write(...answerOf('Begin').slice(0, 4), { type: 'error', errorText: 'Out of words.' });
    await until(() => session.chat.status === 'error');
    expect(session.chat.error?.message).toBe('Out of words.');
    expect(lastText(session)).toBe('Begin');
    whole.write(...answerOf('Whole.'));
    whole.end();
    session.askAgain();
    await until(() => session.chat.status === 'ready');
    expect(session.chat.messages.map(textOf)).toEqual(['how?', 'Whole.']);
    const body = JSON.parse(String(request.mock.calls.at(-1)?.[1]?.body)) as {
      trigger: string;
      messages: unknown[];
    };
    expect(body).toMatchObject({ trigger: 'submit-message' });
    expect(body.messages).toHaveLength(1);
  });

  test.each([
    [new Response('Ask again in 20 seconds.', { status: 429 }), 'Ask again in 20 seconds.'],
    [new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'did not answer'],
  ])('shows a readable message [S8.09]', async (response, sentence) => {
    answerWith(response);
    const session = makeSession();
    session.ask('how?');
    await until(() => session.chat.status === 'error');
    expect(session.chat.error?.message).toContain(sentence);
    expect(conversations.getAll()).toEqual([]);
  });

  test('keeps and marks the partial answer when the reader stops it', async () => {
    const stream = makeStream();
    answerWith(stream.response);
    const session = makeSession();
    session.ask('how?');
    stream.write(...answerOf('Begin').slice(0, 4));
    await until(() => lastText(session) === 'Begin');
    session.stop();
    await until(() => session.chat.status === 'ready');
    expect(request.mock.calls.at(-1)?.[1]?.signal?.aborted).toBe(true);
    expect(session.chat.messages.at(-1)?.metadata).toEqual({ stopped: true });
    expect(conversations.getAll()[0]?.messages.at(-1)?.metadata).toEqual({ stopped: true });
  });

  test('stores which engine answered, the last that stepped in', async () => {
    const stream = makeStream();
    answerWith(stream.response);
    const session = makeSession();
    session.ask('how?');
    const chunks = answerOf('So.');
    stream.write(
      ...chunks.slice(0, 3),
      { type: 'message-metadata', messageMetadata: { engine: 'model' } },
      { type: 'message-metadata', messageMetadata: { engine: 'grounded', isFallback: true } },
      ...chunks.slice(3),
    );
    stream.end();
    await until(() => session.chat.status === 'ready' && lastText(session) === 'So.');
    expect(conversations.getAll()[0]?.messages.at(-1)?.metadata).toEqual({
      engine: 'grounded',
      isFallback: true,
    });
  });

  test('times out after 30 seconds without content', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stream = makeStream();
    request.mockImplementation(async (address, init) => {
      if (address === '/assistant/token') return Response.json({ success: true, token: TOKEN });
      const signal = init?.signal;
      signal?.addEventListener('abort', () => stream.fail(signal.reason as Error));
      return stream.response;
    });
    const session = makeSession();
    session.ask('how?');
    stream.write({ type: 'start', messageId: 'm1' }, { type: 'start-step' });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(session.isBusy).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await until(() => session.chat.status === 'error');
    expect(session.chat.error?.message).toBe(
      'The assistant did not respond within 30 seconds. Try again.',
    );
  });
});

describe('two conversations', () => {
  const NOW = Date.parse('2026-01-01T00:00:00Z');
  const tokenOf = (seconds: number): string =>
    `${btoa(JSON.stringify({ exp: NOW / 1000 + seconds }))}.sig`;

  test('share one token request when they ask at the same time [S7.07]', async () => {
    const pending: (() => void)[] = [];
    request.mockImplementation(async (address) => {
      if (address !== '/assistant/token') return new Response('Busy.', { status: 503 });
      await new Promise<void>((resolve) => pending.push(resolve));
      return Response.json({ success: true, token: TOKEN });
    });
    const [first, second] = [makeSession(), makeSession()];
    first.ask('how?');
    second.ask('why?');
    await until(() => pending.length > 0 && first.isBusy && second.isBusy);
    // Stopping the first must not abort the shared token request.
    first.stop();
    for (const resolve of pending) resolve();
    await until(() => second.chat.status === 'error' && !first.isBusy);
    expect(requestedPaths()).toEqual(['/assistant/token', '/assistant']);
  });

  test('reuse a token until it expires, then request one for both [S7.07 S5.02]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const [old, renewed] = [tokenOf(60), tokenOf(300)];
    const sessionStorage = createFakeStorage({ askai_token: old });
    vi.stubGlobal('window', { sessionStorage });
    request.mockImplementation(async (address) =>
      address === '/assistant/token'
        ? Response.json({ success: true, token: renewed })
        : new Response('Busy.', { status: 503 }),
    );
    await askTwice();
    expect(sentTokens()).toEqual([`TOKEN ${old}`, `TOKEN ${old}`]);
    expect(requestedPaths()).not.toContain('/assistant/token');
    vi.setSystemTime(NOW + 31_000);
    await askTwice();
    expect(requestedPaths().filter((path) => path === '/assistant/token')).toHaveLength(1);
    expect(sentTokens().slice(2)).toEqual([`TOKEN ${renewed}`, `TOKEN ${renewed}`]);
    expect(sessionStorage.getItem('askai_token')).toBe(renewed);
  });

  test('request one token when they ask in turn and nothing can be stored [S7.07]', async () => {
    vi.stubGlobal('window', {});
    answerWith();
    for (const session of [makeSession(), makeSession()]) {
      session.ask('how?');
      await until(() => session.chat.status === 'error');
    }
    expect(requestedPaths()).toEqual(['/assistant/token', '/assistant', '/assistant']);
  });
});

test('omits parameters that the hosted assistant does not support [S7.03]', () => {
  const context = { locale: 'en', tags: ['default', 'docs-ios-sdk-5.0'], section: 'web-sdk' };
  expect(toSearchParameters({ ...CONFIG, hosted: true }, context, {})).toEqual({
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-ios-sdk-5.0']],
  });
  expect(toSearchParameters(CONFIG, context, { sdk: 'ios-sdk' })).toEqual({
    facetFilters: ['language:en', ['docusaurus_tag:docs-ios-sdk-5.0']],
    optionalFilters: ['sdk:ios-sdk'],
  });
});
