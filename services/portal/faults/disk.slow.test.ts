import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startPortal } from './portal.fixture.ts';
import { startReaders } from './readers.fixture.ts';
import { createRestClient, type RestClient } from './rest-client.fixture.ts';
import { CAN_MOUNT, mountTmpfs } from './tmpfs.fixture.ts';

/** Longer than the pause after which queries are counted, and than a flush of the counts. */
const FLUSH_MS = 8000;
const TIMEOUT_MS = 120_000;
/** Fewer than the rate limit of a token allows. */
const MAX_WRITES = 150;

function fill(folder: string): string {
  const file = join(folder, 'filler');
  for (let size = 8 * 2 ** 20; size > 0; size = Math.floor(size / 2)) {
    try {
      writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Full: goes on with smaller pieces, down to the last byte.
    }
  }
  return file;
}

/** The journal of a database has some space of its own, so the first writes may succeed. */
async function writeUntilRefused(rest: RestClient): Promise<Response> {
  for (let at = 0; ; at++) {
    const response = await rest.addMember(`${'x'.repeat(50)}${at}`);
    if (response.status !== 201 || at === MAX_WRITES) return response;
  }
}

describe.skipIf(!CAN_MOUNT)('a disk (needs mount)', () => {
  test(
    'that fills up stops neither pages nor search, and writes resume once there is space',
    async () => {
      const { folder } = mountTmpfs(8);
      const portal = await startPortal(folder);
      const rest = await createRestClient(portal.url);
      expect((await rest.addMember('before')).status).toBe(201);

      const readers = startReaders(portal.url);
      const filler = fill(folder);
      await wait(FLUSH_MS);
      await readers.readMore(20);
      const refused = await writeUntilRefused(rest);
      // Each process reports what it has seen.
      await expect
        .poll(async () => (await (await fetch(`${portal.url}/readyz`)).json()) as object, {
          timeout: 20_000,
        })
        .toMatchObject({ status: 'degraded', parts: { rest: { status: 'degraded' } } });
      rmSync(filler);
      await expect
        .poll(async () => (await rest.addMember('after')).status, { timeout: 20_000 })
        .toBe(201);
      const { failures } = await readers.stop();

      expect(failures).toEqual([]);
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await rest.listMembers()).toEqual(expect.arrayContaining(['before', 'after']));
      await expect
        .poll(async () => (await (await fetch(`${portal.url}/readyz`)).json()) as object, {
          timeout: 30_000,
        })
        .toMatchObject({ status: 'ready' });
    },
    TIMEOUT_MS,
  );

  test(
    'that turns read-only stops neither pages nor search, nor the start',
    async () => {
      const disk = mountTmpfs(8);
      disk.setReadOnly(true);
      const portal = await startPortal(disk.folder);
      const readers = startReaders(portal.url);
      await wait(FLUSH_MS);
      await readers.readMore(20);
      const { failures } = await readers.stop();
      expect(failures).toEqual([]);
      expect(portal.process.exitCode).toBe(null);
      disk.setReadOnly(false);
      await expect
        .poll(async () => createRestClient(portal.url).then(() => 'works', String), {
          timeout: 20_000,
        })
        .toBe('works');
    },
    TIMEOUT_MS,
  );
});
