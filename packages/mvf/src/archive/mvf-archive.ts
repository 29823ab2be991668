/**
 * The files of a bundle from any source. Paths are relative to the bundle's root, with forward
 * slashes and without a leading one. To read bundles from another source, implement this interface.
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
  /** Every path, sorted, or `undefined` if the source cannot list its files (a web server). */
  readonly paths: readonly string[] | undefined;
  /** Returns the unpacked size in bytes, if it is available without reading the file. */
  sizeOf(path: string): number | undefined;
  /** Reads one file. Returns `undefined` if there is no file at that path. */
  read(path: string): Promise<Uint8Array | undefined>;
}
