import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../services/portal/src/main.ts');

/**
 * Keeps data of tests in memory, so that it does not mix with that of readers. One process, because
 * each would have a memory of its own; on a busy machine it must not refuse what tests ask for.
 */
export const IN_MEMORY = {
  ASSISTANT_DB_FILE: ':memory:',
  REST_DB_FILE: ':memory:',
  SEARCH_LOG_FILE: ':memory:',
  SHED_LOAD: 'off',
  SHUTDOWN_DELAY_MS: '0',
  WORKERS: '1',
} as const;

export type IsolatedPortal = { readonly port: number; readonly close: () => Promise<void> };

/**
 * Serves the built site from a separate process, with settings that differ from the shared
 * server's.
 */
export async function startIsolatedPortal(
  settings: Readonly<Record<string, string>>,
): Promise<IsolatedPortal> {
  const server = fork(MAIN, {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', ...IN_MEMORY, ...settings },
  });
  return { port: await portOf(server), close: () => end(server) };
}

async function portOf(server: ChildProcess): Promise<number> {
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  return port;
}

async function end(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}
