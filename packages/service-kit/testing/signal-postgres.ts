import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Sends a signal to a PostgreSQL server on this machine and to all of its processes. */
export function signalPostgres(url: string, signal: NodeJS.Signals): void {
  const server = processOf(url);
  sendSignal([server, ...childrenOf(server)], signal);
}

/** Kills the server and waits for its end. */
export async function killPostgres(url: string): Promise<void> {
  const server = processOf(url);
  // It starts no further process, which would keep the next server from starting.
  sendSignal([server], 'SIGSTOP');
  const ids = [server, ...childrenOf(server)];
  sendSignal(ids, 'SIGKILL');
  while (ids.some(isRunning)) await sleep(10);
}

function sendSignal(ids: readonly number[], signal: NodeJS.Signals): void {
  for (const id of ids) {
    try {
      process.kill(id, signal);
    } catch (error) {
      // It has ended in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function processOf(url: string): number {
  const folder = decodeURIComponent(new URL(url).hostname);
  return Number.parseInt(readFileSync(`${folder}/data/postmaster.pid`, 'utf8'), 10);
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => readStatus(id)?.parent === parent);
}

function isRunning(id: number): boolean {
  const state = readStatus(id)?.state;
  return state !== undefined && state !== 'Z';
}

function readStatus(id: number): { readonly state: string; readonly parent: number } | undefined {
  try {
    const [state = '', parent] = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
