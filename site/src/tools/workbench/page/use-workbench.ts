import type { BenchClient } from '../workbench-client';
import type { BenchProgress, OpenedVenue, Refusal, VenueQuestion } from '../protocol';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type WorkbenchState =
  | { readonly state: 'empty' }
  | { readonly state: 'working'; readonly name: string; readonly progress?: BenchProgress }
  /** Ended by the reader or by the browser. */
  | { readonly state: 'ended'; readonly name: string; readonly reason: string }
  | { readonly state: 'refused'; readonly refusal: Refusal }
  | {
      readonly state: 'open';
      readonly venue: OpenedVenue;
      readonly client: BenchClient;
      /** Unique number of each opened file. */
      readonly run: number;
    };

export type WorkbenchSession = {
  readonly bench: WorkbenchState;
  readonly open: (question: VenueQuestion) => Promise<void>;
  readonly refuse: (refusal: Refusal) => void;
  readonly cancel: () => void;
};

const CANCELLED = 'Cancelled. Nothing of the file was kept. Choose it again when you want to.';
const REPLACED = 'Another file was opened.';

/** Opens one file at a time; another file replaces the one before. */
export function useWorkbench(): WorkbenchSession {
  const [bench, setBench] = useState<WorkbenchState>({ state: 'empty' });
  const running = useRef<BenchClient>(undefined);
  const runs = useRef(0);
  const open = useCallback(async (question: VenueQuestion): Promise<void> => {
    const { name } = question;
    replace(running, undefined);
    setBench({ state: 'working', name });
    const { createBenchClient } = await import('../workbench-client');
    const client = createBenchClient();
    // Also ends a client that was created while the module was loading.
    replace(running, client);
    const isCurrent = (): boolean => running.current === client;
    try {
      const answer = await client.open(question, (progress) => {
        if (isCurrent()) setBench({ state: 'working', name, progress });
      });
      if (!isCurrent()) return;
      if (answer.state === 'opened') {
        runs.current += 1;
        setBench({ state: 'open', venue: answer.venue, client, run: runs.current });
      } else {
        client.end(REPLACED);
        setBench({ state: 'refused', refusal: answer.refusal });
      }
    } catch (error) {
      if (isCurrent()) setBench({ state: 'ended', name, reason: (error as Error).message });
    }
  }, []);
  const refuse = useCallback((refusal: Refusal): void => {
    replace(running, undefined);
    setBench({ state: 'refused', refusal });
  }, []);
  const cancel = useCallback((): void => running.current?.end(CANCELLED), []);
  useEffect(() => () => replace(running, undefined), []);
  return { bench, open, refuse, cancel };
}

function replace(
  running: RefObject<BenchClient | undefined>,
  client: BenchClient | undefined,
): void {
  running.current?.end(REPLACED);
  running.current = client;
}
