import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { UpgradedFile } from '../engine/upgrade-project.ts';
import { type CliIo, EXIT, type ExitCode, InputError, UsageError } from './cli-io.ts';
import { findVersion, type OldVersion } from './find-version.ts';
import { formatDiff } from './print-diff.ts';
import { count, createReport, formatMarkdown, formatReport } from './print-report.ts';
import { readSources } from './read-sources.ts';
import { upgradeSources } from './upgrade-sources.ts';

const USAGE = `upgrade <path…> [options]

  <path…>          Folders and files with JavaScript, TypeScript or HTML.
      --write      Change the files. Without it, nothing is written.
      --diff       Print the changes as a unified diff on standard output.
      --report <file>
                   Write a report, as JSON or Markdown by the file's ending.
      --from <version>
                   The version of the Web SDK: 5.0 or 4.0. The default is the one in
                   package.json, otherwise that of the names in the code.
      --no-comments
                   Leave out the comments at places for a person.
  -f, --force      Write even if there are changes that are not committed.
  -h, --help       Print this text.

Exit codes: 0 nothing is left to do, 1 there are places for a person, 2 wrong arguments,
3 the input cannot be read or is not committed.
`;

const OPTIONS = {
  write: { type: 'boolean' },
  diff: { type: 'boolean' },
  report: { type: 'string' },
  from: { type: 'string' },
  'no-comments': { type: 'boolean' },
  force: { type: 'boolean', short: 'f' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Settings = {
  readonly write?: boolean;
  readonly diff?: boolean;
  readonly report?: string;
  readonly from?: string;
  readonly 'no-comments'?: boolean;
  readonly force?: boolean;
};

/** Runs the command. Mistakes become a message on the error stream and an exit code. */
export async function runCli(args: readonly string[], io: CliIo): Promise<ExitCode> {
  try {
    const { values, positionals } = parse(args);
    if (values.help === true) {
      io.out(USAGE);
      return EXIT.ok;
    }
    if (positionals.length === 0) throw new UsageError('Expected a folder or a file, found none.');
    return upgrade(positionals, values, io);
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`upgrade: ${error.message}\n\n${USAGE}`);
      return EXIT.usage;
    }
    if (!(error instanceof InputError) && !isSystemError(error)) throw error;
    io.err(`upgrade: ${error.message}\n`);
    return EXIT.input;
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function upgrade(paths: readonly string[], settings: Settings, io: CliIo): ExitCode {
  const { from, report } = settings;
  if (from !== undefined && from !== '5.0' && from !== '4.0') {
    throw new UsageError(`--from: expected 5.0 or 4.0, found "${from}".`);
  }
  if (report !== undefined && !/\.(?:json|md)$/.test(report)) {
    throw new UsageError(`--report: expected a path that ends in .json or .md, found "${report}".`);
  }
  if (settings.write === true && settings.force !== true) assertCommitted(paths);
  const sources = readSources(paths);
  const files = upgradeSources(sources, {
    from: (name): OldVersion => (from as OldVersion | undefined) ?? findVersion(name, sources),
    declarations: io.declarations,
    hasComments: settings['no-comments'] !== true,
  });
  return finish(files, settings, io);
}

function finish(files: readonly UpgradedFile[], settings: Settings, io: CliIo): ExitCode {
  const changed = files.filter(({ before, after }) => before !== after);
  const own = createReport(files, process.cwd());
  if (settings.diff === true) {
    for (const file of changed) {
      io.out(formatDiff(relative(process.cwd(), file.path), file, io.hasColor));
    }
  } else if (own.files.length > 0) io.out(`${formatReport(own, io.hasColor)}\n`);
  if (settings.report !== undefined) {
    const text = settings.report.endsWith('.md')
      ? formatMarkdown(own)
      : `${JSON.stringify(own, undefined, 2)}\n`;
    writeFileSync(settings.report, text);
  }
  if (settings.write === true) {
    for (const { path, after } of changed) writeFileSync(path, after);
  }
  const left = own.files.reduce(
    (sum, { marks, syntaxErrors }) => sum + marks.length + syntaxErrors.length,
    0,
  );
  io.err(summary({ changed: changed.length, used: own.files.length, left }, settings));
  return left === 0 ? EXIT.ok : EXIT.marks;
}

function summary(
  { changed, used, left }: { changed: number; used: number; left: number },
  settings: Settings,
): string {
  if (used === 0) return 'No file uses an SDK of version 5.0 or 4.0. Nothing to do.\n';
  const places = left === 0 ? 'nothing is left to do' : `${count(left, 'place')} for a person`;
  if (settings.write === true) return `Changed ${count(changed, 'file')}; ${places}.\n`;
  const how = changed > 0 ? ' Add --write to change them, or --diff to see the changes.' : '';
  return `Would change ${count(changed, 'file')}; ${places}.${how}\n`;
}

/** Changes that are not committed could not be told apart from those of the upgrade. */
function assertCommitted(paths: readonly string[]): void {
  for (const path of paths) {
    if (gitStatus(path) === '') continue;
    throw new InputError(
      `${path} has changes that are not committed. Commit or stash them first, or add --force.`,
    );
  }
}

/** Empty without changes, and outside of a repository. */
function gitStatus(path: string): string {
  try {
    const args = ['-C', path, 'status', '--porcelain', '--', '.'];
    const isFile = /\.(?:[cm]?[jt]sx?|html?)$/.test(path);
    const own = isFile
      ? ['-C', dirname(path), 'status', '--porcelain', '--', basename(path)]
      : args;
    return execFileSync('git', own, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}
