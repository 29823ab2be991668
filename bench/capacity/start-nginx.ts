import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ServerProcess, spawnServer } from './server-process.ts';

const START_TIMEOUT_MS = 10_000;

export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/**
 * Starts nginx with one worker and the configuration that the build writes. Like the portal it logs
 * every request.
 */
export async function startNginx(folder: string, siteFolder: string): Promise<ServerProcess> {
  const port = await findFreePort();
  const file = join(folder, 'nginx.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, formatConfiguration({ folder, siteFolder, port }));
  const { usage, stop } = spawnServer({
    program: 'nginx',
    args: ['-c', file, '-g', 'daemon off;'],
    cpus: 1,
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { url, usage, stop };
    if (performance.now() > deadline) throw new Error('nginx did not start.');
    await wait(50);
  }
}

type Configuration = {
  readonly folder: string;
  readonly siteFolder: string;
  readonly port: number;
};

function formatConfiguration({ folder, siteFolder, port }: Configuration): string {
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log stderr error;
    events {}
    http {
      sendfile on;
      tcp_nopush on;
      keepalive_requests 1000000;
      open_file_cache max=10000;
      access_log ${folder}/access.log;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      include ${siteFolder}/_hosts/nginx-http.conf;
      server {
        listen 127.0.0.1:${port};
        root ${siteFolder};
        include ${siteFolder}/_hosts/nginx-server.conf;
      }
    }`;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
