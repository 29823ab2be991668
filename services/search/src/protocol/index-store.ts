import {
  DEFAULT_SETTINGS,
  type IndexSettings,
  SearchIndex,
  type StoredObject,
} from '../engine/index.ts';
import { ProtocolError } from './protocol-error.ts';

type Entry = {
  readonly objects: Map<string, StoredObject>;
  settings: Partial<IndexSettings>;
  /** Made anew when it is next asked for. */
  built?: SearchIndex | undefined;
  updatedAt: Date;
};

/** All indexes of the service, in memory. */
export class IndexStore {
  readonly #entries = new Map<string, Entry>();
  #lastTask = 0;

  /** An index as readers search it. */
  searchable(name: string): SearchIndex {
    const entry = this.#entries.get(name);
    if (!entry) throw new ProtocolError(404, `Index ${name} does not exist`);
    entry.built ??= new SearchIndex([...entry.objects.values()], entry.settings);
    return entry.built;
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  list(): { readonly name: string; readonly entries: number; readonly updatedAt: string }[] {
    return [...this.#entries].map(([name, { objects, updatedAt }]) => ({
      name,
      entries: objects.size,
      updatedAt: updatedAt.toISOString(),
    }));
  }

  settings(name: string): IndexSettings {
    return { ...DEFAULT_SETTINGS, ...this.#existing(name).settings };
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

  /** Changes objects, all at once: readers see either none of the changes or all. */
  change(name: string, change: (objects: Map<string, StoredObject>) => void): number {
    const entry = this.#open(name);
    change(entry.objects);
    return this.#changed(entry);
  }

  delete(name: string): number {
    this.#entries.delete(name);
    return this.#nextTask();
  }

  /** Gives another name a copy of an index, or the index itself. */
  transfer(
    from: string,
    to: string,
    operation: 'copy' | 'move',
    scope?: readonly string[],
  ): number {
    const source = this.#existing(from);
    const target = this.#entries.get(to);
    const takes = (part: string): boolean => scope === undefined || scope.includes(part);
    this.#entries.set(to, {
      objects: new Map(scope === undefined ? source.objects : target?.objects),
      settings: takes('settings') ? source.settings : (target?.settings ?? {}),
      updatedAt: new Date(),
    });
    if (operation === 'move') this.#entries.delete(from);
    return this.#nextTask();
  }

  /** Work is done when it is asked for, so every task that was handed out is done. */
  isTask(id: number): boolean {
    return Number.isInteger(id) && id > 0 && id <= this.#lastTask;
  }

  #existing(name: string): Entry {
    const entry = this.#entries.get(name);
    if (!entry) throw new ProtocolError(404, `Index ${name} does not exist`);
    return entry;
  }

  #open(name: string): Entry {
    const entry = this.#entries.get(name) ?? {
      objects: new Map<string, StoredObject>(),
      settings: {},
      updatedAt: new Date(),
    };
    this.#entries.set(name, entry);
    return entry;
  }

  #changed(entry: Entry): number {
    entry.built = undefined;
    entry.updatedAt = new Date();
    return this.#nextTask();
  }

  #nextTask(): number {
    this.#lastTask += 1;
    return this.#lastTask;
  }
}
