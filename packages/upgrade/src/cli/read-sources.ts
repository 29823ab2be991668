import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InputError } from './cli-io.ts';

const SOURCE = /\.(?:[cm]?[jt]sx?|html?)$/;
const DECLARATION = /\.d\.[cm]?ts$/;
/** Folders of packages, of builds, and hidden ones. */
const OTHER_FOLDERS = /^(?:node_modules|dist|build|coverage|Pods|\..*)$/;

/** The sources below paths, by absolute path with forward slashes. */
export function readSources(paths: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const path of paths) {
    const whole = resolve(path);
    if (!existsSync(whole)) throw new InputError(`There is no file or folder "${path}".`);
    for (const file of statSync(whole).isDirectory() ? listSources(whole) : [whole]) {
      files.set(file.replaceAll('\\', '/'), readFileSync(file, 'utf8'));
    }
  }
  if (files.size === 0) {
    throw new InputError(
      `There is no JavaScript or TypeScript in ${paths.join(', ')}. Pass the folder of your sources.`,
    );
  }
  return files;
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return OTHER_FOLDERS.test(entry.name) ? [] : listSources(path);
      return entry.isFile() && SOURCE.test(entry.name) && !DECLARATION.test(entry.name)
        ? [path]
        : [];
    });
}
