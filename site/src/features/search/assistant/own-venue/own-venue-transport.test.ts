import { createFakeStorage } from '@site/src/kit/fake-storage.fixture';
import type { UIMessageChunk } from 'ai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AssistantMessage } from '../chat-message';
import type { answerInBrowser as answer } from './answer-in-browser';
import { OwnVenueTransport } from './own-venue-transport';

const VENUE = { id: '0b1c', name: 'Westport House' };
const REPLY = { status: 'answered', venue: VENUE, places: [], choices: [] };
const FOUND = { text: 'Shop is on Ground floor.', reply: REPLY };
const FROM_SERVICE: UIMessageChunk = { type: 'text-start', id: 'service' };

const answerInBrowser = vi.fn<typeof answer>();
vi.mock('./answer-in-browser', () => ({
  answerInBrowser: (...asked: Parameters<typeof answer>) => answerInBrowser(...asked),
}));

let sent: readonly AssistantMessage[] | undefined;
const transport = new OwnVenueTransport({
  sendMessages: async ({ messages }) => {
    sent = messages;
    return streamOf(FROM_SERVICE);
  },
  reconnectToStream: async () => null,
});

function streamOf(chunk: UIMessageChunk): ReadableStream<UIMessageChunk> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(chunk);
      controller.close();
    },
  });
}

function question(text: string, metadata: AssistantMessage['metadata'] = {}): AssistantMessage {
  return { id: text, role: 'user', parts: [{ type: 'text', text }], metadata };
}

function answerAbout(venue: typeof VENUE, engine: string): AssistantMessage {
  return {
    id: engine,
    role: 'assistant',
    metadata: { engine },
    parts: [
      { type: 'text', text: `About ${venue.name}.` },
      { type: 'data-venue', data: { ...REPLY, venue } },
    ],
  };
}

const DEMO = answerAbout({ id: 'harbour-mall', name: 'Harbour Mall' }, 'venue');
const OWN = answerAbout(VENUE, 'own-venue');

async function send(...messages: AssistantMessage[]): Promise<UIMessageChunk[]> {
  const stream = await transport.sendMessages({
    trigger: 'submit-message',
    chatId: 'c',
    messageId: undefined,
    abortSignal: undefined,
    messages,
  });
  const chunks: UIMessageChunk[] = [];
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
  }
  return chunks;
}

beforeEach(() => {
  sent = undefined;
  answerInBrowser.mockReset().mockResolvedValue(undefined);
  const localStorage = createFakeStorage();
  localStorage.setItem('own-venue', JSON.stringify(VENUE));
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

describe('OwnVenueTransport', () => {
  test('answers a question about the own venue without the service', async () => {
    answerInBrowser.mockResolvedValue(FOUND);
    const chunks = await send(question('Where is the shop?'));
    expect(chunks).toEqual([
      expect.objectContaining({ type: 'start', messageMetadata: { engine: 'own-venue' } }),
      { type: 'text-start', id: 'text' },
      { type: 'text-delta', id: 'text', delta: FOUND.text },
      { type: 'text-end', id: 'text' },
      { type: 'data-venue', id: 'venue', data: REPLY },
      { type: 'finish' },
    ]);
    expect(sent).toBeUndefined();
  });

  test('leaves other questions to the service', async () => {
    expect(await send(question('How do I add a marker?'))).toEqual([FROM_SERVICE]);
    expect(sent).toEqual([question('How do I add a marker?')]);
  });

  test('asks no venue of a reader who has none', async () => {
    vi.stubGlobal('window', { localStorage: createFakeStorage() });
    expect(await send(question('Where is the shop?'))).toEqual([FROM_SERVICE]);
    expect(answerInBrowser).not.toHaveBeenCalled();
  });

  test('never sends what is about the own venue, even after the reader removed it', async () => {
    vi.stubGlobal('window', { localStorage: createFakeStorage() });
    const stopped = question('Where is the safe?', { stopped: true });
    const last = question('How do I add a marker?');
    await send(question('Where is the cinema?'), DEMO, question('Where is B?'), OWN, stopped, last);
    expect(sent?.map(({ id }) => id)).toEqual(['Where is the cinema?', DEMO.id, last.id]);
  });

  test('sends a question again that was stopped', async () => {
    const stopped = question('How do I add a marker?', { stopped: true });
    await send(stopped);
    expect(sent).toEqual([stopped]);
  });

  test.each([
    ['own', [question('a'), DEMO, question('b'), OWN]],
    ['demo', [question('a'), OWN, question('b'), DEMO]],
    [undefined, [question('a'), answerAbout({ id: 'other', name: 'Other' }, 'own-venue')]],
  ])(
    'tells that the conversation is about the venue of the last answer: %s',
    async (kind, before) => {
      await send(...before, question('Where is the shop?'));
      expect(answerInBrowser).toHaveBeenCalledWith(
        VENUE,
        expect.objectContaining({ text: 'Where is the shop?', conversation: kind }),
      );
    },
  );
});
