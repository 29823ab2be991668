import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createDataFolder, startPortal, waitForWorkers } from './portal.fixture.ts';
import { startReaders } from './readers.fixture.ts';
import { createRestClient, type RestClient } from './rest-client.fixture.ts';

const ROUNDS = 20;
const WRITERS = 4;
const TIMEOUT_MS = 300_000;

describe('a portal that is killed', () => {
  test(
    `loses nothing acknowledged and doubles nothing in ${ROUNDS} rounds`,
    async () => {
      const folder = createDataFolder();
      let total = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const portal = await startPortal(folder);
        const rest = await createRestClient(portal.url);
        const acknowledged = new Set<string>();
        const refused: string[] = [];
        const write = async (writer: number): Promise<void> => {
          for (let at = 0; ; at++) {
            const name = `member-${round}-${writer}-${at}`;
            const response = await rest.addMember(name).catch(() => undefined);
            if (!response) return;
            if (response.status !== 201) {
              refused.push(`${response.status} ${await response.text().catch(String)}`);
              continue;
            }
            acknowledged.add(name);
            // While other writes are under way.
            if (acknowledged.size >= 3 + (round % 7)) portal.signal('SIGKILL');
          }
        };
        const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer));
        await Promise.all(writing);
        await portal.exited;
        total += acknowledged.size;
        expect(refused.filter((each) => !each.startsWith('503'))).toEqual([]);
        await expectStored(folder, rest, acknowledged);
      }
      expect(total).toBeGreaterThan(ROUNDS * 2);
    },
    TIMEOUT_MS,
  );
});

async function expectStored(
  folder: string,
  rest: RestClient,
  acknowledged: ReadonlySet<string>,
): Promise<void> {
  const database = new DatabaseSync(`${folder}/rest.sqlite`);
  const names = database
    .prepare('SELECT name FROM rest_members WHERE workspace_id = ?')
    .all(rest.workspaceId)
    .map(({ name }) => String(name));
  database.close();
  expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
}

describe('a portal on SIGTERM', () => {
  test(
    'turns unready first, finishes what runs, and does not wait for half a request',
    async () => {
      const portal = await startPortal(createDataFolder(), { SHUTDOWN_DELAY_MS: '2000' });
      const { port } = new URL(portal.url);
      const half = connect(Number(port), '127.0.0.1');
      half.on('error', () => undefined);
      await once(half, 'connect');
      half.write('GET / HTTP/1.1\r\nHost: half');
      const readers = startReaders(portal.url);
      await wait(300);
      portal.process.kill('SIGTERM');
      await wait(500);
      const ready = await fetch(`${portal.url}/readyz`);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toMatchObject({ status: 'draining' });
      expect((await fetch(portal.url)).status).toBe(200);
      // A load balancer has seen it by now.
      const { failures } = await readers.stop();
      expect(failures).toEqual([]);
      expect(await portal.exited).toEqual([0, null]);
    },
    TIMEOUT_MS,
  );

  test(
    'replaces a worker that is killed, and serves meanwhile',
    async () => {
      const portal = await startPortal(createDataFolder(), { LOG_LEVEL: 'info' });
      await waitForWorkers(portal, 2);
      const readers = startReaders(portal.url, { count: 2 });
      const children = spawnSync('pgrep', ['-P', String(portal.process.pid)], { encoding: 'utf8' });
      const [worker = ''] = children.stdout.trim().split('\n');
      process.kill(Number(worker), 'SIGKILL');
      await readers.readMore(50);
      await expect.poll(() => portal.output()).toContain('a worker died and is replaced');
      const { failures } = await readers.stop();
      // Requests that ran in the killed process are lost; no later one is.
      expect(failures.length).toBeLessThanOrEqual(4);
    },
    TIMEOUT_MS,
  );
});
