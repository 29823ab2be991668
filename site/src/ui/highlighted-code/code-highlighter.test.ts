import * as Comlink from 'comlink';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CodeHighlighter, TIMEOUT_MS } from './code-highlighter.ts';
import type { CodeRun } from './code-run.ts';

type Tokenize = (code: string, language: string) => Promise<readonly CodeRun[] | undefined>;

const ports: MessagePort[] = [];

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
  vi.useRealTimers();
});

/** Workers that tokenize with this function, and counts of them. */
function fakeWorkers(tokenizeCode: Tokenize) {
  const counts = { started: 0, terminated: 0 };
  const create = () => {
    counts.started += 1;
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    Comlink.expose({ tokenizeCode }, port2);
    const terminate = (): void => {
      counts.terminated += 1;
    };
    return Object.assign(port1, { terminate });
  };
  return { counts, create };
}

const runOf = (text: string): readonly CodeRun[] => [{ text, className: 'hl-k' }];

describe('CodeHighlighter', () => {
  test('shares one worker, and asks it once for the same code', async () => {
    const tokenize = vi.fn<Tokenize>((code) => Promise.resolve(runOf(code)));
    const { counts, create } = fakeWorkers(tokenize);
    const highlighter = new CodeHighlighter(create);
    expect(await highlighter.highlight('a', 'ts')).toEqual(runOf('a'));
    expect(await highlighter.highlight('b', 'ts')).toEqual(runOf('b'));
    expect(await highlighter.highlight('a', 'ts')).toEqual(runOf('a'));
    expect(tokenize).toHaveBeenCalledTimes(2);
    expect(counts).toEqual({ started: 1, terminated: 0 });
  });

  test('starts no worker for plain text and very long code', async () => {
    const { counts, create } = fakeWorkers(() => Promise.resolve(undefined));
    const highlighter = new CodeHighlighter(create);
    expect(await highlighter.highlight('a', 'text')).toBeUndefined();
    expect(await highlighter.highlight('a', '')).toBeUndefined();
    expect(await highlighter.highlight('a'.repeat(20_001), 'ts')).toBeUndefined();
    expect(counts.started).toBe(0);
  });

  test('leaves code plain when the worker fails, and starts another one', async () => {
    const tokenize = vi
      .fn<Tokenize>()
      .mockRejectedValueOnce(new Error('no'))
      .mockImplementation((code) => Promise.resolve(runOf(code)));
    const { counts, create } = fakeWorkers(tokenize);
    const highlighter = new CodeHighlighter(create);
    expect(await highlighter.highlight('a', 'ts')).toBeUndefined();
    expect(await highlighter.highlight('a', 'ts')).toEqual(runOf('a'));
    expect(counts).toEqual({ started: 2, terminated: 1 });
  });

  test('terminates a worker that hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { counts, create } = fakeWorkers(() => new Promise(() => {}));
    const highlighted = new CodeHighlighter(create).highlight('a', 'ts');
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect(await highlighted).toBeUndefined();
    expect(counts).toEqual({ started: 1, terminated: 1 });
  });
});
