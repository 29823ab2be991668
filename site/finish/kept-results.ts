import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FINISH = import.meta.dirname;
const LOCKFILE = join(FINISH, '../../package-lock.json');

type File = { readonly code: string; readonly results: Readonly<Record<string, unknown>> };

/**
 * Results of slow work, kept in a file by what they were made from: after a change to one page the
 * others are not read again. What other code made is forgotten.
 */
export class KeptResults<Result> {
  readonly #file: string;
  readonly #code = hashCode();
  readonly #before: Readonly<Record<string, Result>>;
  readonly #used: Record<string, Result> = {};

  constructor(file: string) {
    this.#file = file;
    const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as File) : undefined;
    this.#before = kept?.code === this.#code ? (kept.results as Record<string, Result>) : {};
  }

  get(source: string, make: () => Result): Result {
    const key = createHash('sha256').update(source).digest('base64url');
    return (this.#used[key] ??= this.#before[key] ?? make());
  }

  /** Keeps what was asked for since, and nothing else. */
  save(): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    const kept: File = { code: this.#code, results: this.#used };
    writeFileSync(this.#file, JSON.stringify(kept));
  }
}

/** Of all code in this folder, and of the libraries that it uses. */
function hashCode(): string {
  const files = readdirSync(FINISH, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .toSorted()
    .map((name) => join(FINISH, name));
  const hash = createHash('sha256');
  for (const file of [...files, LOCKFILE]) hash.update(readFileSync(file));
  return hash.digest('base64url');
}
