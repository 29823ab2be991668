import type { SourceFiles } from '../compile/compiled-program';
import type { ConsoleLog } from '../run/console-log';
import type { SourcePlace } from '../run/run-messages';
import type { SampleSource } from '../sample-source';

/** State of the program. */
export type Phase =
  /** The sample or the next run is loading. */
  | 'loading'
  | 'running'
  /** The program did not compile, or threw before it drew anything. */
  | 'failed'
  /** The program was ended, and nothing is visible. */
  | 'stopped';

export type Problem = { readonly message: string; readonly place?: SourcePlace | undefined };

/** A problem with an id that is unique in the session. */
export type NumberedProblem = Problem & { readonly id: number };

/** A bundle of the reader. It never leaves the page. */
export type OwnBundle = { readonly name: string; readonly blob: Blob };

export type PlaygroundState = {
  readonly source: SampleSource | undefined;
  readonly files: SourceFiles;
  readonly file: string;
  readonly isEdited: boolean;
  readonly phase: Phase;
  /** Whether a map is visible, possibly that of an earlier run. */
  readonly hasMap: boolean;
  /** Changes with each new map. */
  readonly mapNumber: number;
  readonly problems: readonly NumberedProblem[];
  readonly log: ConsoleLog;
  /** A message to show once, such as that edits were restored. */
  readonly notice: string | undefined;
  readonly bundle: OwnBundle | undefined;
  /** Whether the code comes from a link. It does not get the bundle of the reader's venue. */
  readonly isShared: boolean;
  /** Name of the reader's venue that takes the place of a demo venue in this run. */
  readonly drawnVenue: string | undefined;
};
