import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  listPartFiles,
  OFFLINE_HEADER,
  OFFLINE_PATHS,
  type OfflineManifest,
  type OfflineSize,
  type OfflineState,
  sizeOfFiles,
} from '@brand/wire/offline';
import { useCallback, useEffect, useRef, useState } from 'react';
import { describeProblem } from './describe-problem';
import { DownloadStore } from './store/download-store';
import { runDownload } from './store/run-download';
import { announceChange, removeWorker, startWorker } from './store/service-worker';
import { readStorageSpace, requestPersistence, type StorageSpace } from './store/storage-space';
import { whyUnavailable } from './store/why-unavailable';

type Progress = { readonly done: number; readonly total: number };

export type Offline =
  | { readonly phase: 'checking' }
  | { readonly phase: 'unavailable'; readonly reason: string }
  | ({ readonly phase: 'ready' } & ReadyOffline);

type ReadyOffline = {
  readonly manifest: OfflineManifest;
  /** The complete download, if there is one. */
  readonly state: OfflineState | undefined;
  /** Parts of a download that can be resumed. */
  readonly pending: readonly string[] | undefined;
  readonly space: StorageSpace;
  readonly selected: ReadonlySet<string>;
  /** Size of the selection, and of what is missing of it. */
  readonly total: OfflineSize;
  readonly missing: OfflineSize;
  readonly hasConnection: boolean;
  readonly progress: Progress | undefined;
  readonly status: string;
  readonly problem: string;
  readonly toggle: (part: string) => void;
  readonly download: () => void;
  readonly cancel: () => void;
  readonly remove: () => void;
};

type Loaded = Pick<ReadyOffline, 'manifest' | 'state' | 'pending' | 'space' | 'hasConnection'> & {
  readonly stored: ReadonlySet<string>;
};

/** Of all tabs, one changes the download at a time. */
const LOCK = 'offline-docs';
const OFF =
  'Downloads are turned off on this server, or it is being updated. Try again in a few minutes.';

/** The reader's download and what can be done with it. */
export function useOffline(): Offline {
  const baseUrl = useBaseUrl('/');
  const [loaded, setLoaded] = useState<Loaded>();
  const [unavailable, setUnavailable] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState<Progress>();
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');
  const abort = useRef<AbortController>(undefined);

  const apply = useCallback((next: Loaded | string): void => {
    if (typeof next === 'string') setUnavailable(next);
    else setLoaded(next);
  }, []);

  useEffect(() => {
    const begin = async (): Promise<void> => {
      const first = await load(baseUrl);
      apply(first);
      if (typeof first !== 'string') setSelected(new Set(listKnownParts(first)));
    };
    void begin();
    return () => abort.current?.abort();
  }, [baseUrl, apply]);

  if (unavailable !== undefined) return { phase: 'unavailable', reason: unavailable };
  if (!loaded) return { phase: 'checking' };
  const { manifest, state } = loaded;
  const files = listPartFiles(manifest, [...selected]);
  const refresh = async (): Promise<void> => {
    const next = await load(baseUrl);
    // Without a connection, the list of files stays, so that the download can be resumed.
    setLoaded(typeof next === 'string' ? { ...loaded, ...(await readStored()) } : next);
  };

  const download = async (): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    const store = new DownloadStore(caches);
    const total = sizeOfFiles(files, loaded.stored).transferBytes;
    setProblem('');
    setStatus('');
    setProgress({ done: 0, total });
    try {
      // Not awaited, because some browsers ask the reader.
      void requestPersistence();
      await startWorker(baseUrl);
      const { signal } = controller;
      const onProgress = (done: number): void => setProgress({ done, total });
      const parts = [...selected];
      await navigator.locks.request(LOCK, { signal }, () =>
        runDownload({ manifest, parts, store, baseUrl, signal, onProgress }),
      );
      await announceChange(baseUrl);
      setStatus('The selection was downloaded. It works without a network now.');
    } catch (error) {
      if (controller.signal.aborted) setStatus('The download was cancelled. You can resume it.');
      else setProblem(describeProblem(error));
    }
    setProgress(undefined);
    await refresh();
  };

  const remove = async (): Promise<void> => {
    await navigator.locks.request(LOCK, () => new DownloadStore(caches).removeAll());
    await announceChange(baseUrl);
    await removeWorker(baseUrl);
    setSelected(new Set());
    setProblem('');
    setStatus('The download was removed from this browser.');
    await refresh();
  };

  return {
    phase: 'ready',
    ...loaded,
    selected,
    total: sizeOfFiles(files),
    missing: sizeOfFiles(files, loaded.stored),
    progress,
    status,
    problem,
    toggle: (part) => setSelected((parts) => parts.symmetricDifference(new Set([part]))),
    download: () => void download(),
    cancel: () => abort.current?.abort(),
    remove: () => void remove(),
    state,
  };
}

/** What this browser has and can get, or why it cannot have anything. */
async function load(baseUrl: string): Promise<Loaded | string> {
  const reason = await whyUnavailable();
  if (reason !== undefined) return reason;
  try {
    return await loadAll(baseUrl);
  } catch {
    return OFF;
  }
}

async function loadAll(baseUrl: string): Promise<Loaded> {
  const response = await fetch(baseUrl + OFFLINE_PATHS.manifest, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const manifest = (await response.json()) as OfflineManifest;
  const hasConnection = !response.headers.has(OFFLINE_HEADER);
  return { manifest, hasConnection, ...(await readStored()) };
}

async function readStored(): Promise<Omit<Loaded, 'manifest' | 'hasConnection'>> {
  const store = new DownloadStore(caches);
  return {
    state: await store.readState(),
    pending: await store.readPending(),
    stored: await store.storedHashes(),
    space: await readStorageSpace(),
  };
}

/** A later build may no longer have a part of the download. */
function listKnownParts({ manifest, pending, state }: Loaded): readonly string[] {
  const known = new Set(manifest.parts.map(({ id }) => id));
  return (pending ?? state?.parts ?? []).filter((id) => known.has(id));
}
