import {
  contentKey,
  OFFLINE_CACHE,
  type OfflineState,
  PENDING_KEY,
  STATE_KEY,
} from '@brand/wire/offline';

/** They describe a transfer, not the content, so the stored file has none of them. */
const NOT_STORED = ['content-encoding', 'content-length', 'vary', 'date', 'etag', 'last-modified'];

/** The reader's download in the browser's cache storage. Files are stored by content. */
export class DownloadStore {
  readonly #caches: CacheStorage;

  constructor(caches: CacheStorage) {
    this.#caches = caches;
  }

  async readState(): Promise<OfflineState | undefined> {
    return this.#readJson<OfflineState>(STATE_KEY);
  }

  /** Parts of a download that did not finish. */
  async readPending(): Promise<readonly string[] | undefined> {
    return this.#readJson<readonly string[]>(PENDING_KEY);
  }

  async writePending(parts: readonly string[]): Promise<void> {
    await (await this.#open()).put(PENDING_KEY, Response.json(parts));
  }

  async storedHashes(): Promise<Set<string>> {
    if (!(await this.#caches.has(OFFLINE_CACHE))) return new Set();
    const prefix = contentKey('');
    const paths = (await (await this.#open()).keys()).map(({ url }) => new URL(url).pathname);
    return new Set(
      paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)),
    );
  }

  async putContent(hash: string, content: ArrayBuffer, headers: Headers): Promise<void> {
    const kept = new Headers(headers);
    for (const name of NOT_STORED) kept.delete(name);
    const response = new Response(content, { headers: kept });
    await (await this.#open()).put(contentKey(hash), response);
  }

  /** Switches to a complete download, and then removes contents that it does not use. */
  async complete(state: OfflineState): Promise<void> {
    const cache = await this.#open();
    await cache.put(STATE_KEY, Response.json(state));
    await cache.delete(PENDING_KEY);
    const used = new Set(Object.values(state.files));
    for (const hash of await this.storedHashes()) {
      if (!used.has(hash)) await cache.delete(contentKey(hash));
    }
  }

  async removeAll(): Promise<void> {
    await this.#caches.delete(OFFLINE_CACHE);
  }

  async #readJson<T>(key: string): Promise<T | undefined> {
    // Opening a cache creates it, also for readers who only look at the page.
    if (!(await this.#caches.has(OFFLINE_CACHE))) return undefined;
    const stored = await (await this.#open()).match(key);
    return stored && ((await stored.json()) as T);
  }

  #open(): Promise<Cache> {
    return this.#caches.open(OFFLINE_CACHE);
  }
}
