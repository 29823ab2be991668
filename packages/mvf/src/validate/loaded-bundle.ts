import type { BundleFile } from '../bundle/bundle-file.ts';
import type { MvfVersion } from '../bundle/document.ts';

/** A file that could be read and parsed. Its content is not yet checked. */
export type LoadedFile = {
  readonly known: BundleFile;
  /** Path in the bundle, in any accepted spelling. */
  readonly path: string;
  /** Id of the file's floor. Empty for a file that exists once. */
  readonly floorId: string;
  readonly value: unknown;
};

/** The parsed files of a bundle. Unreadable files have been reported. */
export type LoadedBundle = {
  readonly version: MvfVersion;
  readonly floorIds: readonly string[];
  readonly files: readonly LoadedFile[];
  /** Files that exist but could not be read, by their expected path. */
  readonly broken: ReadonlyMap<string, BundleFile>;
  /** Every path of the bundle, or `undefined` if the source cannot list its files. */
  readonly paths: ReadonlySet<string> | undefined;
  /** Whether the files exist as such. The files of a document in memory are not written yet. */
  readonly isWritten: boolean;
};
