import { parseArgs } from 'node:util';
import { MvfError } from '../mvf-error.ts';
import { type CliIo, EXIT, type ExitCode, printable, UsageError } from './cli-io.ts';
import type { Command, ParsedOptions } from './command.ts';

/** The commands. Each is loaded when it is called, because converters contain a lot of code. */
const COMMANDS: Readonly<Record<string, { summary: string; load: () => Promise<Command> }>> = {
  validate: {
    summary: 'Check a bundle against the rules of the format.',
    load: async () => (await import('./commands/validate.ts')).validateCommand,
  },
  inspect: {
    summary: 'Show what is in a bundle: floors, places, files.',
    load: async () => (await import('./commands/inspect.ts')).inspectCommand,
  },
  upgrade: {
    summary: 'Upgrade a bundle of version 1 or 2 to version 3.',
    load: async () => (await import('./commands/upgrade.ts')).upgradeCommand,
  },
  convert: {
    summary: 'Convert a venue from or to another format.',
    load: async () => (await import('./commands/convert.ts')).convertCommand,
  },
  build: {
    summary: 'Make a bundle from a folder of files or from a venue source.',
    load: async () => (await import('./commands/build.ts')).buildCommand,
  },
};

/** Runs one command. Mistakes become a message on the error stream and an exit code. */
export async function runCli(args: readonly string[], io: CliIo): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    const shown = name === 'help' ? await findCommand(rest[0]) : undefined;
    io.out(shown ? `${shown.usage}\n` : overview());
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  const command = await findCommand(name);
  if (!command) {
    io.err(`mvf: there is no command "${printable(name)}".\n\n${overview()}`);
    return EXIT.usage;
  }
  return runCommand(command, rest, io);
}

async function runCommand(command: Command, args: readonly string[], io: CliIo): Promise<ExitCode> {
  try {
    const { values, positionals } = parse(command, args);
    if (values['help'] === true) {
      io.out(`${command.usage}\n`);
      return EXIT.ok;
    }
    const [input, ...others] = positionals;
    if (input === undefined || others.length > 0) {
      throw new UsageError(`Expected one input, found ${positionals.length}.`);
    }
    return await command.run(input, values, io);
  } catch (error) {
    return reportFailure(error, command, io);
  }
}

function parse(command: Command, args: readonly string[]) {
  try {
    return parseArgs({
      args: joinNegativeNumbers(args),
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    }) as { values: ParsedOptions; positionals: string[] };
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Converts `--anchor -73.98,40.75` to `--anchor=-73.98,40.75`, because the number would otherwise
 * count as an option.
 */
function joinNegativeNumbers(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const option = joined.at(-1);
    if (/^-\d/.test(arg) && option !== undefined && /^--[a-z]+$/.test(option)) {
      joined[joined.length - 1] = `${option}=${arg}`;
    } else joined.push(arg);
  }
  return joined;
}

function reportFailure(error: unknown, command: Command, io: CliIo): ExitCode {
  if (error instanceof UsageError) {
    io.err(`mvf: ${printable(error.message)}\n\n${command.usage}\n`);
    return EXIT.usage;
  }
  if (error instanceof MvfError || isSystemError(error)) {
    io.err(`mvf: ${printable(error.message)}\n`);
    return EXIT.input;
  }
  throw error;
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

async function findCommand(name: string | undefined): Promise<Command | undefined> {
  return name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name]?.load() : undefined;
}

function overview(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  ${name.padEnd(10)} ${summary}\n`,
  );
  return `mvf <command> <input> [options]\n\n${lines.join('')}\nmvf help <command> lists its options.\n`;
}
