import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HAS_POSTGRES, TestPostgres } from '@brand/service-kit/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDataFolder, type Portal, startPortal } from './portal.fixture.ts';
import { startReaders } from './readers.fixture.ts';
import { createRestClient } from './rest-client.fixture.ts';

const HAS_NGINX = spawnSync('nginx', ['-v']).status === 0;
const TIMEOUT_MS = 180_000;

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A proxy in front of two portals, as `docs/operate.md` describes it. */
async function startProxy(folder: string, ports: readonly number[]): Promise<string> {
  const port = await findPort();
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `
      daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn;
      events { worker_connections 1024; }
      http {
        access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
        upstream portals { ${servers.join(' ')} keepalive 16; }
        server {
          listen 127.0.0.1:${port};
          location / {
            proxy_pass http://portals; proxy_http_version 1.1; proxy_set_header Connection "";
            proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_next_upstream error timeout;
          }
        }
      }
    `,
  );
  const proxy = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]);
  onTestFinished(() => void proxy.kill('SIGKILL'));
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/healthz`).then((r) => r.status, String))
    .toBe(200);
  return `http://127.0.0.1:${port}`;
}

describe.skipIf(!HAS_NGINX || !HAS_POSTGRES)(
  'a rolling restart (needs nginx and PostgreSQL)',
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
            SHUTDOWN_DELAY_MS: '2000',
          });
        const portals = await Promise.all(ports.map(start));
        const url = await startProxy(folder, ports);
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
          await readers.readMore(10);
        }
        stopping.abort();
        await writing;
        const { failures } = await readers.stop();
        expect(failures).toEqual([]);
        expect(written.filter((status) => status !== 201)).toEqual([]);
        expect(written.length).toBeGreaterThan(ports.length);
      },
      TIMEOUT_MS,
    );
  },
);
