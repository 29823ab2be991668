import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../shared/repo.ts';

/** CONTRIBUTING.md, "Names": limits start with `MAX_` or `MIN_`. */
const HOME_MADE_LIMIT =
  /\b(?:DEEPEST|FARTHEST|FEWEST|FINEST|GREATEST|HIGHEST|LARGEST|LEAST|LONGEST|LOWEST|MOST|NARROWEST|OLDEST|SHORTEST|SMALLEST|THINNEST|WIDEST)(?:_[A-Z0-9]+)*\b/g;
/** Names without a subject, which attract unrelated code. */
const BANNED_FILE = /^(?:utils?|helpers?|common|misc)(?:\.|$)/;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trimEnd()
  .split('\n');

test('names limits MAX_ or MIN_', () => {
  const found = files
    .filter((file) => file !== 'tools/src/checks/naming.test.ts')
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(HOME_MADE_LIMIT)].map(
        ([name]) => `${file}: ${name}`,
      ),
    );
  expect(found).toEqual([]);
});

test('rejects file and folder names without a subject', () => {
  const folders = files.flatMap((file) => file.split('/').slice(0, -1));
  const names = [...files.map((file) => basename(file)), ...new Set(folders)];
  expect(names.filter((name) => BANNED_FILE.test(name))).toEqual([]);
});
