/** Deeper than any option; bounds the recursion on cyclic structures. */
const MAX_DEPTH = 12;

/**
 * Deep equality of arrays and plain objects, so that options can be written inline. Bytes, handles
 * and functions are compared by identity.
 */
export function deepEqual(a: unknown, b: unknown, depth: number = MAX_DEPTH): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0) return false;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => deepEqual(item, b[index], depth - 1));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => name in b && deepEqual(a[name], b[name], depth - 1))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}
