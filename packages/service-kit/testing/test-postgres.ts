import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from './find-postgres.ts';

/** PostgreSQL does not run as root. */
const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

export const HAS_POSTGRES: boolean = findPostgres() !== undefined;

/** A PostgreSQL server for one test file, with its own folder and a socket in it. */
export class TestPostgres {
  readonly url: string;
  readonly #bin: string;
  readonly #folder: string;
  #server: ChildProcess | undefined;

  constructor() {
    this.#bin = findPostgres() ?? '';
    // A socket path may have at most 107 characters, which TMPDIR could exceed.
    this.#folder = mkdtempSync('/tmp/test-pg-');
    if (UNPRIVILEGED) chownSync(this.#folder, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
    this.url = `postgres://tester@${encodeURIComponent(this.#folder)}/postgres`;
    const { status, stderr } = spawnSync(
      join(this.#bin, 'initdb'),
      ['-D', this.#data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...UNPRIVILEGED, cwd: this.#folder, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`initdb: ${stderr}`);
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  async start(): Promise<void> {
    const server = spawn(
      join(this.#bin, 'postgres'),
      ['-D', this.#data, '-k', this.#folder, '-c', 'listen_addresses=', '-c', 'fsync=on'],
      { ...UNPRIVILEGED, cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#server = server;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      server.stderr.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('ready to accept connections')) resolve();
      });
      server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
    });
  }

  /** Stops the server and closes all connections. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    // A killed server has no exit code.
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGINT');
    await once(server, 'exit');
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
