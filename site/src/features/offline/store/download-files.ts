import { OFFLINE_HEADER, type OfflineFile } from '@brand/wire/offline';
import { DownloadError, isQuotaError } from './download-error';
import type { DownloadStore } from './download-store';

const PARALLEL_REQUESTS = 6;
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 400;
/** Bundles of demo venues need a key. */
const DEMO_KEY = '?key=demo';

export type DownloadFilesOptions = {
  readonly files: readonly OfflineFile[];
  readonly store: Pick<DownloadStore, 'storedHashes' | 'putContent'>;
  readonly baseUrl: string;
  readonly signal: AbortSignal;
  /** Called with the transferred bytes so far after each file. */
  readonly onProgress: (transferBytes: number) => void;
  readonly fetch?: typeof globalThis.fetch;
  readonly retryDelayMs?: number;
};

/** Downloads the files that are not stored yet, and compares each with its hash. */
export async function downloadFiles(options: DownloadFilesOptions): Promise<void> {
  const { files, store, onProgress } = options;
  const stored = await store.storedHashes();
  const byHash = new Map(files.map((file) => [file[1], file]));
  const queue = [...byHash.values()].filter(([, hash]) => !stored.has(hash)).values();
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  let done = 0;
  const workers = Array.from({ length: PARALLEL_REQUESTS }, async () => {
    for (const file of queue) {
      await downloadFile(file, { ...options, signal });
      done += file[3];
      onProgress(done);
    }
  });
  try {
    await Promise.all(workers);
  } catch (error) {
    stop.abort();
    await Promise.allSettled(workers);
    throw error;
  }
}

async function downloadFile(
  [path, hash]: OfflineFile,
  options: DownloadFilesOptions,
): Promise<void> {
  const { store, signal } = options;
  const { content, headers: received } = await fetchFile(path, options);
  signal.throwIfAborted();
  if ((await hashOf(content, hash.length)) !== hash) {
    throw new DownloadError('outdated', `${path}: the file has changed since the list was made.`);
  }
  try {
    const headers = new Headers(received);
    headers.set(OFFLINE_HEADER, '1');
    await store.putContent(hash, content, headers);
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    throw new DownloadError('storage-full', `${path}: the storage is full.`, { cause: error });
  }
}

type FetchedFile = { readonly content: ArrayBuffer; readonly headers: Headers };

async function fetchFile(path: string, options: DownloadFilesOptions): Promise<FetchedFile> {
  const { baseUrl, signal, fetch = globalThis.fetch, retryDelayMs = RETRY_DELAY_MS } = options;
  const url = baseUrl + urlOfFile(path);
  for (let attempt = 1; ; attempt += 1) {
    try {
      // The service worker ignores requests with `no-store`.
      const response = await fetch(url, { signal, cache: 'no-store', headers: acceptOf(path) });
      if (response.ok) {
        return { content: await response.arrayBuffer(), headers: response.headers };
      }
      const code = response.status === 404 ? 'outdated' : 'server';
      throw new DownloadError(code, `${path}: the server answered with ${response.status}.`);
    } catch (error) {
      signal.throwIfAborted();
      const known = error instanceof DownloadError ? error : undefined;
      if (known?.code === 'outdated') throw known;
      if (attempt >= MAX_ATTEMPTS) {
        throw known ?? new DownloadError('network', `${path}: no response.`, { cause: error });
      }
      await delay(retryDelayMs * attempt, signal);
    }
  }
}

/** Pages are requested by their own URL, because some hosts redirect `index.html` to it. */
function urlOfFile(path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  if (path.startsWith('venues/')) return encoded + DEMO_KEY;
  return path.startsWith('samples/') ? encoded : encoded.replace(/(?:^|\/)index\.html$/, '');
}

/** The server sends Markdown to clients that do not accept pages. */
function acceptOf(path: string): Record<string, string> {
  return { accept: path.endsWith('.html') ? 'text/html' : '*/*' };
}

async function hashOf(content: ArrayBuffer, length: number): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const text = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.slice(0, length);
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { once: true });
  });
}
