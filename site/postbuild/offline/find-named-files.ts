const FILE_NAME = /[\w.~-]+\.(?:js|mjs|css|woff2?|webp|png|jpe?g|svg|glb|json|mp4|wasm|zip|pdf)\b/g;

export type NamedFileOptions = {
  /** Files to find, by the last part of their path. The bundler puts a hash into each name. */
  readonly byName: ReadonlyMap<string, string>;
  readonly readText: (path: string) => string;
  /** Whether the names in a found file are followed too. */
  readonly isFollowed: (path: string) => boolean;
};

/** Finds the files that some files name, and that those name. */
export function findNamedFiles(
  paths: Iterable<string>,
  { byName, readText, isFollowed }: NamedFileOptions,
): Set<string> {
  const found = new Set<string>();
  const queue = [...paths];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const [name] of readText(path).matchAll(FILE_NAME)) {
      const file = byName.get(name);
      if (file === undefined || found.has(file)) continue;
      found.add(file);
      if (isFollowed(file)) queue.push(file);
    }
  }
  return found;
}
