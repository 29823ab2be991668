import type { BundleFile } from '../bundle/bundle-file.ts';
import type { MvfVersion } from '../bundle/document.ts';

/** A file that could be read and parsed; nothing is known of its content yet. */
export type LoadedFile = {
  readonly known: BundleFile;
  /** Path in the bundle, in any accepted spelling. */
  readonly path: string;
  /** The floor whose file it is; empty for a file that exists once. */
  readonly floorId: string;
  readonly value: unknown;
};

/** The parsed files of a bundle. Unreadable files have been reported. */
export type LoadedBundle = {
  readonly version: MvfVersion;
  readonly floorIds: readonly string[];
  readonly files: readonly LoadedFile[];
  /** Files that are there but could not be read, by the path that they should have. */
  readonly broken: ReadonlyMap<string, BundleFile>;
  /** Every path of the bundle; `undefined` when the source cannot list itself. */
  readonly paths: ReadonlySet<string> | undefined;
  /** Whether the files exist as such. The files of a document in memory are yet to be written. */
  readonly isWritten: boolean;
};
