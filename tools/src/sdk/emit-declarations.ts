import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isolatedDeclarationSync } from 'rolldown/experimental';
import { ROOT } from '../shared/repo.ts';
import {
  LEGACY_NATIVE_PACKAGE,
  LEGACY_PACKAGE,
  REACT_NATIVE_PACKAGE,
  REACT_PACKAGE,
  readSdkPackage,
  SDK_PACKAGES,
  type SdkPackage,
} from './sdk-package.ts';

/**
 * Writes the declarations of all packages of the SDK below a folder, with the layout of the
 * workspace: `packages/<name>/src/….d.ts`, linked from `node_modules/@brand`. Every export has an
 * explicit type, so each file is emitted alone, without the compiler.
 */
export function emitDeclarations(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const others = [REACT_PACKAGE, REACT_NATIVE_PACKAGE, LEGACY_PACKAGE, LEGACY_NATIVE_PACKAGE];
  for (const name of [...SDK_PACKAGES, ...others]) {
    emitPackage(readSdkPackage(name), folder);
  }
}

/** Path of the declarations that `emitDeclarations` writes for a file of `packages/`. */
export function declarationOf(source: string, folder: string): string {
  return join(folder, relative(ROOT, source)).replace(/(?:\.d)?\.tsx?$/, '.d.ts');
}

function emitPackage(sdkPackage: SdkPackage, folder: string): void {
  const target = join(folder, relative(ROOT, sdkPackage.folder));
  const exports = sdkPackage.entries.map(({ subpath, source }) => [
    subpath,
    `./${relative(sdkPackage.folder, source).replace(/(?:\.d)?\.ts$/, '.d.ts')}`,
  ]);
  write(
    join(target, 'package.json'),
    JSON.stringify({
      name: sdkPackage.name,
      version: sdkPackage.version,
      type: 'module',
      exports: Object.fromEntries(exports),
    }),
  );
  for (const source of listSources(join(sdkPackage.folder, 'src'))) {
    write(declarationOf(source, folder), declare(source));
  }
  const link = join(folder, 'node_modules', sdkPackage.name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), target), link, 'dir');
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.(test|contract|fixture))\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function declare(source: string): string {
  // Older versions may consist of declarations.
  if (source.endsWith('.d.ts')) return readFileSync(source, 'utf8');
  const { code, errors } = isolatedDeclarationSync(source, readFileSync(source, 'utf8'), {
    stripInternal: true,
  });
  const [error] = errors;
  if (error) {
    throw new Error(`${relative(ROOT, source)}: ${error.message}\n${error.codeframe ?? ''}`);
  }
  return code.replaceAll(/^\t+/gm, (tabs) => '  '.repeat(tabs.length));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
