import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './environment.ts';

/**
 * Reads the path of a folder from the environment. A folder set by the operator must contain
 * `file`. The default folder may be missing, for example before the first build.
 */
export function readFolder(
  environment: Environment,
  name: string,
  { fallback, file }: { readonly fallback: string; readonly file: string },
): string {
  const folder = environment[name];
  if (!folder) return fallback;
  if (existsSync(join(folder, file))) return folder;
  throw new Error(`${name}: expected a folder with ${file}, found none at "${folder}".`);
}
