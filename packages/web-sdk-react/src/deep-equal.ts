/** Deeper than any option; bounds the recursion on cyclic structures. */
const MAX_DEPTH = 12;

/**
 * Deep equality of arrays and plain objects, because JSX creates new ones at each render. Class
 * instances such as spaces, bytes and functions are compared by identity.
 */
export function deepEqual(a: unknown, b: unknown, depth: number = MAX_DEPTH): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0) return false;
  if (Array.isArray(a)) {
    return (
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((value, index) => deepEqual(value, b[index], depth - 1))
    );
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && deepEqual(a[name], b[name], depth - 1))
  );
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
