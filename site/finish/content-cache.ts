import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FINISH = import.meta.dirname;
const LOCKFILE = join(FINISH, '../../package-lock.json');

type CacheFile<Result> = {
  readonly code: string;
  readonly results: Readonly<Record<string, Result>>;
};

/**
 * A cache of slow results in a file, keyed by the content they were made from: after a change to one
 * page the others are not processed again. A change of this folder's code empties it.
 */
export class ContentCache<Result> {
  readonly #file: string;
  readonly #code = hashCode();
  readonly #previous: Readonly<Record<string, Result>>;
  readonly #current: Record<string, Result> = {};

  constructor(file: string) {
    this.#file = file;
    const saved = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as CacheFile<Result>)
      : undefined;
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

  /** Saves the entries that were read or set since, and drops the others. */
  save(): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    const saved: CacheFile<Result> = { code: this.#code, results: this.#current };
    writeFileSync(this.#file, JSON.stringify(saved));
  }
}

/** Covers all code in this folder and the versions of its libraries. */
function hashCode(): string {
  const files = readdirSync(FINISH, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .toSorted()
    .map((name) => join(FINISH, name));
  return hashText([...files, LOCKFILE].map((file) => readFileSync(file, 'utf8')).join('\n'));
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
