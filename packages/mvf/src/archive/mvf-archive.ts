/**
 * The files of a bundle, wherever they come from. Paths are relative to the bundle's root, with
 * forward slashes and no leading one. Write your own to read bundles from elsewhere.
 *
 * @example
 * const files = new Map([['manifest.geojson', bytes]]);
 * const archive: MvfArchive = {
 *   paths: [...files.keys()],
 *   sizeOf: (path) => files.get(path)?.length,
 *   read: async (path) => files.get(path),
 * };
 */
export interface MvfArchive {
  /** Every path, sorted; `undefined` when the source cannot list itself (a web server). */
  readonly paths: readonly string[] | undefined;
  /** Size in bytes once unpacked, when the source knows it without reading. */
  sizeOf(path: string): number | undefined;
  /** The content of one file, or `undefined` when there is none at that path. */
  read(path: string): Promise<Uint8Array | undefined>;
}
