import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';

function start(
  env: Readonly<Record<string, string>> = {},
  options: { readonly detached?: boolean } = {},
): ChildProcess {
  const server = fork(join(import.meta.dirname, 'cluster.fixture.ts'), {
    ...options,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      WORKERS: '2',
      SHUTDOWN_DELAY_MS: '0',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  return server;
}

async function urlOf(server: ChildProcess): Promise<string> {
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  return `http://127.0.0.1:${port}`;
}

async function get(url: string): Promise<string> {
  const response = await fetch(url, { headers: { connection: 'close' } });
  return response.text();
}

/** Process ids that answer; the kernel and the cluster spread connections. */
async function listPids(url: string): Promise<Set<string>> {
  const pids = new Set<string>();
  await expect
    .poll(
      async () => {
        pids.add(await get(`${url}/pid`));
        return pids.size;
      },
      { timeout: 15_000, interval: 20 },
    )
    .toBe(2);
  return pids;
}

describe('a cluster', () => {
  test('closes while a worker still warms up', async () => {
    const server = start({ IS_SLOW: '1' });
    await urlOf(server);
    // The second worker has started and does not listen.
    await wait(1000);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });

  test('serves from several processes on one port, and passes messages between them', async () => {
    const url = await urlOf(start());
    await listPids(url);
    const sender = await get(`${url}/publish/hello`);
    await expect
      .poll(async () => JSON.parse(await get(`${url}/received`)) as object, { timeout: 10_000 })
      .toEqual({ pid: expect.any(Number), received: ['hello'] });
    const responses = await Promise.all(
      Array.from({ length: 20 }, async () => get(`${url}/received`)),
    );
    const received = responses.map(
      (each) => JSON.parse(each) as { pid: number; received: string[] },
    );
    for (const { pid, received: words } of received) {
      expect(words).toEqual(String(pid) === sender ? [] : ['hello']);
    }
  });

  test('replaces a worker that dies, and serves meanwhile', async () => {
    const url = await urlOf(start());
    const before = await listPids(url);
    await get(`${url}/crash`).catch(() => undefined);
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(await get(`${url}/healthz`)).toContain('ok');
    }
    const after = await listPids(url);
    expect([...after].filter((pid) => before.has(pid))).toHaveLength(1);
  });

  test('ends with 0 on SIGTERM, with all its workers', async () => {
    const server = start();
    const url = await urlOf(server);
    const pids = await listPids(url);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    await wait(50);
    for (const pid of pids) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  });

  test('lets a running request finish when the whole process group gets the signal', async () => {
    const server = start({}, { detached: true });
    const url = await urlOf(server);
    await listPids(url);
    const slow = get(`${url}/slow`);
    await wait(200);
    process.kill(-server.pid!, 'SIGINT');
    expect(await slow).toBe('slow');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });

  test('ends with the message of a wrong setting, once', async () => {
    const server = start({ FAIL: 'open' });
    const [[code], stderr] = await Promise.all([once(server, 'exit'), text(server.stderr!)]);
    expect(code).toBe(1);
    expect(stderr).toBe('SETTING: expected a value.\n');
  });

  test('serves the metrics of all workers from the primary', async () => {
    const server = start({ METRICS_PORT: '47391' });
    const url = await urlOf(server);
    await listPids(url);
    const metrics = await get('http://127.0.0.1:47391/metrics');
    const [, count] = /http_requests_total\{route="page",method="GET",status="200"\} (\d+)/.exec(
      metrics,
    )!;
    expect(Number(count)).toBeGreaterThanOrEqual(2);
    expect((await fetch('http://127.0.0.1:47391/')).status).toBe(404);
  });
});
