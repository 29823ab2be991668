import type { Mvf3Document } from '@brand/mvf';
import type { BundleReport } from './report-on-bundle';

/** A venue that has been opened. */
export type ToolBundle = {
  readonly name: string;
  /** The bundle as a zip, MVF 3. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly document: Mvf3Document;
  /** The validation report of a file of the reader. */
  readonly report?: BundleReport;
};
