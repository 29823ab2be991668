// Bundles are not validated when they are opened. These helpers pass values of the expected form
// and drop the rest, so that a broken bundle still shows its valid parts.

/** Returns the objects in a list, or an empty list if the value is not a list. */
export function objectsIn<Value extends object>(
  list: readonly (Value | null | undefined)[] | undefined,
): readonly Value[] {
  if (!Array.isArray(list)) return [];
  // Valid lists, nearly all of them, are not copied.
  const isBroken = list.some((entry) => !isObject(entry));
  return isBroken ? list.filter(isObject) : (list as readonly Value[]);
}

function isObject<Value extends object>(value: Value | null | undefined): value is Value {
  return typeof value === 'object' && value !== null;
}

/** Returns the strings in a list, or an empty list if the value is not a list. */
export function textsIn(list: readonly string[] | undefined): readonly string[] {
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

/** Returns the entries of an object, or an empty list if the value is not an object. */
export function entriesIn<Value>(
  record: Readonly<Record<string, Value>> | undefined,
): readonly [string, Value][] {
  return typeof record === 'object' && record !== null ? Object.entries(record) : [];
}

/** Returns an own property of an object, never an inherited one. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Returns the value if it is an object. */
export function objectOr<Value extends object>(value: Value | undefined): Value | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** Returns the number, or the fallback if it is not a finite number. */
export function finiteOr<Fallback>(
  value: number | undefined,
  fallback: Fallback,
): number | Fallback {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

/** Returns the string if it is not empty, otherwise the fallback. */
export function textOr<Fallback>(value: string | undefined, fallback: Fallback): string | Fallback {
  return typeof value === 'string' && value !== '' ? value : fallback;
}
