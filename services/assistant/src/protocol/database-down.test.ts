import { HAS_POSTGRES, TestPostgres } from '@brand/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PostgresStore } from '../storage/postgres-store.ts';
import {
  askToken,
  chatBody,
  createTestAssistant,
  posted,
  type TestAssistant,
} from './assistant.fixture.ts';

describe.skipIf(!HAS_POSTGRES)('the assistant while the database is down', () => {
  let postgres: TestPostgres;
  let assistant: TestAssistant;
  let token: string;

  beforeAll(async () => {
    postgres = new TestPostgres();
    await postgres.start();
    assistant = createTestAssistant({ store: new PostgresStore(postgres.url) });
    token = await askToken(send);
    await ask('before');
    await postgres.stop();
  });

  afterAll(async () => {
    await assistant.close();
    await postgres.remove();
  });

  async function send(path: string, init: RequestInit): Promise<Response> {
    return assistant.app.request(path, init);
  }

  async function ask(id: string): Promise<string> {
    return (await send('/', posted(token, chatBody('how', id)))).text();
  }

  async function like(messageId: string): Promise<[number, string]> {
    const body = { appId: 'portal', messageId, thumbs: 1 };
    const response = await send('/feedback', posted(token, body));
    return [response.status, await response.text()];
  }

  test('answers questions, and warns the operator once', async () => {
    for (const id of ['one', 'two', 'three']) {
      const text = await ask(id);
      expect(text).toContain('map.markers');
      expect(text).toMatch(/\[DONE\]\n\n$/);
    }
    expect(assistant.warnings).toEqual(['the database does not answer: questions are not kept']);
  });

  test('rejects feedback with a sentence, and issues tokens [S8.08]', async () => {
    expect(await like('before')).toEqual([
      503,
      'Feedback cannot be kept at the moment. Try again later.',
    ]);
    expect(await askToken(send)).toContain('.');
  });

  test('recovers when the database is back', async () => {
    await postgres.start();
    await vi.waitFor(async () => expect((await like('before'))[0]).toBe(200));
    await ask('after');
    expect((await like('after'))[0]).toBe(200);
    expect(await assistant.store.readSince(new Date(0))).toHaveLength(2);
  });
});
