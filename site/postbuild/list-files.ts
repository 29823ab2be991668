import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists all files below a folder whose name matches. */
export async function listFiles(folder: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
