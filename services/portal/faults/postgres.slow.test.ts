import { HAS_POSTGRES, signalPostgres, TestPostgres } from '@brand/service-kit/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDataFolder, startPortal } from './portal.fixture.ts';
import { startReaders } from './readers.fixture.ts';
import { createRestClient, type RestClient } from './rest-client.fixture.ts';

const ROUNDS = 5;
const TIMEOUT_MS = 180_000;

async function startPostgres(): Promise<TestPostgres> {
  const postgres = new TestPostgres();
  onTestFinished(() => postgres.remove());
  await postgres.start();
  return postgres;
}

/** Adds members until stopped. Resolves to those whose creation was acknowledged. */
function startWriter(rest: RestClient): { stop: () => Promise<Set<string>> } {
  const acknowledged = new Set<string>();
  const unexpected: string[] = [];
  const stopping = new AbortController();
  const running = (async () => {
    for (let at = 0; !stopping.signal.aborted; at++) {
      const response = await rest.addMember(`member-${at}`);
      if (response.status === 201) acknowledged.add(`member-${at}`);
      else if (response.status !== 503 && response.status !== 429) {
        unexpected.push(`${response.status} ${await response.text()}`);
      }
      await wait(150);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await running;
      expect(unexpected).toEqual([]);
      return acknowledged;
    },
  };
}

describe.skipIf(!HAS_POSTGRES)('a PostgreSQL server (needs PostgreSQL)', () => {
  test(
    'that restarts again and again stops no page, and loses nothing acknowledged',
    async () => {
      const postgres = await startPostgres();
      const portal = await startPortal(createDataFolder(), { DATABASE_URL: postgres.url });
      const rest = await createRestClient(portal.url);
      const readers = startReaders(portal.url);
      const writer = startWriter(rest);
      for (let round = 0; round < ROUNDS; round++) {
        await wait(700);
        await postgres.stop();
        await readers.readMore(5);
        await postgres.start();
      }
      await expect
        .poll(async () => (await rest.addMember('last')).status, { timeout: 30_000 })
        .toBe(201);
      const acknowledged = await writer.stop();
      const { failures } = await readers.stop();
      const stored = await rest.listMembers();
      expect(failures).toEqual([]);
      expect(portal.process.exitCode).toBe(null);
      expect(portal.output()).not.toContain('a worker died');
      expect(acknowledged.size).toBeGreaterThan(0);
      expect([...acknowledged].filter((name) => !stored.includes(name))).toEqual([]);
      expect(new Set(stored).size).toBe(stored.length);
    },
    TIMEOUT_MS,
  );

  test(
    'that is paused stops no page, and is used again when it goes on',
    async () => {
      const postgres = await startPostgres();
      const portal = await startPortal(createDataFolder(), { DATABASE_URL: postgres.url });
      const rest = await createRestClient(portal.url);
      const readers = startReaders(portal.url);
      signalPostgres(postgres.url, 'SIGSTOP');
      await readers.readMore(20);
      const refused = await rest.addMember('while-paused');
      signalPostgres(postgres.url, 'SIGCONT');
      await expect
        .poll(async () => (await rest.addMember('after')).status, { timeout: 30_000 })
        .toBe(201);
      expect(refused.status).toBe(503);
      expect((await readers.stop()).failures).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'that is not there at the start stops no page, and is used once it is there',
    async () => {
      const postgres = new TestPostgres();
      onTestFinished(() => postgres.remove());
      const portal = await startPortal(createDataFolder(), { DATABASE_URL: postgres.url });
      const readers = startReaders(portal.url);
      await expect
        .poll(async () => (await (await fetch(`${portal.url}/readyz`)).json()) as object, {
          timeout: 30_000,
        })
        .toMatchObject({ status: 'degraded', parts: { rest: { status: 'degraded' } } });
      await readers.readMore(20);
      await postgres.start();
      await expect
        .poll(async () => createRestClient(portal.url).then(() => 'works', String), {
          timeout: 30_000,
        })
        .toBe('works');
      expect((await readers.stop()).failures).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
