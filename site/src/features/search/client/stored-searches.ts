import { findStorage } from '@site/src/kit/find-storage';
import {
  type StoredHit,
  toStoredHit,
  type ResultFields,
  resultFieldsOf,
} from '@brand/wire/results';

/** The limits of DocSearch. */
export const FAVORITE_LIMIT = 10;
export const RECENT_LIMIT = 7;
export const RECENT_LIMIT_WITH_FAVORITES = 4;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Recent and favourite searches, in the storage format of DocSearch. */
export class StoredSearches {
  readonly #key: string;
  readonly #limit: number;
  readonly #storage: Storage | undefined;
  #items: readonly StoredHit[];

  constructor(
    key: string,
    limit: number,
    storage: Storage | undefined = findStorage('localStorage'),
  ) {
    this.#key = key;
    this.#limit = limit;
    this.#storage = storage;
    this.#items = read(storage, key).slice(0, limit);
  }

  getAll(): readonly StoredHit[] {
    return this.#items;
  }

  has({ objectID }: StoredHit): boolean {
    return this.#items.some((item) => item.objectID === objectID);
  }

  /** Moves a hit to the front, or adds it there. */
  add(hit: StoredHit & ResultFields): void {
    const stored = { ...toStoredHit(hit), ...resultFieldsOf(hit) };
    this.#write([stored, ...this.#without(hit)].slice(0, this.#limit));
  }

  remove(hit: StoredHit): void {
    this.#write(this.#without(hit));
  }

  #without({ objectID }: StoredHit): StoredHit[] {
    return this.#items.filter((item) => item.objectID !== objectID);
  }

  #write(items: readonly StoredHit[]): void {
    this.#items = items;
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(items));
    } catch {
      // Storage is full or blocked: keep the list in memory.
    }
  }
}

function read(storage: Storage | undefined, key: string): StoredHit[] {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isStoredHit) : [];
  } catch {
    // Not written by this site.
    return [];
  }
}

function isStoredHit(value: unknown): value is StoredHit {
  const { objectID, url } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof objectID === 'string' && typeof url === 'string';
}
