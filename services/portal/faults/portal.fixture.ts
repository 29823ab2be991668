import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCS_INDEX } from '@brand/wire/search';
import { expect, onTestFinished } from 'vitest';

const MAIN = join(import.meta.dirname, '../src/main.ts');

/** A partner of the REST APIs, with rights to write. */
export const PARTNER = { key: 'acme', secret: 'a'.repeat(32) };

export type Portal = {
  readonly url: string;
  readonly process: ChildProcess;
  /** Lines of its log and of its standard error so far. */
  readonly output: () => string;
  /** Sends a signal to the portal with all its workers. */
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly exited: Promise<unknown>;
};

export type PortalSettings = Readonly<Record<string, string>>;

/** A folder for the portal's files, removed after the test. */
export function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the portal in a separate process group. It ends with the test. */
export async function startPortal(
  dataFolder: string,
  settings: PortalSettings = {},
  command: readonly string[] = [],
): Promise<Portal> {
  const [program = process.execPath, ...args] = [...command, process.execPath, MAIN];
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOST: '127.0.0.1',
      PORT: '0',
      WORKERS: '2',
      SHUTDOWN_DELAY_MS: '0',
      LOG_LEVEL: 'warn',
      DATA_FOLDER: dataFolder,
      // Only the machine that runs the tests is busy here.
      SHED_LOAD: 'off',
      REST_PARTNER_KEYS: `${PARTNER.key}:${PARTNER.secret}`,
      ...settings,
    },
  });
  const signal = (name: NodeJS.Signals): void => {
    try {
      process.kill(-child.pid!, name);
    } catch {
      // It has ended already.
    }
  };
  onTestFinished(() => signal('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  const exited = once(child, 'exit');
  const listening = once(child, 'message') as Promise<[{ readonly port: number }]>;
  const first = await Promise.race([listening, exited.then(() => undefined)]);
  if (!first) throw new Error(`The portal did not start:\n${output}`);
  const url = `http://127.0.0.1:${first[0].port}`;
  return { url, process: child, output: () => output, signal, exited };
}

/** Waits until all workers of a portal listen, which needs `LOG_LEVEL: 'info'`. */
export async function waitForWorkers(portal: Portal, workers: number): Promise<void> {
  await expect
    .poll(() => portal.output().match(/"msg":"listening"/g)?.length ?? 0, { timeout: 60_000 })
    .toBe(workers);
}

export async function searchFor(url: string, query: string, client = '1'): Promise<Response> {
  return fetch(`${url}/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': 'portal',
      'x-algolia-api-key': 'public',
      'x-forwarded-for': `10.0.0.${client}`,
    },
    body: JSON.stringify({ requests: [{ indexName: DOCS_INDEX, query, clickAnalytics: true }] }),
  });
}
