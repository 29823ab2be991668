import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readBundle } from '@brand/mvf/read';
import type { Floor, MvfVersion } from '@brand/rest-api';

export type BundleFacts = { readonly bytes: number; readonly sha256: string };

export type DemoVenue = {
  readonly id: string;
  readonly name: string;
  readonly updatedAt: string;
  readonly floors: readonly Floor[];
  /** Hash of its bundle in the newest version of the format. */
  readonly sha256: string;
};

type CacheEntry<Value> = { readonly stamp: string; readonly value: Promise<Value> };

/** The demo venues, `<id>/mvf-<version>.zip` in a folder with a list. */
export class DemoVenues {
  readonly #folder: string;
  readonly #names: ReadonlyMap<string, string>;
  readonly #kept = new Map<string, CacheEntry<unknown>>();

  constructor(folder: string) {
    this.#folder = folder;
    const list = join(folder, 'index.json');
    const venues = existsSync(list)
      ? (JSON.parse(readFileSync(list, 'utf8')) as { slug: string; name: string }[])
      : [];
    const sorted = venues.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    this.#names = new Map(sorted.map(({ slug, name }) => [slug, name]));
  }

  get ids(): readonly string[] {
    return [...this.#names.keys()];
  }

  has(id: string): boolean {
    return this.#names.has(id);
  }

  async find(id: string): Promise<DemoVenue | undefined> {
    const name = this.#names.get(id);
    if (name === undefined) return undefined;
    return this.#once(`venue ${id}`, id, 3, async (bytes) => {
      const bundle = await readBundle(bytes);
      if (bundle.version !== 3) throw new Error(`${id}: expected a bundle of version 3.`);
      const floors = await bundle.read('floors');
      const manifest = await bundle.read('manifest');
      return {
        id,
        name,
        updatedAt: manifest?.features[0]?.properties.time ?? new Date(0).toISOString(),
        floors: (floors?.features ?? [])
          .map(({ properties }) => ({
            id: properties.id,
            name: properties.details?.name ?? properties.id,
            elevation: properties.elevation,
          }))
          .toSorted((a, b) => a.elevation - b.elevation),
        sha256: hashOf(bytes),
      };
    });
  }

  facts(id: string, version: MvfVersion): Promise<BundleFacts> {
    return this.#once(`facts ${id} ${version}`, id, version, async (bytes) => ({
      bytes: bytes.length,
      sha256: hashOf(bytes),
    }));
  }

  /** @param id - Must be one of `ids`, because it becomes part of a path. */
  async bundle(id: string, version: MvfVersion): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await readFile(this.#file(id, version)));
  }

  #file(id: string, version: MvfVersion): string {
    if (!this.#names.has(id)) throw new Error(`There is no demo venue "${id}".`);
    return join(this.#folder, id, `mvf-${version}.zip`);
  }

  /** Caches a value of a file until the file changes. */
  async #once<Value>(
    name: string,
    id: string,
    version: MvfVersion,
    make: (bytes: Uint8Array) => Promise<Value>,
  ): Promise<Value> {
    const { mtimeMs, size } = await stat(this.#file(id, version));
    const stamp = `${mtimeMs} ${size}`;
    const kept = this.#kept.get(name) as CacheEntry<Value> | undefined;
    if (kept?.stamp === stamp) return kept.value;
    const value = this.bundle(id, version).then(make);
    this.#kept.set(name, { stamp, value });
    // Failures are not cached.
    value.catch(() => this.#kept.delete(name));
    return value;
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
