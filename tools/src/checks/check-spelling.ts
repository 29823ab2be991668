import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/repo.ts';

const TEXTS = [
  '*.md',
  'decisions/*.md',
  'site/content/**/*.mdx',
  'site/*_versioned_docs/**/*.mdx',
  'site/page-changes/*.md',
  'site/src/pages/**/*.mdx',
];

// Checks the spelling of complete pages and of the texts for contributors. `cspell.json` has the
// rules: British spelling, and the project's own words from `site/words.txt`.
const files = globSync(TEXTS, { cwd: ROOT }).filter((file) => !isOutline(file));
const { status } = spawnSync(
  'cspell',
  ['lint', '--no-progress', '--quiet', '--file-list', 'stdin'],
  {
    cwd: ROOT,
    input: files.join('\n'),
    stdio: ['pipe', 'inherit', 'inherit'],
  },
);
if (status !== 0) {
  console.error('Correct the words, or add those that are right to site/words.txt, in order.');
}
process.exitCode = status ?? 1;

function isOutline(file: string): boolean {
  return /^outline: true$/m.test(readFileSync(join(ROOT, file), 'utf8'));
}
