import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Kept between runs: downloads of pnpm and Yarn, and what the suite has read. */
export const CACHE = join(import.meta.dirname, '../../.cache/outside');

const DEFAULT_TIMEOUT_MS = 300_000;

export type RunOptions = { readonly cwd?: string; readonly timeoutMs?: number };

/**
 * A reader's machine: an empty folder outside the repository, so that nothing of it can be resolved,
 * and an empty home folder, so that `npm config set` changes no settings of the machine.
 */
export class Sandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'outside-'));
  readonly #home = join(this.folder, 'home');
  readonly #children = new Set<ChildProcess>();

  constructor() {
    mkdirSync(this.#home);
  }

  get env(): NodeJS.ProcessEnv {
    return {
      PATH: [join(this.#home, 'tools/bin'), dirname(process.execPath), process.env['PATH']].join(
        delimiter,
      ),
      HOME: this.#home,
      // Proxies and certificates of the machine.
      ...pick(process.env, /^(?:https?_proxy|no_proxy|node_extra_ca_certs|npm_config_registry)$/i),
      // Of the machine: what npm has downloaded before, it need not download again.
      npm_config_cache: process.env['npm_config_cache'] ?? join(homedir(), '.npm'),
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_update_notifier: 'false',
      npm_config_yes: 'true',
      // The store of pnpm.
      XDG_DATA_HOME: join(CACHE, 'data'),
      YARN_CACHE_FOLDER: join(CACHE, 'yarn'),
      COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
      EXPO_NO_TELEMETRY: '1',
      NG_CLI_ANALYTICS: 'false',
      CI: '1',
      NO_COLOR: '1',
    };
  }

  /** Runs a command as a shell does and resolves with its output. Rejects if it fails. */
  async run(
    command: string,
    { cwd = this.folder, timeoutMs = DEFAULT_TIMEOUT_MS }: RunOptions = {},
  ) {
    const child = this.start(command, cwd);
    const timer = setTimeout(() => endGroup(child), timeoutMs);
    const [code] = (await once(child, 'close')) as [number | null];
    clearTimeout(timer);
    const output = outputOf(child);
    if (code === 0) return output;
    const reason = code === null ? `did not end within ${timeoutMs} ms` : `ended with ${code}`;
    throw new CommandError(`"${command}" ${reason}:\n${output}`, output);
  }

  /** Starts a command that runs until the sandbox is removed, such as a server. */
  start(command: string, cwd = this.folder): ChildProcess {
    const child = spawn('bash', ['-eo', 'pipefail', '-c', command], {
      cwd,
      env: this.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#children.add(child);
    child.once('close', () => this.#children.delete(child));
    const chunks: string[] = [];
    OUTPUTS.set(child, chunks);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
    }
    return child;
  }

  /** Installs a program for the reader of this sandbox. */
  async installProgram(spec: string): Promise<void> {
    await this.run(`npm install --global --prefix ${join(this.#home, 'tools')} ${spec}`);
  }

  remove(): void {
    for (const child of this.#children) endGroup(child);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

export class CommandError extends Error {
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.output = output;
  }
}

const OUTPUTS = new WeakMap<ChildProcess, string[]>();

/** What a process has printed so far. */
export function outputOf(child: ChildProcess): string {
  return OUTPUTS.get(child)?.join('') ?? '';
}

/** Ends a process with all that it started. */
export function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

function pick(env: NodeJS.ProcessEnv, names: RegExp): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.test(name)));
}
