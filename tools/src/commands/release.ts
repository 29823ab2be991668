import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../run/run-step.ts';
import { formatNewestRelease } from '../sdk/format-changelog.ts';
import { ROOT } from '../shared/repo.ts';

/**
 * `npm run release` turns the pending changesets into versions of packages and entries of their
 * changelogs, which the pages of release notes show.
 */
const CHANGELOGS = [
  '{apps,packages,services}/*/CHANGELOG.md',
  '{bench,e2e,examples,site,tools,venues}/CHANGELOG.md',
];

async function release(): Promise<boolean> {
  const pending = globSync('.changeset/*.md', { cwd: ROOT }).filter(
    (file) => !file.endsWith('README.md'),
  );
  if (pending.length === 0) {
    console.error('There is no changeset. Describe a change first: npx changeset');
    return false;
  }
  const published = new Set(listChangelogs());
  const isVersioned = await runStep({
    title: 'Raising versions',
    command: 'changeset',
    args: ['version'],
  });
  if (!isVersioned) return false;
  const day = new Date().toISOString().slice(0, 10);
  for (const file of listChangelogs()) {
    const path = join(ROOT, file);
    // Workspaces that are not published need no changelog.
    if (published.has(file))
      writeFileSync(path, formatNewestRelease(readFileSync(path, 'utf8'), day));
    else rmSync(path);
  }
  return runStep({
    title: 'Updating the lock file',
    command: 'npm',
    args: [
      'install',
      '--package-lock-only',
      '--ignore-scripts',
      '--omit-lockfile-registry-resolved',
      '--no-audit',
      '--no-fund',
    ],
  });
}

function listChangelogs(): string[] {
  return globSync(CHANGELOGS, { cwd: ROOT });
}

process.exitCode = (await release()) ? 0 : 1;
