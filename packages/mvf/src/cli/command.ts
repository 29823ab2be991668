import type { parseArgs } from 'node:util';
import type { CliIo, ExitCode } from './cli-io.ts';

type OptionTable = NonNullable<Parameters<typeof parseArgs>[0]>['options'];

/** Parsed options: text, `true` for a switch, a list for an option that can be repeated. */
export type ParsedOptions = Readonly<Record<string, string | boolean | string[] | undefined>>;

export type Command = {
  /** Usage text with all options. */
  readonly usage: string;
  readonly options: NonNullable<OptionTable>;
  readonly run: (input: string, options: ParsedOptions, io: CliIo) => Promise<ExitCode>;
};

/** Options of all commands that write output. */
export const OUTPUT_OPTIONS: Command['options'] = {
  output: { type: 'string', short: 'o' },
  force: { type: 'boolean', short: 'f' },
  json: { type: 'boolean' },
};

export const OUTPUT_USAGE = `  -o, --output <path>  Output path. A path that ends in / is a folder of files.
  -f, --force          Replace existing output.
      --json           Print the report as JSON on standard output.`;
