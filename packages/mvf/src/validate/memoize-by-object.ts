/** Makes something for an object the first time it is asked for, and keeps it as long as that. */
export function memoizeByObject<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    let entry = made.get(key);
    if (!entry) {
      entry = { value: make(key) };
      made.set(key, entry);
    }
    return entry.value;
  };
}
