import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { guessVersion } from '../guess-version.ts';

type Manifest = Readonly<
  Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>
>;

export type OldVersion = '5.0' | '4.0';

/** The version in the next `package.json`; if it is not an old one, that of the names in the code. */
export function findVersion(packageName: string, files: ReadonlyMap<string, string>): OldVersion {
  const [first] = files.keys();
  const range = first === undefined ? undefined : rangeOf(packageName, dirname(first));
  const major = range === undefined ? undefined : /\d+/.exec(range)?.[0];
  if (major === '4' || major === '5') return `${major}.0`;
  return guessVersion([...files.values()].join('\n'));
}

function rangeOf(packageName: string, folder: string): string | undefined {
  const path = join(folder, 'package.json');
  if (existsSync(path)) {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    const range = manifest.dependencies?.[packageName] ?? manifest.devDependencies?.[packageName];
    if (range !== undefined) return range;
  }
  const parent = dirname(folder);
  return parent === folder ? undefined : rangeOf(packageName, parent);
}
