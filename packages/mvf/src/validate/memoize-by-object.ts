/** Memoizes a function of one object in a `WeakMap`. */
export function memoizeByObject<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const cache = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    let entry = cache.get(key);
    if (!entry) {
      entry = { value: make(key) };
      cache.set(key, entry);
    }
    return entry.value;
  };
}
