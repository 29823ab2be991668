import type { ImportFormat, ReportEntry } from '@brand/mvf/convert';
import type { Finding, FindingCode, FindingGroup, Severity } from '@brand/mvf/validate';

/** A request to open a source. */
export type VenueQuestion =
  /** A single file of the reader. */
  | { readonly kind: 'file'; readonly name: string; readonly file: Blob }
  /** The files of one venue, by path. */
  | { readonly kind: 'files'; readonly name: string; readonly files: ReadonlyMap<string, Blob> }
  /** A bundle of this portal, by URL. */
  | { readonly kind: 'address'; readonly name: string; readonly address: string }
  /** A bundle of the corpus, by name. */
  | { readonly kind: 'broken'; readonly name: string };

/** Phases that are long enough to report, in the order in which they run. */
export type Phase = 'loading' | 'checking' | 'converting' | 'editing' | 'checking-result';

/** Progress of the work. `total` may grow while more of the file is read. */
export type BenchProgress = {
  readonly phase: Phase;
  readonly done: number;
  readonly total: number;
};

export type OnBenchProgress = (progress: BenchProgress) => void;

export type Counts = Readonly<Record<Severity, number>>;

export type FloorChoice = { readonly id: string; readonly name: string };

export type OpenedVenue = {
  readonly name: string;
  readonly format: ImportFormat;
  /** Version of MVF; `undefined` for other formats. */
  readonly version: 1 | 2 | 3 | undefined;
  /** Unpacked size in bytes. */
  readonly bytes: number;
  readonly counts: Counts;
  /** Highest floor first; empty if the venue cannot be drawn. */
  readonly floors: readonly FloorChoice[];
  /** The reason why the venue can be neither drawn nor downloaded. */
  readonly problem: string | undefined;
  /** Files that are too broken to be read, and are not part of the shown venue. */
  readonly leftOut: readonly string[];
  readonly drawing: Drawing;
  readonly conversion: Conversion | undefined;
  /** The last edit that can be undone; `undefined` if the venue is as in the file. */
  readonly edit: EditReport | undefined;
};

/** The place of a value: a file of the bundle, and a JSON pointer in it. */
export type ValuePlace = { readonly file: string; readonly pointer: string };

/** A change of the venue. */
export type VenueEdit =
  /** Replaces the walking network by one from walkable shapes and doors. */
  | { readonly kind: 'generate-routing' }
  /** Moves the centre of the venue to the anchor and turns it, in degrees clockwise. */
  | { readonly kind: 'set-anchor'; readonly anchor: Position; readonly rotation: number }
  /** Replaces one value of a file. */
  | ({ readonly kind: 'set-value'; readonly json: string } & ValuePlace);

/** What an edit changed. */
export type EditReport = {
  readonly kind: VenueEdit['kind'];
  readonly entries: readonly ReportEntry[];
  /** Number of entries that are not listed. */
  readonly more: number;
};

/**
 * How a venue is drawn: immediately, on demand, or on demand one floor at a time. The map is drawn
 * on the main thread, which a large venue would block.
 */
export type Drawing = 'at-once' | 'on-demand' | 'by-floor';

/** The report of an upgrade or import. */
export type Conversion = {
  readonly entries: readonly ReportEntry[];
  /** Number of entries that are not listed. */
  readonly more: number;
  /** Findings in the result. Those of an import are in the list of findings. */
  readonly counts: Counts;
};

/** A file that could not be opened. */
export type Refusal = {
  readonly name: string;
  readonly code: string;
  /** Expected and actual content. */
  readonly message: string;
  readonly advice: string;
  /** Path of the page about the rule, if the format has one. */
  readonly docs: string | undefined;
};

export type OpenAnswer =
  | { readonly state: 'opened'; readonly venue: OpenedVenue }
  | { readonly state: 'refused'; readonly refusal: Refusal };

/** A filter of findings. */
export type FindingsFilter = {
  readonly severity: Severity | 'all';
  /** Searched in file, code and message; empty for all. */
  readonly text: string;
};

/** The findings that match a filter, by rule. */
export type ListedGroup = Omit<FindingGroup, 'findings'>;

/** A page of the findings of one rule. */
export type FindingsQuery = FindingsFilter & {
  readonly code: FindingCode;
  /** Number of findings to skip. */
  readonly start: number;
};

export type ListedFinding = Pick<Finding, 'code' | 'severity' | 'file' | 'pointer' | 'message'> & {
  /** Its index among all findings. */
  readonly index: number;
  /** Whether it has a place on a floor. */
  readonly hasPlace: boolean;
};

/** A page of findings of one rule. */
export type FindingsPage = {
  readonly findings: readonly ListedFinding[];
  /** Number of findings that can be listed, on all pages. */
  readonly total: number;
};

/** Longitude and latitude in degrees. */
export type Position = readonly [lng: number, lat: number];

/** The place of a finding on the map. */
export type Place = {
  /** Label of the place, such as an id. */
  readonly name: string;
  /** Id of its floor in the shown venue; `undefined` if the file does not name one. */
  readonly floorId: string | undefined;
  /** Outlines and lines; empty if the place is a whole floor. */
  readonly lines: readonly (readonly Position[])[];
  readonly points: readonly Position[];
  /** Kilometres from the venue, if the place is too far away for the map. */
  readonly kilometresAway: number | undefined;
};

/** The bundle for the map as a zip, with all floors or one. */
export type MapBundle =
  | { readonly kind: 'bundle'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'too-large'; readonly reason: string };

export type DownloadFormat = 'mvf' | 'geojson' | 'svg';

export type Download = { readonly name: string; readonly blob: Blob };
