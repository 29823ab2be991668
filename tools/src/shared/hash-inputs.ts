import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repo.ts';

/** Outputs of a build, or without effect on one. */
const IGNORED = new Set(['node_modules', 'build', '.docusaurus', '.docusaurus-dev', 'tests']);

/** One hash over the contents of files and folders of the repository. */
export function hashInputs(paths: readonly string[], settings: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const setting of settings) hash.update(`${setting}=${process.env[setting] ?? ''}\n`);
  const brandFile = process.env['BRAND_FILE'];
  if (brandFile && settings.includes('BRAND_FILE')) hash.update(readFileSync(brandFile));
  for (const file of paths.flatMap((path) => listFiles(join(ROOT, path)))) {
    hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.has(name) && !name.includes('.test.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => listFiles(join(path, entry.name)));
}
