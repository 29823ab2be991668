import type { MvfLimits } from '../archive/limits.ts';
import type { MvfArchive } from '../archive/mvf-archive.ts';
import { parseJson } from '../archive/parse-json.ts';
import { MvfError } from '../mvf-error.ts';
import { type BundleFile, type BundleFormat, isPerFloor, pathsOf } from './bundle-file.ts';
import type { DocumentOf, FloorFilesOf, MvfVersion, VenueFilesOf } from './document.ts';

/**
 * An open bundle. Opening reads only the manifest and the list of floors. Every other file is
 * unpacked and parsed on demand and not cached.
 *
 * @example
 * const bundle = await readBundle(zipBytes);
 * for (const floorId of bundle.floorIds) console.log(floorId, await bundle.pathOf('nodes', floorId));
 */
export class MvfBundle<V extends MvfVersion = MvfVersion> {
  /** Major version of the format. */
  readonly version: V;
  /** Ids of the floors, in the order of the bundle. */
  readonly floorIds: readonly string[];
  /** The files behind the bundle. */
  readonly archive: MvfArchive;
  readonly #format: BundleFormat;
  readonly #limits: MvfLimits;

  /** @internal Use `readBundle`. */
  constructor(parts: BundleParts<V>) {
    this.version = parts.version;
    this.floorIds = parts.floorIds;
    this.archive = parts.archive;
    this.#format = parts.format;
    this.#limits = parts.limits;
  }

  /** Reads a file that exists once. Returns `undefined` if the bundle does not contain it. */
  async read<K extends keyof VenueFilesOf<V> & string>(
    key: K,
  ): Promise<VenueFilesOf<V>[K] | undefined> {
    const found = await this.#find(this.#file(key));
    return found?.value as VenueFilesOf<V>[K] | undefined;
  }

  /** Reads a file that exists once per floor. Returns `undefined` if that floor has none. */
  async readFloor<K extends keyof FloorFilesOf<V> & string>(
    key: K,
    floorId: string,
  ): Promise<FloorFilesOf<V>[K] | undefined> {
    if (!this.floorIds.includes(floorId)) {
      throw new MvfError(
        'mvf/unknown-floor',
        `The bundle has no floor "${floorId}". Its floors are: ${this.floorIds.join(', ')}.`,
      );
    }
    const found = await this.#find(this.#file(key), floorId);
    return found?.value as FloorFilesOf<V>[K] | undefined;
  }

  /**
   * Returns the actual path of a file in this bundle, in any accepted spelling, or `undefined` if
   * the file does not exist.
   */
  async pathOf(key: string, floorId?: string): Promise<string | undefined> {
    return (await this.#find(this.#file(key), floorId))?.path;
  }

  /** Reads the whole bundle, including files of extensions that this package does not recognise. */
  async load(options: LoadOptions = {}): Promise<DocumentOf<V>> {
    const document: Record<string, unknown> = { version: this.version };
    const known = new Set<string>();
    const total = this.#format.files.length;
    for (const [index, file] of this.#format.files.entries()) {
      options.signal?.throwIfAborted();
      options.onProgress?.({ done: index, total });
      const content = await this.#loadFile(file, known);
      if (content !== undefined) document[file.key] = content;
    }
    document['extras'] = await this.#loadExtras(known);
    options.onProgress?.({ done: total, total });
    return document as DocumentOf<V>;
  }

  async #loadFile(file: BundleFile, known: Set<string>): Promise<unknown> {
    if (!isPerFloor(file)) {
      const found = await this.#find(file);
      if (found) known.add(found.path);
      return found?.value;
    }
    const floors: [string, unknown][] = [];
    for (const floorId of this.floorIds) {
      const found = await this.#find(file, floorId);
      if (!found) continue;
      known.add(found.path);
      floors.push([floorId, found.value]);
    }
    // Object.fromEntries defines own properties, so that a floor called __proto__ stays data.
    return floors.length > 0 ? Object.fromEntries(floors) : undefined;
  }

  async #loadExtras(known: ReadonlySet<string>): Promise<Record<string, Uint8Array>> {
    const extras: [string, Uint8Array][] = [];
    for (const path of this.archive.paths ?? []) {
      const bytes = known.has(path) ? undefined : await this.archive.read(path);
      if (bytes) extras.push([path, bytes]);
    }
    return Object.fromEntries(extras);
  }

  #file(key: string): BundleFile {
    const file = this.#format.files.find((one) => one.key === key);
    if (file) return file;
    const keys = this.#format.files.map((one) => one.key).join(', ');
    throw new MvfError(
      'mvf/missing-file',
      `MVF ${this.version} has no file "${key}". Its files are: ${keys}.`,
    );
  }

  async #find(
    file: BundleFile,
    floorId?: string,
  ): Promise<{ path: string; value: unknown } | undefined> {
    for (const path of pathsOf(file, floorId)) {
      const bytes = await this.archive.read(path);
      if (!bytes) continue;
      const value = parseJson(bytes, path, this.#limits);
      return { path, value: this.#format.normalise[file.key]?.(value) ?? value };
    }
    return undefined;
  }
}

export type BundleParts<V extends MvfVersion> = {
  readonly version: V;
  readonly floorIds: readonly string[];
  readonly archive: MvfArchive;
  readonly format: BundleFormat;
  readonly limits: MvfLimits;
};

/** Options for reading a whole bundle. */
export type LoadOptions = {
  /** Signal that stops the work. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called after each type of file has been read. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
};
