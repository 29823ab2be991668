import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HAS_POSTGRES, TestPostgres } from '@brand/service-kit/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDataFolder, type Portal, startPortal } from './portal.fixture.ts';
import { startReaders } from './readers.fixture.ts';
import { createRestClient } from './rest-client.fixture.ts';

const HAS_CADDY = spawnSync('caddy', ['version']).status === 0;
const CADDYFILE = join(import.meta.dirname, '../../../deploy/Caddyfile');
const TIMEOUT_MS = 180_000;
/** Two portals that start side by side share the processors. */
const START_TIMEOUT_MS = 60_000;
/** Long enough for Caddy to ask for `/readyz` several times. */
const SHUTDOWN_DELAY_MS = 3000;

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function waitUntilReady({ url }: Portal): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: START_TIMEOUT_MS })
    .toBe(200);
}

const outputOf = ({ output }: Portal): string => output();

type Proxy = {
  readonly url: string;
  /** Warnings and errors of its log, which name the cause of a failed request. */
  readonly warnings: () => readonly string[];
};

/** Starts Caddy in front of two portals, with the file that operators use. */
async function startProxy(folder: string, ports: readonly number[]): Promise<Proxy> {
  const url = `http://127.0.0.1:${await findPort()}`;
  const proxy = spawn('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      CADDY_ADMIN: `127.0.0.1:${await findPort()}`,
      SITE: url,
      PORTALS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
      HEALTH_INTERVAL: '300ms',
      // The word of the Caddy that Debian 12 has.
      REQUEST_BUFFERS: 'buffer_requests',
    },
  });
  onTestFinished(() => void proxy.kill('SIGKILL'));
  let log = '';
  proxy.stderr.on('data', (text: Buffer) => (log += text.toString()));
  await expect
    .poll(() => fetch(`${url}/readyz`).then(({ status }) => status, String), {
      timeout: START_TIMEOUT_MS,
    })
    .toBe(200);
  const warnings = (): string[] =>
    log.split('\n').filter((line) => /"level":"(?:warn|error)"/.test(line));
  return { url, warnings };
}

describe.skipIf(!HAS_CADDY || !HAS_POSTGRES)(
  'a rolling restart (needs Caddy and PostgreSQL)',
  () => {
    test(
      'of two portals behind a proxy fails no request',
      async () => {
        const postgres = new TestPostgres();
        onTestFinished(() => postgres.remove());
        await postgres.start();
        const folder = createDataFolder();
        const ports = [await findPort(), await findPort()];
        const start = (port: number): Promise<Portal> =>
          startPortal(folder, {
            DATABASE_URL: postgres.url,
            PORT: String(port),
            WORKERS: '1',
            TRUST_PROXY: '1',
            SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS),
          });
        const portals = await Promise.all(ports.map(start));
        await Promise.all(portals.map(waitUntilReady));
        const { url, warnings } = await startProxy(folder, ports);
        const rest = await createRestClient(url);
        const readers = startReaders(url);
        const written: number[] = [];
        const stopping = new AbortController();
        const writing = (async () => {
          for (let at = 0; !stopping.signal.aborted; at++) {
            written.push((await rest.addMember(`member-${at}`)).status);
            await wait(200);
          }
        })();
        for (const [index, port] of ports.entries()) {
          await readers.readMore(10);
          portals[index]!.process.kill('SIGTERM');
          expect(await portals[index]!.exited).toEqual([0, null]);
          portals[index] = await start(port);
          await waitUntilReady(portals[index]);
          await readers.readMore(10);
        }
        stopping.abort();
        await writing;
        const { failures } = await readers.stop();
        const logs = failures.length > 0 ? [...warnings(), ...portals.map(outputOf)] : [];
        expect({ failures, logs }).toEqual({ failures: [], logs: [] });
        expect(written.filter((status) => status !== 201)).toEqual([]);
        expect(written.length).toBeGreaterThan(ports.length);
      },
      TIMEOUT_MS,
    );
  },
);
