import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CACHE_FOLDER = join(import.meta.dirname, '../../../.cache');
const LOCKFILE = join(import.meta.dirname, '../../../package-lock.json');

const MAX_ENTRIES = 5000;

type CacheFile<Result> = {
  readonly code: string;
  readonly results: Readonly<Record<string, Result>>;
};

/**
 * A file cache of slow results, keyed by the content they were made from: a change to one page does
 * not reprocess the others. A change of the code that makes them invalidates it.
 */
export class ContentCache<Result> {
  readonly #file: string;
  readonly #code: string;
  readonly #previous: Readonly<Record<string, Result>>;
  readonly #current: Record<string, Result> = {};

  /** `sources` are the files of the code; the versions of its libraries are part of the key too. */
  constructor(name: string, sources: readonly string[]) {
    const file = join(CACHE_FOLDER, `${name}.json`);
    this.#file = file;
    this.#code = hashText(
      [...sources, LOCKFILE].map((source) => readFileSync(source, 'utf8')).join('\n'),
    );
    const saved = readCacheFile<Result>(file);
    this.#previous = saved?.code === this.#code ? saved.results : {};
  }

  get(source: string): Result | undefined {
    const key = hashText(source);
    const result = this.#current[key] ?? this.#previous[key];
    if (result !== undefined) this.#current[key] = result;
    return result;
  }

  set(source: string, result: Result): void {
    this.#current[hashText(source)] = result;
  }

  /** Saves old and new entries; above the limit, only those that were read or set. */
  save(): void {
    const isNew = (key: string): boolean => !(key in this.#previous);
    if (!Object.keys(this.#current).some(isNew)) return;
    const all = { ...this.#previous, ...this.#current };
    const results = Object.keys(all).length > MAX_ENTRIES ? this.#current : all;
    const saved: CacheFile<Result> = { code: this.#code, results };
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(saved));
  }
}

/** A build that was killed may leave a truncated file, which counts as empty. */
function readCacheFile<Result>(file: string): CacheFile<Result> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CacheFile<Result>;
  } catch {
    return undefined;
  }
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
