import type { BenchProgress, OpenedVenue, VenueEdit } from '../protocol';
import type { BenchClient } from '../workbench-client';
import { useState } from 'react';

export type Edits = {
  /** Progress of an edit; `undefined` while nothing is edited. */
  readonly progress: BenchProgress | undefined;
  readonly message: string;
  readonly failure: string | undefined;
  /** Does work of a form, and shows why it failed. Resolves to whether it was done. */
  readonly guard: (work: () => Promise<void>) => Promise<boolean>;
  readonly apply: (edit: VenueEdit) => Promise<boolean>;
  readonly undo: () => Promise<boolean>;
};

const DONE: Readonly<Record<VenueEdit['kind'], string>> = {
  'generate-routing': 'The routing network was replaced.',
  'set-anchor': 'The venue was moved.',
  'set-value': 'The value was changed.',
};

/** Edits of the open venue, and their undoing. */
export function useEdits(client: BenchClient, onVenue: (venue: OpenedVenue) => void): Edits {
  const [progress, setProgress] = useState<BenchProgress>();
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<string>();
  const guard = async (work: () => Promise<void>): Promise<boolean> => {
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure((error as Error).message);
      return false;
    } finally {
      setProgress(undefined);
    }
  };
  const run = (work: () => Promise<OpenedVenue>, done: string): Promise<boolean> =>
    guard(async () => {
      setProgress({ phase: 'editing', done: 0, total: 1 });
      const venue = await work();
      setMessage(done);
      onVenue(venue);
    });
  return {
    progress,
    message,
    failure,
    guard,
    apply: (edit) => run(() => client.edit(edit, setProgress), DONE[edit.kind]),
    undo: () => run(() => client.undo(), 'The last edit was undone.'),
  };
}
