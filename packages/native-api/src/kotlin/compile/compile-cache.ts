import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Results of compilations, by the hash of what they were made from. */
export class CompileCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The path of a result. If it is missing, `create` makes it in an empty folder and returns its
   * name there; processes that make the same one in parallel do not disturb each other.
   */
  async find(
    inputs: unknown,
    extension: string,
    create: (folder: string) => Promise<string>,
  ): Promise<string> {
    const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
    const path = join(this.#folder, `${hash}${extension}`);
    if (existsSync(path)) return path;
    mkdirSync(this.#folder, { recursive: true });
    const folder = mkdtempSync(join(this.#folder, 'run-'));
    try {
      const created = join(folder, await create(folder));
      if (!existsSync(path)) renameSync(created, path);
      return path;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Names of files that contain a version or a hash, as an input of a result. */
export function namesOf(paths: readonly string[]): string[] {
  return paths.map((path) => basename(path));
}
