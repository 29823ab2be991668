import type { Mvf3Document, MvfDocument } from '@brand/mvf';
import type { ImportFormat, ReportEntry } from '@brand/mvf/convert';
import type { Finding } from '@brand/mvf/validate';
import type { Counts, FloorChoice } from './protocol';

/** A file that could be opened, with all that questions about it need. */
export type OpenedSource = {
  readonly name: string;
  readonly format: ImportFormat;
  readonly version: 1 | 2 | 3 | undefined;
  /** Unpacked size in bytes. */
  readonly bytes: number;
  readonly findings: readonly Finding[];
  /** The file that findings point into; `undefined` where there is none. */
  readonly readFile: (path: string) => Promise<Uint8Array | undefined>;
  /** The venue as the file has it: what its ids lead to. */
  readonly readSource: () => Promise<MvfDocument>;
  /** The venue as version 3. */
  readonly readVenue: () => Promise<Mvf3Document>;
  /** The venue as a zip of version 3, to be given away. */
  readonly writeZip: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly floors: readonly FloorChoice[];
  readonly problem: string | undefined;
  readonly leftOut: readonly string[];
  readonly conversion:
    | { readonly report: readonly ReportEntry[]; readonly counts: Counts }
    | undefined;
};
