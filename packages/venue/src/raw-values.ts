// A bundle is not checked when it is opened: these let through what has the expected form and give
// nothing for the rest, so that a broken bundle shows what is whole in it.

/** The objects of a list; nothing when it is no list. */
export function objectsIn<Value extends object>(
  list: readonly (Value | null | undefined)[] | undefined,
): readonly Value[] {
  if (!Array.isArray(list)) return [];
  // Whole lists, nearly all of them, are not copied.
  const isBroken = list.some((entry) => !isObject(entry));
  return isBroken ? list.filter(isObject) : (list as readonly Value[]);
}

function isObject<Value extends object>(value: Value | null | undefined): value is Value {
  return typeof value === 'object' && value !== null;
}

/** The texts of a list; nothing when it is no list. */
export function textsIn(list: readonly string[] | undefined): readonly string[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

/** The entries of an object; nothing when it is none. */
export function entriesIn<Value>(
  record: Readonly<Record<string, Value>> | undefined,
): readonly [string, Value][] {
  return typeof record === 'object' && record !== null ? Object.entries(record) : [];
}

/** What an object has of its own under a key. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The value if it is an object. */
export function objectOr<Value extends object>(value: Value | undefined): Value | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** The number, or the fallback when it is none or not finite. */
export function finiteOr<Fallback>(
  value: number | undefined,
  fallback: Fallback,
): number | Fallback {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

/** The text if it is one and not empty. */
export function textOr<Fallback>(value: string | undefined, fallback: Fallback): string | Fallback {
  return typeof value === 'string' && value !== '' ? value : fallback;
}
