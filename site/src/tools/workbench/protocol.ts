import type { MvfLimits } from '@brand/mvf';
import type { ImportFormat, ReportEntry } from '@brand/mvf/convert';
import type { Finding, Severity } from '@brand/mvf/validate';

/** What the page asks the worker to open. */
export type VenueQuestion =
  /** A file of the reader's. */
  | { readonly kind: 'file'; readonly name: string; readonly file: Blob }
  /** Files that are a venue together, by their paths. */
  | { readonly kind: 'files'; readonly name: string; readonly files: ReadonlyMap<string, Blob> }
  /** A bundle of this portal. */
  | { readonly kind: 'address'; readonly name: string; readonly address: string }
  /** A bundle of the corpus, by its name. */
  | { readonly kind: 'broken'; readonly name: string };

/** Work that takes long enough to be told of, in the order in which it is done. */
export type Phase = 'loading' | 'checking' | 'converting' | 'checking-result';

/** How far the work is. `total` may grow while more of the file becomes known. */
export type BenchProgress = {
  readonly phase: Phase;
  readonly done: number;
  readonly total: number;
};

export type OnBenchProgress = (progress: BenchProgress) => void;

export type Counts = Readonly<Record<Severity, number>>;

export type FloorChoice = { readonly id: string; readonly name: string };

/** What was opened. */
export type OpenedVenue = {
  readonly name: string;
  readonly format: ImportFormat;
  /** Version of the format, for MVF. */
  readonly version: 1 | 2 | 3 | undefined;
  /** Unpacked size in bytes. */
  readonly bytes: number;
  readonly counts: Counts;
  /** Floors from the highest to the lowest; none of a venue that cannot be drawn. */
  readonly floors: readonly FloorChoice[];
  /** Why there is no venue to draw and to download. */
  readonly problem: string | undefined;
  /** Files that are too broken to be used, and are not part of the venue that is shown. */
  readonly leftOut: readonly string[];
  readonly drawing: Drawing;
  readonly conversion: Conversion | undefined;
};

/**
 * How a venue is drawn: at once, when the reader asks for it, or then one floor at a time. A map is
 * drawn by the page itself, which a large venue would stop.
 */
export type Drawing = 'at-once' | 'on-demand' | 'by-floor';

/** What an upgrade or an import did. */
export type Conversion = {
  readonly entries: readonly ReportEntry[];
  /** Entries that are not listed. */
  readonly more: number;
  /** What is found in the result; that of an import is what the list of findings shows. */
  readonly counts: Counts;
};

/** A file that was not opened at all. */
export type Refusal = {
  readonly name: string;
  readonly code: string;
  /** What was expected and what was found. */
  readonly message: string;
  /** What to do next. */
  readonly advice: string;
  /** Path of the page that explains it, for what the format has a rule about. */
  readonly docs: string | undefined;
};

export type OpenAnswer =
  | { readonly state: 'opened'; readonly venue: OpenedVenue }
  | { readonly state: 'refused'; readonly refusal: Refusal };

/** Which findings are asked for. */
export type FindingsQuery = {
  readonly severity: Severity | 'all';
  /** Found in file, code or message; empty for all. */
  readonly text: string;
  /** How many to leave out. */
  readonly start: number;
};

export type ListedFinding = Pick<
  Finding,
  'code' | 'severity' | 'file' | 'pointer' | 'message' | 'fix' | 'docs'
> & {
  /** Its number among all findings. */
  readonly index: number;
  /** Whether it is about something with a place on a floor. */
  readonly hasPlace: boolean;
};

/** A page of findings, the worst first. */
export type FindingsPage = {
  readonly findings: readonly ListedFinding[];
  /** How many the query has, on all pages. */
  readonly total: number;
};

/** Longitude and latitude in degrees. */
export type Position = readonly [lng: number, lat: number];

/** Where something is. */
export type Place = {
  /** What it is, such as an id. */
  readonly name: string;
  /** Id of its floor in the venue that is shown; `undefined` where the file does not say. */
  readonly floorId: string | undefined;
  /** Outlines and lines; empty for a place that is a whole floor. */
  readonly lines: readonly (readonly Position[])[];
  readonly points: readonly Position[];
  /** Kilometres from the venue, for what is not on the map at all. */
  readonly kilometresAway: number | undefined;
};

/** What can be drawn: a bundle of all floors or of one, as a zip. */
export type Picture =
  | { readonly kind: 'bundle'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'too-large'; readonly reason: string };

export type DownloadFormat = 'mvf' | 'geojson' | 'svg';

export type Download = { readonly name: string; readonly blob: Blob };

/** The other side of the page: what stands in the worker. */
export interface WorkbenchApi {
  open(
    question: VenueQuestion,
    onProgress: OnBenchProgress,
    limits?: Partial<MvfLimits>,
  ): Promise<OpenAnswer>;
  findings(query: FindingsQuery): Promise<FindingsPage>;
  place(index: number): Promise<Place | undefined>;
  /** The whole venue, or one floor of it. */
  picture(floorId?: string): Promise<Picture>;
  download(format: DownloadFormat, floorId: string): Promise<Download>;
}
