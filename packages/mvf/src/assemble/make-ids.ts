/** Prefix of an id, by the type of its object. */
export type IdPrefix = 'f' | 'g' | 'n' | 'c' | 'fs' | 'a' | 'loc' | 'loci' | 'lcat' | 'ea';

/** Returns a readable id for a key, unique in the bundle. */
export type MakeId = (prefix: IdPrefix, key: string) => string;

// Long enough for a word and a UUID.
const MAX_LENGTH = 64;

/** Creates an id generator. The same calls in the same order return the same ids. */
export function createIds(): MakeId {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (prefix, key) => {
    const stem = `${prefix}_${slugOf(key)}`;
    let count = counts.get(stem) ?? 1;
    let id = count === 1 ? stem : `${stem}-${count}`;
    while (taken.has(id)) {
      count += 1;
      id = `${stem}-${count}`;
    }
    counts.set(stem, count + 1);
    taken.add(id);
    return id;
  };
}

/** Returns the letters and digits of a key that are allowed in ids, or `x` if there are none. */
export function slugOf(key: string): string {
  const plain = String(key)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    // The floor below the ground floor must not look like the one above it.
    .replaceAll(/(?<![a-z0-9])[-−](?=\d)/g, '-m')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'x' : plain;
}
