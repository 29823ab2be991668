import { createFakeStorage } from '@site/src/kit/fake-storage.fixture';
import { describe, expect, test } from 'vitest';
import type { AssistantMessage } from './chat-message';
import { StoredConversations } from './stored-conversations';

const KEY = '__DOCSEARCH_ASKAI_CONVERSATIONS__docs';

function messagesOf(question: string, answer = 'Yes.'): AssistantMessage[] {
  return [
    { id: `q-${question}`, role: 'user', parts: [{ type: 'text', text: question }] },
    { id: `a-${question}`, role: 'assistant', parts: [{ type: 'text', text: answer }] },
  ];
}

function ids(conversations: StoredConversations): string[] {
  return conversations.getAll().map(({ objectID }) => objectID);
}

describe('StoredConversations', () => {
  test('stores the ten newest, newest first, in the format of DocSearch [S2.40 S3.10]', () => {
    const storage = createFakeStorage();
    const conversations = new StoredConversations('docs', storage);
    for (let at = 0; at < 12; at += 1) conversations.save(`c${at}`, messagesOf(`why ${at}?`));
    conversations.save('c5', [...messagesOf('why 5?'), ...messagesOf('and?')]);
    expect(ids(conversations)).toEqual([
      'c5',
      'c11',
      'c10',
      'c9',
      'c8',
      'c7',
      'c6',
      'c4',
      'c3',
      'c2',
    ]);
    const [first] = JSON.parse(storage.getItem(KEY) ?? '') as object[];
    expect(first).toMatchObject({
      objectID: 'c5',
      query: 'why 5?',
      type: 'askAI',
      anchor: 'stored',
    });
    expect(new StoredConversations('docs', storage).getAll()[0]?.messages).toHaveLength(4);
  });

  test('stores feedback with its question [S3.10]', () => {
    const storage = createFakeStorage();
    const [question, answer] = messagesOf('why?') as [AssistantMessage, AssistantMessage];
    const liked: AssistantMessage = { ...question, feedback: 'like' };
    new StoredConversations('docs', storage).save('c', [liked, answer]);
    const [kept] = new StoredConversations('docs', storage).getAll();
    expect(kept?.messages[0]?.feedback).toBe('like');
  });

  test('replaces a conversation that DocSearch stored under another id', () => {
    const messages = messagesOf('why?');
    const theirs = [{ objectID: 'why?', query: 'why?', messages }];
    const conversations = new StoredConversations(
      'docs',
      createFakeStorage({ [KEY]: JSON.stringify(theirs) }),
    );
    conversations.save('c', messages);
    expect(ids(conversations)).toEqual(['c']);
  });

  test('removes conversations and shares them between tabs', () => {
    const storage = createFakeStorage();
    const [one, other] = [1, 2].map(() => new StoredConversations('docs', storage));
    one?.save('a', messagesOf('a'));
    other?.save('b', messagesOf('b'));
    one?.remove('a');
    expect(one && ids(one)).toEqual(['b']);
  });
});

describe('StoredConversations, when storage is limited,', () => {
  test('stores fewer when storage is full, and keeps all in memory', () => {
    const values = createFakeStorage();
    const storage = {
      getItem: values.getItem,
      setItem: (key: string, text: string) => {
        if (text.length > 900) throw new Error('full');
        values.setItem(key, text);
      },
    };
    const conversations = new StoredConversations('docs', storage);
    for (const id of ['a', 'b', 'c']) conversations.save(id, messagesOf(id, 'x'.repeat(100)));
    expect(ids(conversations)).toEqual(['c', 'b', 'a']);
    expect(ids(new StoredConversations('docs', storage))).toEqual(['c', 'b']);
  });

  test('omits a conversation that is too long to store', () => {
    const storage = createFakeStorage();
    const conversations = new StoredConversations('docs', storage);
    conversations.save('a', messagesOf('a', 'x'.repeat(2_000_000)));
    expect(ids(conversations)).toEqual(['a']);
    expect(storage.getItem(KEY)).toBe('[]');
  });

  test('keeps the list in memory without storage', () => {
    const conversations = new StoredConversations('docs', undefined);
    conversations.save('a', messagesOf('a'));
    expect(ids(conversations)).toEqual(['a']);
  });
});

test.each([
  '{',
  'null',
  '[null, 1, {"objectID": "a", "query": "b"}]',
  '[{"objectID": "a", "query": "b", "messages": [{"id": "1", "role": "user"}]}]',
  '[{"objectID": "a", "query": "b", "messages": [{"id": "1", "role": "system", "parts": []}]}]',
  '[{"objectID": "a", "query": "b", "messages": [{"id": "1", "role": "user", "parts": [{"type": "text"}]}]}]',
])('ignores invalid storage: %s', (text) => {
  const storage = createFakeStorage({ [KEY]: text });
  expect(new StoredConversations('docs', storage).getAll()).toEqual([]);
});
