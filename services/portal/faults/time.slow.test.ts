import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createDataFolder, startPortal } from './portal.fixture.ts';
import { startReaders } from './readers.fixture.ts';
import { createRestClient } from './rest-client.fixture.ts';

const DAY_MS = 86_400_000;
const TIMEOUT_MS = 120_000;
/** Every write to disk takes this long. */
const SYNC_DELAY_US = 1_500_000;
const SLOW_DISK = [
  'strace',
  '--seccomp-bpf',
  '-f',
  '-qq',
  '-e',
  'trace=fsync,fdatasync',
  '-e',
  `inject=fsync,fdatasync:delay_enter=${SYNC_DELAY_US}`,
  '-o',
  '/dev/null',
];
const CAN_TRACE = spawnSync('strace', ['-f', '--seccomp-bpf', 'true']).status === 0;

describe('a clock', () => {
  test(
    'that jumps a day ahead and two back stops neither pages nor writes',
    async () => {
      const folder = createDataFolder();
      const offsetFile = join(folder, 'clock-offset');
      writeFileSync(offsetFile, '0');
      const portal = await startPortal(folder, {
        CLOCK_OFFSET_FILE: offsetFile,
        NODE_OPTIONS: `--import=${join(import.meta.dirname, 'jumping-clock.mjs')}`,
      });
      const readers = startReaders(portal.url);
      for (const [index, offsetMs] of [DAY_MS, -DAY_MS, 0].entries()) {
        writeFileSync(offsetFile, String(offsetMs));
        await wait(2000);
        // Tokens of before may have expired; a new one works.
        const rest = await createRestClient(portal.url);
        expect((await rest.addMember(`member-${index}`)).status).toBe(201);
      }
      expect((await readers.stop()).failures).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe.skipIf(!CAN_TRACE)('a slow disk (needs strace)', () => {
  test(
    'delays writes, and no page',
    async () => {
      const portal = await startPortal(createDataFolder(), {}, SLOW_DISK);
      const readers = startReaders(portal.url);
      const start = performance.now();
      const created = await createRestClient(portal.url).then(() => 201, String);
      const writtenMs = performance.now() - start;
      const { failures, pages } = await readers.stop();
      expect(failures).toEqual([]);
      // The write waited for the disk, or was refused; pages went on meanwhile.
      expect(writtenMs).toBeGreaterThan(SYNC_DELAY_US / 1000);
      expect([201, expect.stringContaining('503')]).toContainEqual(created);
      expect(pages).toBeGreaterThan(writtenMs / 200);
    },
    TIMEOUT_MS,
  );
});
