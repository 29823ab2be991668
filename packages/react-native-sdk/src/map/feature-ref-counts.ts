import type { FeatureName } from '../client/feature-table.ts';
import type { RemoteMap } from '../client/remote-map.ts';
import { deepEqual } from '../hooks/deep-equal.ts';

type Api = { remove(): Promise<void> };
type Use = { readonly api: Promise<Api>; readonly options: unknown; count: number };

/** Reference-counts features: the last component to release one removes it from the map. */
export class FeatureRefCounts {
  readonly #map: Pick<RemoteMap, 'use'>;
  readonly #uses: Map<FeatureName, Use> = new Map();

  constructor(map: Pick<RemoteMap, 'use'>) {
    this.#map = map;
  }

  /**
   * Adds the feature or increments its count. The options of the first caller apply. An unused
   * feature is recreated for other options. Call `release` once for each call.
   */
  acquire(name: FeatureName, options: unknown): Promise<unknown> {
    const known = this.#uses.get(name);
    if (known && (known.count > 0 || deepEqual(known.options, options))) {
      known.count += 1;
      return known.api;
    }
    const api = known ? this.#replace(known, name, options) : this.#add(name, options);
    this.#uses.set(name, { api, options, count: 1 });
    return api;
  }

  /** Decrements the count and removes an unused feature. */
  release(name: FeatureName): void {
    const use = this.#uses.get(name);
    if (!use) return;
    use.count -= 1;
    void this.#removeUnused(name, use);
  }

  #add(name: FeatureName, options: unknown): Promise<Api> {
    return this.#map.use(name, options as undefined);
  }

  async #replace({ api }: Use, name: FeatureName, options: unknown): Promise<Api> {
    try {
      await (await api).remove();
    } catch {
      // Adding it failed, so there is nothing to remove.
    }
    return this.#add(name, options);
  }

  /** Waits until the feature is added, and keeps it if it was acquired again in the meantime. */
  async #removeUnused(name: FeatureName, use: Use): Promise<void> {
    try {
      const api = await use.api;
      if (use.count > 0 || this.#uses.get(name) !== use) return;
      this.#uses.delete(name);
      await api.remove();
    } catch {
      // Adding it failed, or the map was removed and the feature with it.
      if (this.#uses.get(name) === use) this.#uses.delete(name);
    }
  }
}
