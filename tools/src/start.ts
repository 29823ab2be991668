import { fork } from 'node:child_process';
import { buildSdkIfStale } from './build-sdk.ts';
import { buildSiteIfStale } from './build-site.ts';
import { buildVenuesIfStale } from './build-venues.ts';
import { SERVER_ENTRY } from './repo.ts';

if (!((await buildVenuesIfStale()) && (await buildSdkIfStale()) && (await buildSiteIfStale()))) {
  process.exit(1);
}

const server = fork(SERVER_ENTRY, { env: { LOG_LEVEL: 'warn', ...process.env } });
server.on('message', (message: { port: number }) => {
  console.log(`\n  The portal is at http://localhost:${message.port}\n  Ctrl+C stops it.\n`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
