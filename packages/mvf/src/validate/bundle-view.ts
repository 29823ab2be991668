import type { FloorFilesOf, MvfVersion, VenueFilesOf } from '../bundle/document.ts';
import type { FindingList, Report } from './finding-list.ts';
import type { LoadedBundle } from './loaded-bundle.ts';

/** A file whose content has the type of its schema. For invalid content, see `checkValue`. */
export type CheckedFile<T> = {
  readonly file: string;
  /** Id of the file's floor. Empty for a file that exists once. */
  readonly floorId: string;
  readonly value: T;
};

/** Every file of a version by key, whether it exists once or per floor. */
type FilesOf<V extends MvfVersion> = VenueFilesOf<V> & FloorFilesOf<V>;

export type ViewParts = {
  readonly bundle: LoadedBundle;
  readonly lostIds: ReadonlySet<string>;
  readonly lostKeys: ReadonlySet<string>;
  readonly findings: FindingList;
  readonly files: ReadonlyMap<string, readonly CheckedFile<unknown>[]>;
};

/** The view of a bundle for rules: files that have passed their schema, and the report function. */
export class BundleView<V extends MvfVersion = MvfVersion> {
  readonly bundle: LoadedBundle;
  /** Ids of objects that did not pass their schema. */
  readonly lostIds: ReadonlySet<string>;
  /** Keys of files of which at least one is unusable, so that its content is unknown. */
  readonly lostKeys: ReadonlySet<string>;
  readonly report: (report: Report) => void;
  readonly #files: ReadonlyMap<string, readonly CheckedFile<unknown>[]>;

  constructor({ bundle, lostIds, lostKeys, findings, files }: ViewParts) {
    this.bundle = bundle;
    this.lostIds = lostIds;
    this.lostKeys = lostKeys;
    this.report = (report) => findings.report(report);
    this.#files = files;
  }

  /**
   * Returns the usable files with a key: at most one for a file that exists once, at most one per
   * floor for others.
   */
  files<K extends keyof FilesOf<V> & string>(key: K): readonly CheckedFile<FilesOf<V>[K]>[] {
    return (this.#files.get(key) ?? []) as readonly CheckedFile<FilesOf<V>[K]>[];
  }
}
