import { parseArgs } from 'node:util';
import { MvfError } from '../mvf-error.ts';
import { type CliIo, EXIT, type ExitCode, printable, UsageError } from './cli-io.ts';
import type { Command } from './command.ts';
import { buildCommand } from './commands/build.ts';
import { convertCommand } from './commands/convert.ts';
import { inspectCommand } from './commands/inspect.ts';
import { upgradeCommand } from './commands/upgrade.ts';
import { validateCommand } from './commands/validate.ts';

export const COMMANDS: Readonly<Record<string, Command>> = {
  validate: validateCommand,
  inspect: inspectCommand,
  upgrade: upgradeCommand,
  convert: convertCommand,
  build: buildCommand,
};

/** Runs one command. Mistakes become a message on the error stream and an exit code. */
export async function runCli(args: readonly string[], io: CliIo): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    const shown = name === 'help' ? rest[0] : undefined;
    io.out(shown !== undefined && isCommand(shown) ? `${COMMANDS[shown]?.usage}\n` : overview());
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  if (!isCommand(name)) {
    io.err(`mvf: there is no command "${printable(name)}".\n\n${overview()}`);
    return EXIT.usage;
  }
  return runCommand(COMMANDS[name] as Command, rest, io);
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
    return tellFailure(error, command, io);
  }
}

function parse(command: Command, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    }) as { values: Record<string, string | boolean | undefined>; positionals: string[] };
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function tellFailure(error: unknown, command: Command, io: CliIo): ExitCode {
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

function isCommand(name: string): boolean {
  return Object.hasOwn(COMMANDS, name);
}

function overview(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  ${name.padEnd(10)} ${summary}\n`,
  );
  return `mvf <command> <input> [options]\n\n${lines.join('')}\nmvf help <command> tells its options.\n`;
}
