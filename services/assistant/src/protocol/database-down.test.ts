import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { HAS_POSTGRES, TestPostgres } from '@brand/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnswerStore } from '../storage/answer-store.ts';
import { openStore } from '../storage/open-store.ts';
import {
  askToken,
  chatBody,
  createTestAssistant,
  posted,
  type TestAssistant,
} from './assistant.fixture.ts';

type Outage = {
  readonly open: () => Promise<AnswerStore>;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Tests of the service before, during and after an outage. They run in order. */
function describeOutage(outage: Outage): void {
  let assistant: TestAssistant;
  let token: string;

  beforeAll(async () => {
    assistant = createTestAssistant({ store: await outage.open() });
    token = await askToken(send);
    await ask('before');
    expect((await like('before')).status).toBe(200);
    await outage.begin();
  });

  afterAll(async () => {
    await assistant.close();
    await outage.remove();
  });

  async function send(path: string, init: RequestInit): Promise<Response> {
    return assistant.app.request(path, init);
  }

  async function ask(id: string): Promise<string> {
    return (await send('/', posted(token, chatBody('how', id)))).text();
  }

  async function like(messageId: string): Promise<Response> {
    return send('/feedback', posted(token, { appId: 'portal', messageId, thumbs: 1 }));
  }

  test('answers questions, and warns the operator once', async () => {
    for (const id of ['one', 'two', 'three']) {
      const text = await ask(id);
      expect(text).toContain('map.markers');
      expect(text).toMatch(/\[DONE\]\n\n$/);
    }
    await vi.waitFor(
      () =>
        expect(assistant.warnings).toEqual([
          'the database does not answer: questions wait to be kept',
        ]),
      10_000,
    );
  });

  test('rejects feedback with a sentence and Retry-After, and issues tokens [S8.08]', async () => {
    for (const id of ['before', 'one']) {
      const response = await like(id);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
      expect(await response.text()).toBe(
        'Feedback cannot be stored at the moment. Try again later.',
      );
    }
    expect(await askToken(send)).toContain('.');
  });

  test('stores what was asked meanwhile when the database is back', async () => {
    await outage.end();
    await vi.waitFor(async () => expect((await like('one')).status).toBe(200), 20_000);
    await ask('after');
    expect((await like('after')).status).toBe(200);
    expect((await like('unknown')).status).toBe(404);
    expect(await assistant.readQuestions()).toHaveLength(5);
  });
}

describe.skipIf(!HAS_POSTGRES)('the assistant while PostgreSQL is down', () => {
  let postgres: TestPostgres;
  describeOutage({
    open: async () => {
      postgres = new TestPostgres();
      await postgres.start();
      return openStore({ DATABASE_URL: postgres.url }, '/nowhere');
    },
    begin: () => postgres.stop(),
    end: () => postgres.start(),
    remove: () => postgres.remove(),
  });
});

describe('the assistant while another process has locked the SQLite file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assistant-'));
  let locking: DatabaseSync;
  describeOutage({
    open: async () => openStore({}, folder, { busyTimeoutMs: 100 }),
    begin: async () => {
      locking = new DatabaseSync(join(folder, 'assistant.sqlite'));
      locking.exec('PRAGMA busy_timeout = 5000; BEGIN EXCLUSIVE');
    },
    end: async () => locking.close(),
    remove: async () => rmSync(folder, { recursive: true }),
  });
});
