import { createFakeStorage } from '@site/src/kit/fake-storage.fixture';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textOf } from '../chat-message';
import { ChatSession } from '../chat-session';
import { StoredConversations } from '../stored-conversations';
import type { answerInBrowser as answer } from './answer-in-browser';
import { isOwnVenueAnswer } from './own-venue-answer';

const VENUE = { id: '0b1c', name: 'Westport House' };
const SEARCH = { appId: 'A', apiKey: 'k', index: 'docs' };
const OWN = 'Where is the shop?';
const DOCS = 'How do I add a marker?';

const answerInBrowser = vi.fn<typeof answer>();
vi.mock('./answer-in-browser', () => ({
  answerInBrowser: (...asked: Parameters<typeof answer>) => answerInBrowser(...asked),
}));

const request = vi.fn<typeof fetch>();
const conversations = new StoredConversations('docs', createFakeStorage());
let session: ChatSession;

beforeEach(() => {
  const localStorage = createFakeStorage({ 'own-venue': JSON.stringify(VENUE) });
  vi.stubGlobal('window', { localStorage, sessionStorage: createFakeStorage() });
  vi.stubGlobal('fetch', request);
  request
    .mockReset()
    .mockImplementation(async (address) =>
      address === '/assistant/token'
        ? Response.json({ success: true, token: `${btoa('{"exp":99999999999}')}.sig` })
        : new Response('Busy.', { status: 503 }),
    );
  answerInBrowser.mockReset().mockImplementation(async (venue, { text }) => {
    const reply = { status: 'answered', venue, places: [], choices: [] };
    return text === OWN ? { text: 'On Ground floor.', reply } : undefined;
  });
  const config = { assistantId: 'a', url: '/assistant' };
  session = new ChatSession({ config, search: SEARCH, conversations });
});
afterEach(() => vi.unstubAllGlobals());

async function ask(question: string): Promise<void> {
  session.ask(question);
  await vi.waitFor(() => expect(session.isBusy).toBe(false), { interval: 2 });
}

function sentBodies(): string[] {
  const chats = request.mock.calls.filter(([address]) => address === '/assistant');
  return chats.map(([, init]) => String(init?.body));
}

test('a conversation about the own venue is stored, and its answers are not sent', async () => {
  await ask(OWN);
  const [stored] = conversations.getAll();
  expect(stored?.messages.map((message) => textOf(message))).toEqual([OWN, 'On Ground floor.']);
  expect(isOwnVenueAnswer(stored?.messages[1])).toBe(true);
  expect(request).not.toHaveBeenCalled();

  await ask(DOCS);
  expect(sentBodies()).toHaveLength(1);
  expect(sentBodies()[0]).toContain(DOCS);
  expect(sentBodies()[0]).not.toMatch(/shop|Ground floor|Westport/);
});

test('a question that was stopped in the browser is not sent with the next one', async () => {
  answerInBrowser.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  session.ask(OWN);
  await vi.waitFor(() => expect(answerInBrowser).toHaveBeenCalledOnce());
  session.stop();
  await vi.waitFor(() => expect(session.isBusy).toBe(false));
  await ask(DOCS);
  expect(sentBodies()).toHaveLength(1);
  expect(sentBodies()[0]).not.toContain('shop');
});
