/** An object of an index. */
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

/** The texts in a value, whatever its shape. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The values that an object can be filtered by: one, or those of a list. */
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
