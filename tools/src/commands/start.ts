import { fork, spawn } from 'node:child_process';
import { loadBrand } from '../../../load-brand.ts';
import { buildPortal, rebuildSite } from '../products/build-portal.ts';
import { COMPRESSION } from '../products/build-steps.ts';
import { HAS_GROUPS, signalGroup } from '../run/process-group.ts';
import { readPortalState, recordPortal } from '../products/portal-stamp.ts';
import { requirePort } from '../machine/require-port.ts';
import { ROOT, SERVER_ENTRY } from '../shared/repo.ts';

/** Builds stale parts and serves the portal; compression runs while it is already serving. */
try {
  // Fails before the build instead of after it.
  loadBrand();
  await requirePort(process.env['PORT']);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
const state = readPortalState();
if (state !== 'current') {
  const isBuilt = state === 'pages-changed' ? await rebuildSite() : await buildPortal();
  if (!isBuilt) process.exit(1);
  recordPortal();
}

const server = fork(SERVER_ENTRY, { env: { LOG_LEVEL: 'warn', ...process.env } });
server.on('message', (message: { port: number }) => {
  console.log(`\n  The portal is at http://localhost:${message.port}\n  Ctrl+C stops it.\n`);
  compress();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

function compress(): void {
  const { command, args = [] } = COMPRESSION;
  const compression = spawn(command, args, { cwd: ROOT, stdio: 'ignore', detached: HAS_GROUPS });
  process.on('exit', () => signalGroup(compression, 'SIGTERM'));
}
