import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createDataFolder, startPortal } from './portal.fixture.ts';
import { startReaders } from './readers.fixture.ts';
import { createRestClient } from './rest-client.fixture.ts';

const FILES = ['search.sqlite', 'assistant.sqlite', 'rest.sqlite'];
const LOCKED_MS = 6000;
const TIMEOUT_MS = 120_000;

describe('database files', () => {
  test(
    'that are corrupt at the start are set aside, and new ones begin',
    async () => {
      const folder = createDataFolder();
      for (const file of FILES) writeFileSync(join(folder, file), 'not a database '.repeat(1000));
      const portal = await startPortal(folder);
      const readers = startReaders(portal.url);
      const rest = await createRestClient(portal.url);
      expect((await rest.addMember('new')).status).toBe(201);
      await expect
        // The first search waits for the index of two workers.
        .poll(() => readdirSync(folder).filter((name) => name.includes('.corrupt-')), {
          timeout: 60_000,
        })
        .toEqual(
          expect.arrayContaining([
            expect.stringMatching(/^rest\.sqlite\.corrupt-/),
            expect.stringMatching(/^search\.sqlite\.corrupt-/),
          ]),
        );
      const aside = readdirSync(folder).find((name) => name.startsWith('rest.sqlite.corrupt-'))!;
      expect(readFileSync(join(folder, aside), 'utf8')).toContain('not a database');
      expect(portal.output()).toContain('rest.sqlite');
      expect((await readers.stop()).failures).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'that are damaged while the portal runs stop no page',
    async () => {
      const folder = createDataFolder();
      const portal = await startPortal(folder);
      const rest = await createRestClient(portal.url);
      await rest.addMember('before');
      const readers = startReaders(portal.url);
      for (const file of FILES.filter((name) => existsSync(join(folder, name)))) {
        writeFileSync(join(folder, file), randomBytes(statSync(join(folder, file)).size), {
          flag: 'r+',
        });
      }
      await wait(3000);
      await readers.readMore(20);
      await expect
        .poll(async () => createRestClient(portal.url).then(() => 'works', String), {
          timeout: 30_000,
        })
        .toBe('works');
      expect((await readers.stop()).failures).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'that another program locks make writes wait or fail, and no page',
    async () => {
      const folder = createDataFolder();
      const portal = await startPortal(folder);
      const rest = await createRestClient(portal.url);
      await rest.addMember('before');
      const locks = FILES.map((file) => {
        const database = new DatabaseSync(join(folder, file));
        database.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
        return database;
      });
      const readers = startReaders(portal.url);
      const start = performance.now();
      const refused = rest.addMember('x'.repeat(60));
      await wait(LOCKED_MS);
      const { failures, pages } = await readers.stop();
      const elapsedMs = performance.now() - start;
      for (const lock of locks) lock.close();

      expect(failures).toEqual([]);
      // An event loop that waits for the lock would serve a handful.
      expect(pages).toBeGreaterThan(elapsedMs / 200);
      expect((await refused).status).toBe(503);
      await expect
        .poll(async () => (await rest.addMember('after')).status, { timeout: 20_000 })
        .toBe(201);
    },
    TIMEOUT_MS,
  );
});
