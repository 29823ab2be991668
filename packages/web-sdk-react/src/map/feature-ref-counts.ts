import type { Feature, Removable } from '@brand/web-sdk';

/** The part of a map that features are added to. */
type FeatureHost = {
  readonly isRemoved: boolean;
  use(feature: AnyFeature, options: unknown): Removable;
};

type AnyFeature = Feature<Removable, unknown>;
type Use = { readonly api: Removable; count: number };

/**
 * Reference-counts features, which `map.use` shares: the last component to release one removes it
 * from the map.
 */
export class FeatureRefCounts {
  readonly #map: FeatureHost;
  readonly #uses = new Map<string, Use>();
  readonly #watchers = new Set<() => void>();

  constructor(map: FeatureHost) {
    this.#map = map;
  }

  /** The interface of a feature in use. */
  get({ name }: AnyFeature): Removable | undefined {
    return this.#uses.get(name)?.api;
  }

  /** Notifies the watcher when a feature is added or removed. */
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Adds the feature or increments its count. Call `release` once for each call. */
  acquire(feature: AnyFeature, options: unknown): void {
    const known = this.#uses.get(feature.name);
    if (known) {
      known.count += 1;
      return;
    }
    this.#uses.set(feature.name, { api: this.#map.use(feature, options), count: 1 });
    this.#notify();
  }

  /** Decrements the count and removes an unused feature. */
  release({ name }: AnyFeature): void {
    const use = this.#uses.get(name);
    if (!use) return;
    use.count -= 1;
    if (use.count > 0) return;
    this.#uses.delete(name);
    if (!this.#map.isRemoved) use.api.remove();
    this.#notify();
  }

  #notify(): void {
    for (const watcher of this.#watchers) watcher();
  }
}
