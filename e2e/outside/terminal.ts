import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { endGroup, outputOf, type Sandbox } from './sandbox.ts';
import { isSession, parseSession } from './session.ts';

/** A server is up by then, or has ended. */
const SERVER_START_MS = 2000;
const TIMEOUT_MS = 60_000;
/** A reader asks for the state of a job until it is done. */
const MAX_ASKS = 20;

/** Commands of packages, which a page must install before it calls them. */
const CALLS_PACKAGE = /^npx (?<name>[\w-]+)/m;
const STARTS_PROGRAM = /\bnode (?<file>[\w-]+\.ts)/;
/** Ids of examples, which a reader replaces by those of an answer. */
const EXAMPLE_ID = /\b(?<kind>ws|mem|map|key|wh|job)_4m9x2k7qd0v8t1hw3z6c/g;
/** A link of an example, which a reader replaces by that of an answer. */
const EXAMPLE_FILE = /https?:\/\/\S+\/files\/\w+\.\w+/g;

/** `curl` without `--fail` ends well whatever the server says; a reader would see the error. */
const CURL =
  'curl() { case " $* " in *" --fail"*|*" --write-out"*) command curl --no-progress-meter "$@" ;; *) command curl --no-progress-meter --fail-with-body "$@" ;; esac }';
const SAVE_VARIABLES =
  "declare -p | grep -E '^declare -[-x] [A-Z][A-Z_]*=' | grep -vE ' (BASH|COMP|DIRSTACK|HOME|HOST|IFS|MACHTYPE|OLDPWD|OPT|OSTYPE|PATH|PPID|PS4|PWD|SHLVL|TERM)[A-Z_]*=' > .variables || true";

/** A terminal that stays open while a reader goes down a page: variables and answers are kept. */
export class Terminal {
  readonly folder: string;
  readonly #sandbox: Sandbox;
  readonly #ids = new Map<string, string>();
  #fileUrl: string | undefined;
  /** By the last command. */
  #printed = '';
  #server: ChildProcess | undefined;

  constructor(sandbox: Sandbox, page: string) {
    this.#sandbox = sandbox;
    this.folder = join(sandbox.folder, page.replaceAll(/\W+/g, '-').slice(1));
    mkdirSync(this.folder);
  }

  /** Runs the commands of a block and returns what goes wrong: also output that a page lies about. */
  async run(text: string): Promise<readonly string[]> {
    if (!isSession(text)) return this.#runBlock(text);
    const errors: string[] = [];
    for (const { command, output } of parseSession(text)) {
      const problems = await this.#runBlock(command);
      errors.push(...problems);
      if (problems.length === 0 && this.#printed.trim() !== output) {
        errors.push(`"${command}" prints:\n${this.#printed.slice(0, 800)}`);
      }
    }
    return errors;
  }

  async #runBlock(text: string): Promise<readonly string[]> {
    const name = CALLS_PACKAGE.exec(text)?.groups!['name'];
    if (name !== undefined && !existsSync(join(this.folder, 'node_modules/.bin', name))) {
      return [`No command of the page installs "${name}": npx would fetch whatever has that name.`];
    }
    const command = text
      .replaceAll(EXAMPLE_ID, (example, kind: string) => this.#ids.get(kind) ?? example)
      .replaceAll(EXAMPLE_FILE, (example) => this.#fileUrl ?? example);
    try {
      await (this.#startsServer(text) ? this.#startServer(command) : this.#runToEnd(command));
      return [];
    } catch (error) {
      return [(error as Error).message.split(' || true" ').at(-1)!.slice(0, 800)];
    }
  }

  /** Ends the server that was started last. */
  close(): void {
    if (this.#server) endGroup(this.#server);
  }

  /** Whether a command starts a program that stays. */
  #startsServer(text: string): boolean {
    const file = STARTS_PROGRAM.exec(text)?.groups!['file'];
    const path = join(this.folder, file ?? '');
    return file !== undefined && existsSync(path) && /\.listen\(/.test(readFileSync(path, 'utf8'));
  }

  async #startServer(command: string): Promise<void> {
    // Two programs of a page may use the same port.
    this.close();
    const lines = command.trim().split('\n');
    const start = lines.pop()!;
    if (lines.length > 0) await this.#runToEnd(lines.join('\n'));
    const server = this.#sandbox.start(this.#withVariables(start), this.folder);
    this.#server = server;
    await Promise.race([once(server, 'close'), setTimeout(SERVER_START_MS)]);
    if (server.exitCode !== null && server.exitCode !== 0) {
      throw new Error(`"${command}" ended with ${server.exitCode}: ${outputOf(server)}`);
    }
  }

  async #runToEnd(command: string): Promise<void> {
    const script = `${this.#withVariables(command)}\n${SAVE_VARIABLES}`;
    let output = '';
    for (let ask = 0; ask < MAX_ASKS; ask += 1) {
      output = await this.#sandbox.run(script, { cwd: this.folder, timeoutMs: TIMEOUT_MS });
      const isPending = /"status":\s*"(?:queued|waiting|running|drawing)"/.test(output);
      if (!isPending || command.includes('--request')) break;
      await setTimeout(1000);
    }
    this.#printed = output;
    for (const [, id, kind] of output.matchAll(/"id":\s*"((\w+?)_[0-9a-z]{20,})"/g)) {
      if (!this.#ids.has(kind!)) this.#ids.set(kind!, id!);
    }
    this.#fileUrl = /"url":\s*"([^"]+\/files\/[^"]+)"/.exec(output)?.[1] ?? this.#fileUrl;
  }

  #withVariables(command: string): string {
    return ['[ ! -f .variables ] || . ./.variables', CURL, command].join('\n');
  }
}
