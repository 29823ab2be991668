import { MapViewError } from '../kernel/map-view-error.ts';

/** Options for downloading. */
export type DownloadOptions = {
  /** Signal that cancels the work. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Maximum number of retries after a failure of the network or the server. @defaultValue `3` */
  readonly retries?: number;
  /**
   * Time without any received data after which an attempt fails, in milliseconds.
   * @defaultValue `20000`
   */
  readonly timeout?: number;
  /** Called while data arrives. `total` is unknown if the server does not send the size. */
  readonly onProgress?: (progress: {
    readonly loaded: number;
    readonly total: number | undefined;
  }) => void;
};

const DEFAULTS = { retries: 3, timeout: 20_000 };
const FIRST_PAUSE = 400;

/** Downloads a venue's bundle. Retries transient failures and explains permanent ones. */
export async function download(
  url: URL,
  venue: { readonly venueId: string; readonly key: string },
  options: DownloadOptions,
): Promise<Uint8Array> {
  const { retries, signal } = { ...DEFAULTS, ...options };
  for (let attempt = 0; ; attempt++) {
    signal?.throwIfAborted();
    try {
      return await downloadOnce(url, venue, options);
    } catch (error) {
      signal?.throwIfAborted();
      const isFinal = error instanceof MapViewError && error.code !== 'map-view/network';
      if (isFinal || attempt >= retries) throw error;
      await pause(FIRST_PAUSE * 2 ** attempt, signal);
    }
  }
}

async function downloadOnce(
  url: URL,
  venue: { readonly venueId: string; readonly key: string },
  options: DownloadOptions,
): Promise<Uint8Array> {
  const { timeout = DEFAULTS.timeout, signal, onProgress } = options;
  const watchdog = new AbortController();
  const stop = signal ? AbortSignal.any([signal, watchdog.signal]) : watchdog.signal;
  let timer = setTimeout(() => watchdog.abort(), timeout);
  try {
    const response = await fetch(url, { signal: stop });
    if (!response.ok) throw refusal(response, url, venue);
    const total = Number(response.headers.get('content-length')) || undefined;
    const chunks: Uint8Array[] = [];
    let loaded = 0;
    for await (const chunk of response.body ?? []) {
      clearTimeout(timer);
      timer = setTimeout(() => watchdog.abort(), timeout);
      chunks.push(chunk);
      loaded += chunk.length;
      onProgress?.({ loaded, total });
    }
    return join(chunks, loaded);
  } catch (error) {
    if (error instanceof MapViewError) throw error;
    const why = watchdog.signal.aborted ? `no response within ${timeout} ms` : String(error);
    throw new MapViewError(
      'map-view/network',
      `${url.origin}${url.pathname} could not be loaded (${why}). Check the connection, \`baseUrl\` and the page's content security policy (connect-src).`,
      { cause: error },
    );
  } finally {
    clearTimeout(timer);
  }
}

function refusal(
  { status }: Response,
  url: URL,
  { venueId, key }: { readonly venueId: string; readonly key: string },
): MapViewError {
  if (status === 401 || status === 403) {
    return new MapViewError(
      'map-view/wrong-key',
      `The key "${key}" cannot open the venue "${venueId}" (status ${status}). Use a key of the workspace that owns the venue, or "demo" for the demo venues.`,
    );
  }
  if (status === 404) {
    return new MapViewError(
      'map-view/unknown-venue',
      `${url.origin} has no venue "${venueId}". Check the id, and \`baseUrl\` if the venue is on your own server.`,
    );
  }
  return new MapViewError(
    status === 429 || status >= 500 ? 'map-view/network' : 'map-view/unknown-venue',
    `${url.origin}${url.pathname} answered with status ${status}. Try again later.`,
  );
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  const abort = (): void => {
    clearTimeout(timer);
    reject(signal?.reason);
  };
  signal?.addEventListener('abort', abort, { once: true });
  return promise.finally(() => signal?.removeEventListener('abort', abort));
}
