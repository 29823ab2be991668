import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackages } from './find-packages.ts';

/** Records which packages the modules of a bundle belong to. */
export function recordPackages(
  recordsFolder: string,
  bundle: string,
  modulePaths: Iterable<string>,
): void {
  const names = new Set(findPackages(modulePaths).map(packageName));
  mkdirSync(recordsFolder, { recursive: true });
  writeFileSync(join(recordsFolder, `${bundle}.json`), JSON.stringify([...names]));
}

/** The packages of all recorded bundles, sorted. */
export function readRecordedPackages(recordsFolder: string): string[] {
  const names = readdirSync(recordsFolder).flatMap(
    (file) => JSON.parse(readFileSync(join(recordsFolder, file), 'utf8')) as string[],
  );
  return [...new Set(names)].toSorted();
}

/** `@scope/name` of its folder. */
export function packageName(folder: string): string {
  return /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)$/.exec(folder)![1]!.replace('\\', '/');
}
