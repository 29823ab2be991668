import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { type AnswerEngine, AnswerError } from '../answer-engine.ts';
import { engineOf, sameAnswer } from './assistant.fixture.ts';
import { streamAnswer, type StreamedAnswer } from './stream-answer.ts';

function begin(engine: AnswerEngine, options: Partial<StreamedAnswer> = {}) {
  const gone = new AbortController();
  const onEnd = vi.fn<StreamedAnswer['onEnd']>();
  const onError = vi.fn<StreamedAnswer['onError']>();
  const stream = streamAnswer({
    engine,
    question: { text: 'how', before: [], reader: { tags: [] } },
    gone: gone.signal,
    timeoutMs: 5000,
    pingMs: 1000,
    onEnd,
    onError,
    ...options,
  });
  return { gone, onEnd, onError, stream };
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

describe('the stream of an answer', () => {
  test('consists of data lines, the last of which marks its end [S7.12]', async () => {
    const { stream, onEnd } = begin(sameAnswer());
    const text = await textOf(stream);
    expect(text).toMatch(/^data: \{"type":"start","messageId":"msg_\w+"\}\n\n/);
    expect(text).toMatch(/data: \{"type":"finish","finishReason":"stop"\}\n\ndata: \[DONE\]\n\n$/);
    expect(onEnd).toHaveBeenCalledWith(true, 'test');
  });

  test('sends pings while there is no data', async () => {
    const slow = engineOf(async function* () {
      await sleep(120);
      yield { type: 'text', delta: 'late' };
    });
    const text = await textOf(begin(slow, { pingMs: 20 }).stream);
    expect(text.split(': ping\n\n').length).toBeGreaterThan(2);
    expect(text).toContain('"late"');
  });

  test('shows readers the errors that are meant for them [S8.09]', async () => {
    const { stream, onError, onEnd } = begin(
      engineOf(async function* () {
        yield { type: 'text', delta: 'Well' };
        throw new AnswerError('The model does not answer.');
      }),
    );
    expect(await textOf(stream)).toContain(
      'data: {"type":"error","errorText":"The model does not answer."}\n\ndata: [DONE]',
    );
    expect(onError).not.toHaveBeenCalled();
    expect(onEnd).toHaveBeenCalledWith(undefined, 'test');
  });

  test('reports other errors to the operator only [S8.09]', async () => {
    const { stream, onError } = begin(
      // oxlint-disable-next-line require-yield
      engineOf(async function* () {
        throw new Error('password is hunter2');
      }),
    );
    const text = await textOf(stream);
    expect(text).toContain('"errorText":"Something went wrong on our side.');
    expect(text).not.toContain('hunter2');
    expect(onError).toHaveBeenCalledWith(new Error('password is hunter2'));
  });

  test('reports why another engine stepped in to the operator only', async () => {
    const reason = new Error('ASSISTANT_MODEL: status 401');
    const { stream, onError, onEnd } = begin(
      sameAnswer([
        { type: 'fallback', engine: 'grounded', reason },
        { type: 'text', delta: 'So.' },
        { type: 'outcome', isAnswered: true },
      ]),
    );
    const text = await textOf(stream);
    expect(text).toContain('"messageMetadata":{"engine":"grounded","isFallback":true}');
    expect(text).not.toContain('401');
    expect(onError).toHaveBeenCalledExactlyOnceWith(reason);
    expect(onEnd).toHaveBeenCalledWith(true, 'grounded');
  });
});

describe('the end of a stream', () => {
  test('comes in time, even if the engine does not end', async () => {
    const deaf = engineOf(async function* () {
      yield { type: 'search-start', id: 'a' };
      await new Promise(() => undefined);
    });
    const text = await textOf(begin(deaf, { timeoutMs: 50 }).stream);
    expect(text).toContain('"type":"error","errorText":"The answer took too long.');
    expect(text).toMatch(/\[DONE\]\n\n$/);
  });

  test.each(['cancel', 'signal'] as const)(
    'comes with that of the engine when the reader leaves (%s)',
    async (way) => {
      const written: string[] = [];
      const signals: AbortSignal[] = [];
      const endless = engineOf(async function* ({ signal }) {
        signals.push(signal);
        for (let at = 0; ; at += 1) {
          await sleep(2);
          written.push(`word ${at}`);
          yield { type: 'text', delta: `word ${at} ` };
        }
      });
      const { stream, gone, onEnd, onError } = begin(endless);
      const reader = stream.getReader();
      await reader.read();
      await sleep(20);
      if (way === 'cancel') await reader.cancel();
      else gone.abort();
      await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
      expect(signals[0]?.aborted).toBe(true);
      const before = written.length;
      await sleep(20);
      // The step in progress may still have completed.
      expect(written.length).toBeLessThanOrEqual(before + 1);
      expect(onError).not.toHaveBeenCalled();
      expect(onEnd).toHaveBeenCalledWith(undefined, 'test');
    },
  );
});
