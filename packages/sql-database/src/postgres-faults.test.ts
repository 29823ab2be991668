import { setTimeout as sleep } from 'node:timers/promises';
import { HAS_POSTGRES, killPostgres, signalPostgres } from '@brand/service-kit/testing';
import { describe, expect, test, vi } from 'vitest';
import { type Database, DatabaseUnavailableError } from './database.ts';
import { addNote, READ_IDS } from './test-schema.fixture.ts';
import { usePostgres, waitUntilAvailable } from './use-postgres.fixture.ts';

const ROUNDS = 6;
const LANES = 8;
const WRITES_PER_ROUND = 50;

/** Writes notes until it is stopped. */
class Writer {
  readonly acknowledged: string[] = [];
  readonly failed: string[] = [];
  readonly unexpected: unknown[] = [];
  readonly #database: Database;
  readonly #lanes: Promise<void>[];
  #isStopped = false;

  constructor(database: Database) {
    this.#database = database;
    this.#lanes = Array.from({ length: LANES }, (_, lane) => this.#write(lane));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#lanes);
  }

  async #write(lane: number): Promise<void> {
    for (let at = 0; !this.#isStopped; at += 1) {
      const id = `${lane}-${at}`;
      try {
        await this.#database.write([addNote(id)]);
        this.acknowledged.push(id);
      } catch (error) {
        this.failed.push(id);
        if (!(error instanceof DatabaseUnavailableError)) this.unexpected.push(error);
        await sleep(10);
      }
    }
  }
}

describe.skipIf(!HAS_POSTGRES)('a PostgreSQL server', () => {
  const { server, run, open } = usePostgres();

  test.each(['killed', 'shut down'])(
    'that is %s under writes ends no process, and loses no acknowledged write',
    async (way) => {
      const database = open({ timeoutMs: 3000 });
      await database.read(READ_IDS);
      const writer = new Writer(database);
      const { acknowledged, failed, unexpected } = writer;
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = acknowledged.length;
        await vi.waitFor(
          () => expect(acknowledged.length).toBeGreaterThan(before + WRITES_PER_ROUND),
          20_000,
        );
        if (way === 'killed') await killPostgres(server().url);
        else await server().stop();
        await vi.waitFor(() => expect(database.health().status).toBe('unavailable'), 20_000);
        await server().start();
      }
      await waitUntilAvailable(database);
      await writer.stop();
      expect(unexpected).toEqual([]);
      const stored = new Set((await database.read(READ_IDS)).map(({ id }) => String(id)));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      const sent = new Set([...acknowledged, ...failed]);
      expect([...stored].filter((id) => !sent.has(id))).toEqual([]);
      await database.write([addNote('last')]);
      expect(database.health()).toEqual({ status: 'ok' });
    },
  );

  test('that is paused makes calls fail in time, and occupies no connection for good', async () => {
    const database = open({ timeoutMs: 500, maxPendingCalls: 40 });
    // All connections of the pool are open.
    await Promise.all(Array.from({ length: 20 }, (_, at) => database.write([addNote(`a${at}`)])));
    signalPostgres(server().url, 'SIGSTOP');
    try {
      for (let round = 0; round < 3; round += 1) {
        const started = performance.now();
        const calls = Array.from({ length: 45 }, (_, at) =>
          at % 2 === 0 ? database.read(READ_IDS) : database.write([addNote(`r${round}-${at}`)]),
        );
        const outcomes = await Promise.allSettled(calls);
        expect(performance.now() - started).toBeLessThan(2000);
        const reasons = outcomes.map((outcome) => 'reason' in outcome && outcome.reason);
        for (const reason of reasons) expect(reason).toBeInstanceOf(DatabaseUnavailableError);
        expect(String(reasons.at(-1))).toContain('40 calls are waiting');
      }
      expect(database.health()).toMatchObject({
        status: 'unavailable',
        reason: 'PostgreSQL cannot be used: it did not respond in 500 ms.',
      });
    } finally {
      signalPostgres(server().url, 'SIGCONT');
    }
    await waitUntilAvailable(database);
    await Promise.all(Array.from({ length: 20 }, (_, at) => database.write([addNote(`b${at}`)])));
    expect(database.health()).toEqual({ status: 'ok' });
  });

  test('whose administrator ends connections rolls back, and serves the next calls', async () => {
    const database = open();
    await database.write([addNote('a')]);
    const sql = 'SELECT pg_sleep(4)';
    const calls = Promise.allSettled([
      database.write([addNote('b'), { sql, values: [] }]),
      database.read(sql),
    ]);
    const sleeping = `SELECT 1 FROM pg_stat_activity WHERE query = '${sql}'`;
    await vi.waitFor(async () => expect(await run(sleeping)).toHaveLength(2));
    await run(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'notes'`,
    );
    for (const outcome of await calls)
      expect('reason' in outcome && outcome.reason).toBeInstanceOf(DatabaseUnavailableError);
    await waitUntilAvailable(database);
    expect(await database.read(READ_IDS)).toEqual([{ id: 'a' }]);
  });
});
