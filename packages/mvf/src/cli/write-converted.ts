import { writeBundle, writeFiles } from '../bundle/write-bundle.ts';
import type { MvfDocument } from '../bundle/document.ts';
import type { Converted, ReportEntry } from '../convert-report.ts';
import { type CliIo, EXIT, type ExitCode, UsageError } from './cli-io.ts';
import type { ParsedOptions } from './command.ts';
import { formatReport } from './print-report.ts';
import { type OutputOptions, writeFolder, writeOutput } from './write-output.ts';

export type WriteContext = {
  readonly target: OutputOptions;
  readonly options: ParsedOptions;
  readonly io: CliIo;
};

/** Returns the output target, from the options that all writing commands share. */
export function bundleTarget(options: ParsedOptions): OutputOptions {
  const path = options['output'];
  if (typeof path !== 'string' || path === '') {
    throw new UsageError('Set the output: --output venue.zip, or --output venue/ for a folder.');
  }
  return { path, force: options['force'] === true };
}

/** Writes a bundle as a zip, or as a folder if the path ends in a slash, and prints the report. */
export async function writeConverted(
  { document, report }: Converted<MvfDocument>,
  context: WriteContext,
): Promise<ExitCode> {
  if (context.target.path.endsWith('/')) await writeFolder(writeFiles(document), context.target);
  else await writeOutput(writeBundle(document), context.target);
  printReport(report, context);
  return EXIT.ok;
}

/** Prints the report to standard output as JSON if requested, otherwise as text. */
export function printReport(
  report: readonly ReportEntry[],
  { target, options, io }: WriteContext,
): void {
  if (options['json'] === true) {
    io.out(`${JSON.stringify({ output: target.path, report }, null, 2)}\n`);
    return;
  }
  io.err(`Wrote ${target.path}\n${formatReport(report)}`);
}
