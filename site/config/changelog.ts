import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../packages');
const PLACEHOLDER = /^<Changelog of="([\w-]+)" \/>$/m;

/** Puts the releases of a package in place of `<Changelog of="web-sdk" />`, as its CHANGELOG.md has them. */
export function insertChangelog(text: string): string {
  return text.replace(PLACEHOLDER, (_, name: string) => readChangelog(name));
}

function readChangelog(name: string): string {
  const text = readFileSync(join(PACKAGES, name, 'CHANGELOG.md'), 'utf8');
  return text.slice(text.indexOf('\n## ')).trim();
}
