/** A file defined by a version of the format: its path and its extension. */
export type BundleFile = {
  /** Name of the property that holds the file's content in a document. */
  readonly key: string;
  /** Extension (or `core`) whose specification page describes the file. */
  readonly extension: string;
  /** Path in the bundle as written. `*` is replaced by the id of a floor. */
  readonly path: string;
  /** Other spellings found in real bundles, which are read but never written. */
  readonly alternates?: readonly string[];
};

/** The data that a reader needs about one version of the format. */
export type BundleFormat = {
  readonly version: 1 | 2 | 3;
  readonly files: readonly BundleFile[];
  /** Functions that convert structures found in real bundles to the specified ones, by key. */
  readonly normalise: Readonly<Record<string, (value: unknown) => unknown>>;
  /** Returns the ids of the floors, from the paths of the bundle and its floors file. */
  floorIds(floors: unknown, paths: readonly string[] | undefined): readonly string[];
};

/** Whether a file exists once per floor. */
export function isPerFloor(file: BundleFile): boolean {
  return file.path.includes('*');
}

/** Returns every path that is read for a file, the canonical one first. */
export function pathsOf(file: BundleFile, floorId = ''): readonly string[] {
  return [file.path, ...(file.alternates ?? [])].map((path) => pathOn(path, floorId));
}

/**
 * Returns the path of a file on one floor. Uses a replacer function, so that `$&` in an id is not a
 * pattern.
 */
export function pathOn(path: string, floorId: string): string {
  return path.replace('*', () => floorId);
}
