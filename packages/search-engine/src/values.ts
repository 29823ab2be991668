export type StoredObject = { readonly objectID: string; readonly [attribute: string]: unknown };

/** The value at a path such as `hierarchy.lvl1`; an attribute may also have the whole path as its name. */
export function valueAt(object: unknown, path: string): unknown {
  if (!isObject(object)) return undefined;
  if (Object.hasOwn(object, path)) return object[path];
  const dot = path.indexOf('.');
  if (dot < 0) return undefined;
  const [head, rest] = [path.slice(0, dot), path.slice(dot + 1)];
  const value = Object.hasOwn(object, head) ? object[head] : undefined;
  if (Array.isArray(value)) return value.flatMap((item) => valueAt(item, rest) ?? []);
  return valueAt(value, rest);
}

/** A precompiled path, for reading it from many objects. */
export type Path = { readonly name: string; readonly steps: readonly string[] };

export function pathOf(name: string): Path {
  return { name, steps: name.split('.') };
}

/** Like `valueAt`, with a fast path for the common case of at most one nested object. */
export function valueOn(object: StoredObject, { name, steps }: Path): unknown {
  const [head = '', step] = steps;
  if (Object.hasOwn(object, name)) return object[name];
  if (step === undefined) return undefined;
  const inner = Object.hasOwn(object, head) ? object[head] : undefined;
  if (steps.length > 2 || !isObject(inner)) return valueAt(object, name);
  return Object.hasOwn(inner, step) ? inner[step] : undefined;
}

/** All texts in a value, recursively. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Facet values of an object: a single one, or those of a list. */
export function facetValuesOf(object: unknown, attribute: string): string[] {
  const value = valueAt(object, attribute);
  const list = Array.isArray(value) ? value : [value];
  return list
    .filter((item) => ['string', 'number', 'boolean'].includes(typeof item))
    .map((item) => String(item));
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets an own property, so that a name such as `__proto__` is safe. */
export function putOwn(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') {
    const own = { enumerable: true, configurable: true, writable: true };
    Object.defineProperty(target, name, { ...own, value });
  } else target[name] = value;
}
