import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask } from './testing/ask.ts';
import {
  chunk,
  fails,
  hangs,
  type ModelServer,
  says,
  saysUntil,
  searches,
  stalls,
  startModelServer,
  streams,
  type Turn,
} from './testing/model-server.ts';

const PAGE = 'https://docs.test/web-sdk/markers';
let server: ModelServer;

beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

describe('the model engine, when the model fails [S8.09]', () => {
  const unreachable = 'The assistant cannot be reached at the moment. Ask again in a minute.';
  const refused =
    'The assistant is not available on this site at the moment. Search the docs instead.';
  const busy =
    'The assistant has too many questions to answer at the moment. Ask again in a minute.';
  const secret = 'Incorrect API key sk-secret for org-1 at 10.0.0.7';

  test.each<[string, Turn, string]>([
    ['401', fails(401, secret), refused],
    ['404', fails(404, secret), refused],
    ['429', fails(429, secret), busy],
    ['500', fails(500, secret), unreachable],
    ['an error in the stream', streams(`data: {"error":{"message":"${secret}"}}\n\n`), unreachable],
    ['a stream that is no JSON', streams('data: {"choices": [nonsense\n\n'), unreachable],
    ['a web page', streams('<html>Bad gateway</html>'), unreachable],
  ])('reports a helpful error for %s', async (_, turn, sentence) => {
    server.play(searches('a'), turn);
    const { error, events } = await ask(server.url, { settings: { key: 'sk-secret' } });
    expect(error?.message).toBe(sentence);
    expect(JSON.stringify([error?.message, String(error?.cause), events])).not.toMatch(
      /secret|org-1|10\.0\.0\.7|127\.0\.0\.1/,
    );
    expect(events.some(({ type }) => type === 'outcome')).toBe(false);
  });

  test('reports an unreachable server', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    await new Promise((resolve) => other.close(resolve));
    const { error } = await ask(`http://127.0.0.1:${port}/v1`);
    expect(error?.message).toBe(unreachable);
  });

  test('keeps the text received before an answer is cut off or filtered', async () => {
    server.play(searches('a'), saysUntil('length', 'So far and no'));
    const cut = await ask(server.url);
    expect(cut.text).toBe('So far and no');
    expect(cut.error?.message).toBe(
      'The answer became too long and was cut off. Ask for a smaller part of it.',
    );
    server.play(searches('a'), saysUntil('content_filter', 'I '));
    expect((await ask(server.url)).error?.message).toMatch(
      /^The assistant is not allowed to answer this/,
    );
  });

  test('reports an answer without text', async () => {
    server.play(searches('a'), says(''));
    expect((await ask(server.url)).error?.message).toMatch(
      /^The assistant returned an empty answer/,
    );
  });

  test('aborts a server that ignores the output limit', async () => {
    const endless = Array.from({ length: 200 }, () => 'words and words and words ');
    server.play(searches('a'), says(...endless));
    const { error, text } = await ask(server.url, { settings: { maxOutput: 100 } });
    expect(error?.message).toMatch(/too long/);
    expect(text.length).toBeLessThan(1000);
  });
});

describe('the model engine, when the model is slow [S8.09]', () => {
  test('aborts when no token arrives in time', async () => {
    server.play(hangs);
    const { error } = await ask(server.url, { settings: { firstTokenMs: 80 } });
    expect(error?.message).toMatch(/^The assistant did not start to answer in time/);
    await server.left;
  });

  test('aborts when no token arrives after a search', async () => {
    server.play(searches('a'), stalls());
    // On a busy machine the search before it takes longer than in the tests above.
    const { error } = await ask(server.url, { settings: { firstTokenMs: 2000 } });
    expect(error?.message).toMatch(/^The assistant did not start to answer in time/);
    await server.left;
  });

  test('keeps the text received before a stall', async () => {
    server.play(searches('a'), stalls('Half an answer. '));
    const { error, text } = await ask(server.url, { settings: { stallMs: 2000 } });
    expect(text).toBe('Half an answer. ');
    expect(error?.message).toMatch(/^The assistant stopped in the middle/);
    await server.left;
  });

  test('aborts an answer that trickles on for too long', async () => {
    server.play(searches('a'), async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      while (!response.destroyed) {
        response.write(chunk({ content: 'word ' }));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    const { error } = await ask(server.url, { settings: { answerMs: 3000 } });
    expect(error?.message).toMatch(/^The answer took too long/);
    await server.left;
  });
});

describe('the model engine, when the reader leaves [S4.21]', () => {
  test('aborts the request to the model without throwing', async () => {
    const reader = new AbortController();
    server.play(searches('a'), stalls('Half '));
    const { error, events } = await ask(server.url, {
      question: { signal: reader.signal },
      onEvent: ({ type }) => type === 'text' && reader.abort(),
    });
    await server.left;
    expect(error).toBeUndefined();
    expect(events.at(-1)?.type).toBe('text');
  });

  test('aborts before the first token as well', async () => {
    const reader = new AbortController();
    server.play(() => reader.abort());
    const { error, events } = await ask(server.url, { question: { signal: reader.signal } });
    await server.left;
    expect([error, events]).toEqual([undefined, []]);
  });

  test('requests no follow-up questions', async () => {
    const reader = new AbortController();
    server.play(searches('a'), says(`[Markers](${PAGE})`));
    await ask(server.url, {
      question: { signal: reader.signal },
      onEvent: ({ type }) => type === 'source' && reader.abort(),
    });
    expect(server.requests.every(({ stream }) => stream)).toBe(true);
  });
});
