import type { Mvf3Document, MvfDocument } from '@brand/mvf';
import type { ImportFormat, ReportEntry } from '@brand/mvf/convert';
import type { Finding } from '@brand/mvf/validate';
import type { Counts, EditReport, FloorChoice } from './protocol';

/** An open file with everything that queries need. */
export type OpenedSource = {
  readonly name: string;
  readonly format: ImportFormat;
  readonly version: 1 | 2 | 3 | undefined;
  /** Unpacked size in bytes. */
  readonly bytes: number;
  readonly findings: readonly Finding[];
  readonly counts: Counts;
  /** Reads a file that findings point into; resolves to `undefined` if it does not exist. */
  readonly readFile: (path: string) => Promise<Uint8Array | undefined>;
  /** The venue in the version of the file, to resolve its ids. */
  readonly readSource: () => Promise<MvfDocument>;
  /** The venue as MVF version 3. */
  readonly readVenue: () => Promise<Mvf3Document>;
  /** The venue as a zip of version 3 to download. */
  readonly writeZip: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly floors: readonly FloorChoice[];
  readonly problem: string | undefined;
  readonly leftOut: readonly string[];
  /** The edit that made it of another source. */
  readonly edit: EditReport | undefined;
  readonly conversion:
    | { readonly report: readonly ReportEntry[]; readonly counts: Counts }
    | undefined;
};
