import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import type { OwnVenue } from '@site/src/venue/own/own-venue';
import * as Comlink from 'comlink';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerInBrowser, suggestOwnQuestions } from './answer-in-browser';
import { createOwnVenueApi } from './own-venue-api';

const WHERE = 'Where is the nearest lift to Information?';
const GONE = 'The browser no longer has the bundle of Gone house. Open it again.';

const loadOwnBundle = vi.fn<(venue: OwnVenue) => Promise<Blob>>();
vi.mock('@site/src/venue/own/switch-venue', () => ({
  loadOwnBundle: (venue: OwnVenue) => loadOwnBundle(venue),
}));

let workers: FakeWorker[];
/** Each test has a venue of its own, because an open one waits for further questions. */
let venue: OwnVenue;

/** Runs the code of the worker in this thread, behind a port. */
class FakeWorker extends EventTarget {
  isTerminated = false;
  readonly #port: MessagePort;

  constructor() {
    super();
    const { port1, port2 } = new MessageChannel();
    Comlink.expose(createOwnVenueApi(), port2);
    this.#port = port1;
    workers.push(this);
  }

  postMessage(message: unknown, transfer: Transferable[]): void {
    this.#port.postMessage(message, transfer);
  }

  override addEventListener(type: string, listener: EventListener): void {
    if (type === 'error') super.addEventListener(type, listener);
    else this.#port.addEventListener(type, listener);
    this.#port.start();
  }

  override removeEventListener(type: string, listener: EventListener): void {
    this.#port.removeEventListener(type, listener);
  }

  terminate(): void {
    this.isTerminated = true;
    this.#port.close();
  }
}

function ask(text: string, { signal }: { readonly signal?: AbortSignal } = {}) {
  return answerInBrowser(venue, { text, conversation: undefined, signal });
}

beforeEach(() => {
  workers = [];
  venue = { id: crypto.randomUUID(), name: 'Tiny house' };
  vi.stubGlobal('Worker', FakeWorker);
  loadOwnBundle.mockReset().mockResolvedValue(new Blob([new Uint8Array(writeBundle(tinyVenue()))]));
});
afterEach(async () => {
  // A question of another venue ends the open one.
  loadOwnBundle.mockRejectedValue(new Error('closed'));
  venue = { id: 'none', name: 'None' };
  await ask(WHERE);
  vi.unstubAllGlobals();
});

describe('answerInBrowser', () => {
  test('opens the venue once for several questions', async () => {
    expect(await suggestOwnQuestions(venue)).toHaveLength(3);
    expect((await ask(WHERE))?.reply).toMatchObject({ status: 'answered', venue });
    expect((await ask('Where is the shop?'))?.text).toContain('Shop');
    expect(workers).toHaveLength(1);
    expect(loadOwnBundle).toHaveBeenCalledOnce();
  });

  test('starts no worker for a text of another form', async () => {
    expect(await ask('How do I add a marker?')).toBeUndefined();
    expect(workers).toEqual([]);
  });

  test('ends the worker when the reader opens another venue', async () => {
    await ask(WHERE);
    venue = { id: crypto.randomUUID(), name: 'Other house' };
    expect((await ask(WHERE))?.reply.venue).toEqual(venue);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  test('stops with the question, and answers the next one', async () => {
    const stop = new AbortController();
    const stopped = ask(WHERE, stop);
    stop.abort();
    await expect(stopped).rejects.toThrow('aborted');
    expect(workers[0]?.isTerminated).toBe(true);
    expect((await ask(WHERE))?.reply.status).toBe('answered');
  });

  test('answers with the reason if the bundle is gone, and offers to ask again', async () => {
    loadOwnBundle.mockRejectedValue(new Error(GONE));
    expect(await ask(WHERE)).toEqual({
      text: GONE,
      reply: {
        status: 'failed',
        venue,
        places: [],
        choices: [{ label: 'Ask again', question: WHERE }],
      },
    });
    loadOwnBundle.mockResolvedValue(new Blob([new Uint8Array(writeBundle(tinyVenue()))]));
    expect((await ask(WHERE))?.reply.status).toBe('answered');
  });

  test('leaves a question about software to the service if the bundle is broken', async () => {
    loadOwnBundle.mockResolvedValue(new Blob(['no zip']));
    expect(await ask('Where is the changelog?')).toBeUndefined();
    expect((await ask('Where is the shop?'))?.text).toContain('could not be opened');
  });

  test('says what to do after a crash of the worker', async () => {
    loadOwnBundle.mockReturnValue(new Promise(() => {}));
    const asked = ask(WHERE);
    await vi.waitFor(() => expect(workers).toHaveLength(1));
    workers[0]?.dispatchEvent(new Event('error'));
    expect((await asked)?.text).toContain('Close other tabs and ask again.');
  });
});
