import type { SourceFiles } from '../compile/compiled-program';
import type { ConsoleLog } from '../run/console-log';
import type { SourcePlace } from '../run/run-messages';
import type { SampleSource } from '../sample-source';

/** How the program is doing. */
export type Phase =
  /** The sample is fetched, or the next run is on its way. */
  | 'loading'
  | 'running'
  /** It could not be compiled, or threw before it drew anything. */
  | 'failed'
  /** It was ended, and nothing can be seen. */
  | 'stopped';

export type Problem = { readonly message: string; readonly place?: SourcePlace | undefined };

/** A problem with a number that no other one of the session has. */
export type NumberedProblem = Problem & { readonly id: number };

/** A bundle that the reader brought. It stays in this page. */
export type OwnBundle = { readonly name: string; readonly blob: Blob };

export type PlaygroundState = {
  readonly source: SampleSource | undefined;
  readonly files: SourceFiles;
  /** The file in the editor. */
  readonly file: string;
  readonly isEdited: boolean;
  readonly phase: Phase;
  /** Whether a map can be seen, also that of an earlier run. */
  readonly hasMap: boolean;
  /** Changes with each map that is shown. */
  readonly mapNumber: number;
  readonly problems: readonly NumberedProblem[];
  readonly log: ConsoleLog;
  /** Something to tell once, such as that edits were restored. */
  readonly notice: string | undefined;
  readonly bundle: OwnBundle | undefined;
};
