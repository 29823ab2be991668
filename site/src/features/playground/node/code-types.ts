import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeTypes } from '@brand/wire/assistant';
import type { PlaygroundFilesOptions } from './options.ts';

type BuiltTypes = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * The type declarations that the assistant compiles code with: those of the playground's editor and
 * more.
 */
export function readCodeTypes({
  builtFolder,
  packageScope,
  sdkNames,
}: PlaygroundFilesOptions): CodeTypes[] {
  const path = join(builtFolder, 'code-types.json');
  const built = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BuiltTypes) : {};
  return sdkNames.flatMap((names) => {
    const files = built[names.sdk]?.[names.version];
    return files ? [{ ...names, packageName: `${packageScope}/${names.sdk}`, files }] : [];
  });
}
