import type { ListPage } from '../explore/explorer-protocol';
import type { OnBenchProgress, Place, Refusal, ValuePlace, VenueQuestion } from '../protocol';

export const CHANGES = ['added', 'removed', 'moved', 'changed'] as const;

/** How an object of the open venue differs from the other one, which is the earlier one. */
export type Change = (typeof CHANGES)[number];

/** A field with another value. */
export type FieldChange = {
  /** JSON pointer within the object. */
  readonly pointer: string;
  /** The values as JSON, shortened; `undefined` if the field is missing. */
  readonly before: string | undefined;
  readonly after: string | undefined;
};

/** An object that differs, at its place in the venue that has it. */
export type Difference = ValuePlace & {
  readonly change: Change;
  /** Such as `geometry`, or the extension of an entry without an id. */
  readonly kind: string;
  readonly id: string;
  /** Its name, or an empty string. */
  readonly name: string;
  /** Metres between the centres; `undefined` unless it moved. */
  readonly metres: number | undefined;
  /** The first fields that differ; empty for an object that only one venue has. */
  readonly fields: readonly FieldChange[];
  /** Number of fields that are not listed. */
  readonly moreFields: number;
};

export type DifferenceFilter = {
  readonly change: Change | 'all';
  /** Kind of object; empty for all. */
  readonly kind: string;
};

export type ListedDifference = Difference & {
  /** Its index among all differences. */
  readonly index: number;
  readonly hasPlace: boolean;
};

/** The outlines of differences of one kind on a floor. */
export type DrawnChange = Pick<Place, 'lines' | 'points'> & { readonly change: Change };

/** The differences of the open venue from another one. */
export type Comparison = {
  /** Name of the other venue. */
  readonly name: string;
  readonly counts: Readonly<Record<Change, number>>;
  /** Kinds of objects among the differences, the most frequent first. */
  readonly kinds: readonly string[];
};

export type CompareAnswer =
  | { readonly state: 'compared'; readonly comparison: Comparison }
  | { readonly state: 'refused'; readonly refusal: Refusal };

/** Queries about the differences from another venue. */
export interface ComparisonApi {
  /** Opens the other venue. The open one stays as it is. */
  compareWith(question: VenueQuestion, onProgress: OnBenchProgress): Promise<CompareAnswer>;
  /** The comparison with the last such venue, with the edits since. */
  readComparison(): Promise<Comparison>;
  listDifferences(filter: DifferenceFilter, start: number): Promise<ListPage<ListedDifference>>;
  locateDifference(index: number): Promise<Place | undefined>;
  drawDifferences(filter: DifferenceFilter, floorId: string): Promise<readonly DrawnChange[]>;
}
