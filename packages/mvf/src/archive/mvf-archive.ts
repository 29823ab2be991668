/**
 * The files of a bundle, wherever they come from. Paths are relative to the bundle's root, with
 * forward slashes and no leading one.
 */
export interface MvfArchive {
  /** Every path, sorted; `undefined` when the source cannot list itself (a web server). */
  readonly paths: readonly string[] | undefined;
  /** Size in bytes once unpacked, when the source knows it without reading. */
  sizeOf(path: string): number | undefined;
  /** The content of one file, or `undefined` when there is none at that path. */
  read(path: string): Promise<Uint8Array | undefined>;
}
