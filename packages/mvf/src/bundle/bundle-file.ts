/** A file that a version of the format knows: where it stands and which extension explains it. */
export type BundleFile = {
  /** The property that holds its content in a document. */
  readonly key: string;
  /** The extension (or `core`) whose specification page describes it. */
  readonly extension: string;
  /** Path in the bundle; `*` stands for the id of a floor. This is what we write. */
  readonly path: string;
  /** Other spellings found in the wild. They are read, never written. */
  readonly alternates?: readonly string[];
};

/** What a reader must know of one version of the format. */
export type BundleFormat = {
  readonly version: 1 | 2 | 3;
  readonly files: readonly BundleFile[];
  /** Brings shapes found in the wild into the specified one, by key. */
  readonly normalise: Readonly<Record<string, (value: unknown) => unknown>>;
  /** Ids of the floors, from the paths of the bundle and its floors file. */
  floorIds(floors: unknown, paths: readonly string[] | undefined): readonly string[];
};

/** Whether a file exists once per floor. */
export function isPerFloor(file: BundleFile): boolean {
  return file.path.includes('*');
}

/** Every path at which a file may stand, the right one first. */
export function pathsOf(file: BundleFile, floorId = ''): readonly string[] {
  return [file.path, ...(file.alternates ?? [])].map((path) => pathOn(path, floorId));
}

/** The path of a file on one floor. A function, since `$&` in an id is no pattern here. */
export function pathOn(path: string, floorId: string): string {
  return path.replace('*', () => floorId);
}
