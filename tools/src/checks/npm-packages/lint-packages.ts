import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../shared/repo.ts';

const run = promisify(execFile);
const TARBALLS = join(ROOT, '.cache/npm-registry/static/npm/-/*.tgz');

type Linter = { readonly command: string; readonly args: (tarball: string) => readonly string[] };

/** The packages are ES modules. `host.html` is a page, not a module. */
const ATTW_OPTIONS =
  '--profile esm-only --no-definitely-typed --exclude-entrypoints ./host.html --no-color --format ascii'.split(
    ' ',
  );

const LINTERS: readonly Linter[] = [
  { command: 'publint', args: (tarball) => ['run', tarball, '--strict'] },
  {
    command: 'attw',
    args: (tarball) => [tarball, ...ATTW_OPTIONS],
  },
];

type Finding = { readonly title: string; readonly output: string };

/** An error of a program that printed something. */
type ProgramError = Error & Partial<Readonly<Record<'stdout' | 'stderr', string>>>;

async function lint({ command, args }: Linter, tarball: string): Promise<Finding | undefined> {
  try {
    await run(command, args(tarball), { cwd: ROOT });
    return undefined;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as ProgramError;
    return { title: `${command} ${basename(tarball)}`, output: stdout + stderr || message };
  }
}

/** Checks every archive of the npm registry as its publication to another one would. */
async function lintPackages(): Promise<boolean> {
  const tarballs = globSync(TARBALLS).toSorted();
  if (tarballs.length === 0) {
    console.error(`${TARBALLS}: expected archives, found none. Build the npm registry first.`);
    return false;
  }
  const queue = tarballs
    .flatMap((tarball) => LINTERS.map((linter) => ({ linter, tarball })))
    .values();
  const findings: Finding[] = [];
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const { linter, tarball } of queue) {
      const finding = await lint(linter, tarball);
      if (finding) findings.push(finding);
    }
  });
  await Promise.all(workers);
  for (const { title, output } of findings) console.error(`✗ ${title}\n${output}\n`);
  if (findings.length === 0) console.log(`✓ ${tarballs.length} packages have no findings`);
  return findings.length === 0;
}

process.exitCode = (await lintPackages()) ? 0 : 1;
