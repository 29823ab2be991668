import { runInSlices, type SlicedTask } from '@brand/service-kit';
import {
  DEFAULT_SETTINGS,
  type IndexSettings,
  SearchIndex,
  type StoredObject,
} from '@brand/search-engine';
import { ProtocolError } from './protocol-error.ts';

type Entry = {
  readonly objects: Map<string, StoredObject>;
  settings: Partial<IndexSettings>;
  /** Built lazily; cleared by a change. */
  built?: SearchIndex | undefined;
  buildTimeMs: number;
  /** Measured lazily; cleared by a change. */
  dataSize?: number | undefined;
  readonly createdAt: Date;
  updatedAt: Date;
};

/** Defaults that clients of the protocol expect among the settings. The engine ignores them. */
const OTHER_DEFAULTS = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  exactOnSingleWordQuery: 'attribute',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
  removeWordsIfNoResults: 'none',
  separatorsToIndex: '',
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
};
const DELETION_MS = 1000;

/** All indexes of the service, in memory. */
export class IndexStore {
  readonly #entries = new Map<string, Entry>();
  readonly #leaving = new Map<string, { readonly task: number; readonly timer: NodeJS.Timeout }>();
  #lastTask = 0;

  /** Gets an index for searching; builds it if needed. */
  searchable(name: string): SearchIndex {
    const entry = this.#entries.get(name);
    if (!entry) throw new ProtocolError(404, `Index ${name} does not exist`);
    if (!entry.built) {
      const begin = performance.now();
      entry.built = SearchIndex.of([...entry.objects.values()], entry.settings);
      entry.buildTimeMs = performance.now() - begin;
    }
    return entry.built;
  }

  /** Builds an index in time slices before its first query. */
  async prepare(name: string): Promise<void> {
    const entry = this.#existing(name);
    const { updatedAt } = entry;
    const begin = performance.now();
    const index = await runInSlices(SearchIndex.build([...entry.objects.values()], entry.settings));
    if (entry.updatedAt !== updatedAt) return;
    entry.built = index;
    entry.buildTimeMs = performance.now() - begin;
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** All indexes with the fields of the contract. No index has a file, so both sizes are the same. */
  async list(): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const items: Readonly<Record<string, unknown>>[] = [];
    for (const [name, entry] of this.#entries) {
      const dataSize = await this.#measure(entry);
      const isLeaving = this.#leaving.has(name);
      items.push({
        name,
        entries: entry.objects.size,
        dataSize,
        fileSize: dataSize,
        lastBuildTimeS: Math.round(entry.buildTimeMs / 1000),
        createdAt: entry.createdAt.toISOString(),
        updatedAt: entry.updatedAt.toISOString(),
        pendingTask: isLeaving,
        numberOfPendingTasks: isLeaving ? 1 : 0,
      });
    }
    return items;
  }

  settings(name: string): IndexSettings {
    return { ...OTHER_DEFAULTS, ...DEFAULT_SETTINGS, ...this.#existing(name).settings };
  }

  hasObject(name: string, id: string): boolean {
    return this.#existing(name).objects.has(id);
  }

  object(name: string, id: string): StoredObject {
    const object = this.#existing(name).objects.get(id);
    if (!object) throw new ProtocolError(404, 'ObjectID does not exist');
    return object;
  }

  setSettings(name: string, settings: Partial<IndexSettings>): number {
    const entry = this.#open(name);
    entry.settings = { ...entry.settings, ...settings };
    return this.#changed(entry);
  }

  /** Changes objects atomically: readers see either none of the changes or all. */
  change(name: string, change: (objects: Map<string, StoredObject>) => void): number {
    const entry = this.#open(name);
    change(entry.objects);
    return this.#changed(entry);
  }

  /**
   * Deletes an index after a delay, like the hosted service, whose clients poll until it is gone.
   */
  delete(name: string): number {
    this.#finishDeletion(name);
    const task = this.#nextTask();
    const timer = setTimeout(() => this.#finishDeletion(name), DELETION_MS);
    timer.unref();
    this.#leaving.set(name, { task, timer });
    return task;
  }

  /** Copies or moves an index to another name. */
  transfer(
    from: string,
    to: string,
    operation: 'copy' | 'move',
    scope?: readonly string[],
  ): number {
    this.#finishDeletion(from);
    this.#finishDeletion(to);
    const source = this.#existing(from);
    const target = this.#entries.get(to);
    const takes = (part: string): boolean => scope === undefined || scope.includes(part);
    this.#entries.set(to, {
      objects: new Map(scope === undefined ? source.objects : target?.objects),
      settings: takes('settings') ? source.settings : (target?.settings ?? {}),
      buildTimeMs: 0,
      createdAt: target?.createdAt ?? new Date(),
      updatedAt: new Date(),
    });
    if (operation === 'move') this.#entries.delete(from);
    return this.#nextTask();
  }

  /** State of a task. All complete immediately except the deletion of an index. */
  stateOfTask(id: number): 'published' | 'notPublished' | undefined {
    if (!Number.isInteger(id) || id <= 0 || id > this.#lastTask) return undefined;
    const isLeaving = [...this.#leaving.values()].some(({ task }) => task === id);
    return isLeaving ? 'notPublished' : 'published';
  }

  async #measure(entry: Entry): Promise<number> {
    if (entry.dataSize !== undefined) return entry.dataSize;
    const { updatedAt } = entry;
    const bytes = await runInSlices(measureBytes([...entry.objects.values()]));
    if (entry.updatedAt === updatedAt) entry.dataSize = bytes;
    return bytes;
  }

  #finishDeletion(name: string): void {
    const leaving = this.#leaving.get(name);
    if (!leaving) return;
    clearTimeout(leaving.timer);
    this.#leaving.delete(name);
    this.#entries.delete(name);
  }

  #existing(name: string): Entry {
    const entry = this.#entries.get(name);
    if (!entry) throw new ProtocolError(404, `Index ${name} does not exist`);
    return entry;
  }

  #open(name: string): Entry {
    this.#finishDeletion(name);
    const entry = this.#entries.get(name) ?? {
      objects: new Map<string, StoredObject>(),
      settings: {},
      buildTimeMs: 0,
      createdAt: new Date(),
      updatedAt: new Date(),
    };
    this.#entries.set(name, entry);
    return entry;
  }

  #changed(entry: Entry): number {
    entry.built = undefined;
    entry.dataSize = undefined;
    entry.updatedAt = new Date();
    return this.#nextTask();
  }

  #nextTask(): number {
    this.#lastTask += 1;
    return this.#lastTask;
  }
}

/** Bytes of objects as minified JSON. */
function* measureBytes(objects: readonly StoredObject[]): SlicedTask<number> {
  let bytes = 0;
  for (const object of objects) {
    bytes += Buffer.byteLength(JSON.stringify(object));
    yield;
  }
  return bytes;
}
