import { contentKey, OFFLINE_CACHE, type OfflineState, STATE_KEY } from '@brand/wire/offline';
import { findSiteFile } from '@brand/wire/paths';

export type StoredFile = {
  readonly path: string;
  readonly read: () => Promise<Response | undefined>;
};

/** What the reader downloaded. It reads the state once, and again after `forget`. */
export class Download {
  readonly #caches: CacheStorage;
  #state: Promise<OfflineState | undefined> | undefined;

  constructor(caches: CacheStorage) {
    this.#caches = caches;
  }

  forget(): void {
    this.#state = undefined;
  }

  state(): Promise<OfflineState | undefined> {
    this.#state ??= this.#readState();
    return this.#state;
  }

  /** Finds the file for a decoded path below the base path. */
  async find(path: string): Promise<StoredFile | undefined> {
    const state = await this.state();
    if (!state) return undefined;
    const names = { has: (name: string) => Object.hasOwn(state.files, name) };
    const name = findSiteFile(names, path);
    const hash = name === undefined ? undefined : state.files[name];
    if (name === undefined || hash === undefined) return undefined;
    return { path: name, read: () => this.#read(contentKey(hash)) };
  }

  async #readState(): Promise<OfflineState | undefined> {
    try {
      const stored = await this.#match(STATE_KEY);
      return stored && ((await stored.json()) as OfflineState);
    } catch {
      // The network still answers. The next request tries the storage again.
      this.#state = undefined;
      return undefined;
    }
  }

  #read(key: string): Promise<Response | undefined> {
    return this.#match(key).catch(() => undefined);
  }

  /** Not by opening the cache, which would create it again after the reader has removed it. */
  #match(key: string): Promise<Response | undefined> {
    return this.#caches.match(key, { cacheName: OFFLINE_CACHE });
  }
}
