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
      /** Number of edits and undone edits of the file. */
      readonly edits: number;
    };

export type WorkbenchSession = {
  readonly bench: WorkbenchState;
  readonly open: (question: VenueQuestion) => Promise<void>;
  /** Loads a file of any host, then opens it. */
  readonly openUrl: (url: string) => Promise<void>;
  readonly refuse: (refusal: Refusal) => void;
  readonly cancel: () => void;
  /** Shows the open venue after an edit. */
  readonly showEdited: (venue: OpenedVenue) => void;
};

/** A client that can be ended while it works. */
type RunningClient = { readonly end: (reason: string) => void };

const CANCELLED = 'Cancelled. The file was not kept. Choose it again to restart.';
const NOT_LOADED = 'The workbench did not load. Check your connection and try again.';
const REPLACED = 'Another file was opened.';

/** Opens one file at a time; another file replaces the one before. */
export function useWorkbench(): WorkbenchSession {
  const [bench, setBench] = useState<WorkbenchState>({ state: 'empty' });
  const running = useRef<RunningClient>(undefined);
  const runs = useRef(0);
  const open = useCallback(async (question: VenueQuestion): Promise<void> => {
    const { name } = question;
    const loaded = await loadClient(
      () => import(/* webpackChunkName: "workbench" */ '../workbench-client'),
      { running, name, setBench },
    );
    if (!loaded) return;
    const client = loaded.createBenchClient();
    replace(running, client);
    const isCurrent = (): boolean => running.current === client;
    try {
      const answer = await client.open(question, (progress) => {
        if (isCurrent()) setBench({ state: 'working', name, progress });
      });
      if (!isCurrent()) return;
      if (answer.state === 'opened') {
        runs.current += 1;
        setBench({ state: 'open', venue: answer.venue, client, run: runs.current, edits: 0 });
      } else {
        client.end(REPLACED);
        setBench({ state: 'refused', refusal: answer.refusal });
      }
    } catch (error) {
      if (isCurrent()) setBench({ state: 'ended', name, reason: (error as Error).message });
    }
  }, []);
  const openUrl = useCallback(
    async (url: string): Promise<void> => {
      const name = nameOfUrl(url);
      const loaded = await loadClient(
        () => import(/* webpackChunkName: "bench-fetch" */ '../fetch-client'),
        { running, name, setBench },
      );
      if (!loaded) return;
      const client = loaded.createFetchClient();
      replace(running, client);
      const isCurrent = (): boolean => running.current === client;
      try {
        const fetched = await client.fetchFile(name, url, (progress) => {
          if (isCurrent()) setBench({ state: 'working', name, progress });
        });
        if (!isCurrent()) return;
        if ('refusal' in fetched) setBench({ state: 'refused', refusal: fetched.refusal });
        else await open({ kind: 'file', name, file: new Blob([fetched.bytes]) });
      } catch (error) {
        if (isCurrent()) setBench({ state: 'ended', name, reason: (error as Error).message });
      } finally {
        client.end(REPLACED);
      }
    },
    [open],
  );
  const refuse = useCallback((refusal: Refusal): void => {
    replace(running, undefined);
    setBench({ state: 'refused', refusal });
  }, []);
  const cancel = useCallback((): void => running.current?.end(CANCELLED), []);
  const showEdited = useCallback((venue: OpenedVenue): void => {
    setBench((before) =>
      before.state === 'open' ? { ...before, venue, edits: before.edits + 1 } : before,
    );
  }, []);
  useEffect(() => () => replace(running, undefined), []);
  return { bench, open, openUrl, refuse, cancel, showEdited };
}

type Loading = {
  readonly running: RefObject<RunningClient | undefined>;
  readonly name: string;
  readonly setBench: (state: WorkbenchState) => void;
};

/** Loads the code of a client; `undefined` if that failed, or if it is no longer wanted. */
async function loadClient<Module>(
  load: () => Promise<Module>,
  { running, name, setBench }: Loading,
): Promise<Module | undefined> {
  const loading: RunningClient = {
    end: (reason) => {
      if (running.current !== loading) return;
      running.current = undefined;
      setBench({ state: 'ended', name, reason });
    },
  };
  replace(running, loading);
  setBench({ state: 'working', name });
  try {
    const module = await load();
    return running.current === loading ? module : undefined;
  } catch {
    loading.end(NOT_LOADED);
    return undefined;
  }
}

/** The last part of the path, or the host if there is none. */
function nameOfUrl(url: string): string {
  const { pathname, host } = new URL(url);
  return pathname.split('/').findLast((part) => part !== '') ?? host;
}

function replace(
  running: RefObject<RunningClient | undefined>,
  client: RunningClient | undefined,
): void {
  const replaced = running.current;
  running.current = client;
  replaced?.end(REPLACED);
}
