import {
  validateLabel,
  validateMapKey,
  MAX_MAP_KEYS,
  type MapKey,
  type MapKeyProblem,
  normalizeMapKey,
} from './map-key';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const UNREADABLE = 'Some of your map keys could not be read and were left out. Add them again.';
const UNSAVED =
  'Your browser does not allow this site to store map keys. They last until you close this page.';
const TOO_MANY = `You have reached the limit of ${MAX_MAP_KEYS} keys. Remove a key first.`;

/** The map keys of one user, in local storage. */
export class MapKeyStore {
  readonly #storage: Storage | undefined;
  readonly #name: string;
  readonly #listeners = new Set<() => void>();
  #keys: readonly MapKey[] = [];
  #warning: string | undefined;

  constructor(storage: Storage | undefined, name: string) {
    this.#storage = storage;
    this.#name = name;
    this.#read();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getKeys = (): readonly MapKey[] => this.#keys;

  /** A warning about the storage, for the user. */
  readonly getWarning = (): string | undefined => this.#warning;

  /** Adds a key, or returns the problem with it. */
  add(input: MapKey): MapKeyProblem | undefined {
    if (this.#keys.length >= MAX_MAP_KEYS) return { field: 'label', message: TOO_MANY };
    const key = normalizeMapKey(input);
    const problem = validateMapKey(key, this.#keys);
    if (!problem) this.#write([...this.#keys, key]);
    return problem;
  }

  /** Changes the label of a key, or returns the problem with the new one. */
  rename(label: string, wanted: string): MapKeyProblem | undefined {
    const newLabel = normalizeMapKey({ label: wanted, venueId: '', key: '' }).label;
    const others = this.#keys.filter((key) => key.label !== label);
    const problem = validateLabel(newLabel, others);
    if (!problem) {
      this.#write(
        this.#keys.map((key) => (key.label === label ? { ...key, label: newLabel } : key)),
      );
    }
    return problem;
  }

  remove(label: string): void {
    this.#write(this.#keys.filter((key) => key.label !== label));
  }

  /** Reloads the list after another tab changed it. */
  onStorage(changedName: string | null): void {
    if (changedName !== null && changedName !== this.#name) return;
    this.#read();
    this.#notify();
  }

  #read(): void {
    const { keys, isWhole } = parseMapKeys(this.#storage?.getItem(this.#name) ?? '[]');
    this.#keys = keys;
    this.#warning = isWhole ? undefined : UNREADABLE;
  }

  #write(keys: readonly MapKey[]): void {
    this.#keys = keys;
    try {
      if (!this.#storage) throw new Error('Storage is blocked.');
      this.#storage.setItem(this.#name, JSON.stringify(keys));
      this.#warning = undefined;
    } catch {
      // Storage is full or blocked: keep the list in memory.
      this.#warning = UNSAVED;
    }
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The valid keys in a stored text, and whether all of them are valid. */
export function parseMapKeys(text: string): { keys: readonly MapKey[]; isWhole: boolean } {
  const keys: MapKey[] = [];
  try {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) return { keys, isWhole: false };
    for (const value of values as unknown[]) {
      if (keys.length < MAX_MAP_KEYS && isMapKey(value) && !validateMapKey(value, keys)) {
        keys.push({ label: value.label, venueId: value.venueId, key: value.key });
      }
    }
    return { keys, isWhole: keys.length === values.length };
  } catch {
    // Not written by this site.
    return { keys, isWhole: false };
  }
}

function isMapKey(value: unknown): value is MapKey {
  const { label, venueId, key } = (value ?? {}) as Partial<Record<string, unknown>>;
  return [label, venueId, key].every((part) => typeof part === 'string');
}
