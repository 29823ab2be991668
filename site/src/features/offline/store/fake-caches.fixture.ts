/** Cache storage in memory, with the part of its interface that downloads use. */
export class FakeCaches {
  readonly #caches = new Map<string, Map<string, Response>>();
  /** Number of entries that fit; further ones are refused as browsers do. */
  capacity = Number.POSITIVE_INFINITY;

  asStorage(): CacheStorage {
    return this as unknown as CacheStorage;
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async open(name: string): Promise<Cache> {
    const entries = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, entries);
    const cache = {
      match: async (key: string) => entries.get(key)?.clone(),
      keys: async () => [...entries.keys()].map((key) => ({ url: `https://docs.example${key}` })),
      delete: async (key: string) => entries.delete(key),
      put: async (key: string, response: Response) => {
        if (entries.size >= this.capacity && !entries.has(key)) {
          throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
        }
        entries.set(key, response);
      },
    };
    return cache as unknown as Cache;
  }
}
