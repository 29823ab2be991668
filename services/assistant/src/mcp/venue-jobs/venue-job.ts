import type { ImportFormat, PlanThemeName, ReportEntry } from '@brand/mvf/convert';
import type { ValidationResult } from '@brand/mvf/validate';
import type { NoRouteReason } from '@brand/venue';
import type { VenueAnswer } from '@brand/venue-questions';

/** A job on an untrusted file, for a worker thread. */
export type VenueJob = ValidateJob | RouteJob | QuestionJob | PlanJob | ConvertJob;

export type ValidateJob = { readonly kind: 'validate'; readonly bytes: Uint8Array };

export type RouteJob = {
  readonly kind: 'route';
  readonly bytes: Uint8Array;
  /** Id or name of a place. */
  readonly from: string;
  readonly to: string;
  readonly accessible: boolean;
  readonly language?: string | undefined;
};

export type QuestionJob = {
  readonly kind: 'question';
  readonly bytes: Uint8Array;
  readonly question: string;
};

export type PlanJob = {
  readonly kind: 'plan';
  readonly bytes: Uint8Array;
  /** Id, name or short name; by default the floor that the venue shows first. */
  readonly floor?: string | undefined;
  readonly theme: PlanThemeName;
  readonly labels: boolean;
  readonly language?: string | undefined;
};

export type ConvertJob = {
  readonly kind: 'convert';
  readonly bytes: Uint8Array;
  /** By default detected from the content. */
  readonly format?: ImportFormat | undefined;
  /** Name of a venue whose source has none. */
  readonly name?: string | undefined;
};

/** Results by kind of job, with texts short enough to send. */
export type VenueJobResults = {
  readonly validate: CheckedBundle;
  readonly route: RouteResult;
  readonly question: VenueAnswer;
  readonly plan: FloorPlan;
  readonly convert: ConvertedVenue;
};

export type CheckedBundle = Pick<ValidationResult, 'valid' | 'version' | 'counts' | 'findings'>;

export type RouteResult =
  | {
      readonly found: true;
      readonly from: string;
      readonly to: string;
      readonly distanceMetres: number;
      readonly durationSeconds: number;
      readonly floors: readonly string[];
      readonly steps: readonly RouteStep[];
    }
  | { readonly found: false; readonly reason: NoRouteReason; readonly message: string };

export type RouteStep = {
  readonly text: string;
  readonly floor: string;
  readonly distanceMetres: number;
};

export type NamedFloor = { readonly id: string; readonly name: string };

export type FloorPlan = {
  readonly svg: string;
  readonly floor: NamedFloor;
  /** Floors of the venue, lowest first. */
  readonly floors: readonly NamedFloor[];
};

export type ConvertedVenue = {
  /** Format of the source. */
  readonly format: ImportFormat;
  /** The bundle, a zip. */
  readonly bytes: Uint8Array;
  readonly floors: readonly NamedFloor[];
  readonly counts: Readonly<Record<ReportEntry['action'], number>>;
  readonly report: readonly ReportEntry[];
};

/** The reason why a job has no result, and a remedy. */
export type VenueJobProblem = { readonly problem: string };
