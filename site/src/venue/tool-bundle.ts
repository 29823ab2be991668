import type { Mvf3Document } from '@brand/mvf';
import type { BundleReport } from './report-on-bundle';

/** A venue that is open. */
export type ToolBundle = {
  readonly name: string;
  /** The bundle as a zip, MVF 3. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly document: Mvf3Document;
  /** What the check found in a file of the reader's. */
  readonly report?: BundleReport;
};
