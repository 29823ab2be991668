import { MvfError } from '../mvf-error.ts';
import { checkLimit, type MvfLimits } from './limits.ts';
import type { MvfArchive } from './mvf-archive.ts';
import { joinChunks, readStream } from './read-stream.ts';
import { safePath } from './safe-path.ts';

/** Options for fetching files from a web server. */
export type OpenUrlOptions = {
  /** Replaces the global `fetch`, for example to add headers. @defaultValue the global `fetch` */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Limits that override those of `MVF_LIMITS`. */
  readonly limits?: Partial<MvfLimits>;
  /**
   * Signal that aborts every request of this archive. Reads then reject with the signal's reason.
   */
  readonly signal?: AbortSignal;
};

type Chunks = Uint8Array<ArrayBuffer>[];

/**
 * Opens an unpacked bundle on a web server. Each file is fetched on demand from below `baseUrl`. A
 * query string, such as a signed token, is added to every request. A relative `baseUrl` is resolved
 * against the page.
 */
export function openUrl(baseUrl: string | URL, options: OpenUrlOptions = {}): MvfArchive {
  const { limits = {}, signal } = options;
  const base = parseBase(baseUrl);
  const requests = new Map<string, Promise<Chunks | undefined>>();
  const sizes = new Map<string, number>();
  let total = 0;

  async function load(path: string): Promise<Chunks | undefined> {
    const url = new URL(base);
    url.pathname += path.split('/').map(encodeURIComponent).join('/');
    try {
      signal?.throwIfAborted();
      const send = options.fetch ?? fetch;
      const { body, headers, ok, status } = await send(url.href, signal ? { signal } : {});
      if (!ok) {
        body?.cancel().catch(() => {});
        if (status === 404 || status === 410) return undefined;
        throw unreadable(path, url, `status ${status}. Check the URL and its access rights`);
      }
      const others = () => total - (sizes.get(path) ?? 0);
      let size = 0;
      const check = (found: number) => {
        checkLimit(limits, 'maxEntryBytes', found, path);
        checkLimit(limits, 'maxTotalBytes', others() + found, path);
        size = found;
      };
      const announced = Number(headers.get('content-length')) || 0;
      const chunks = body ? await readStream(body, check, announced) : [];
      total = others() + size;
      checkLimit(limits, 'maxEntries', sizes.set(path, size).size);
      return chunks;
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (error instanceof MvfError) throw error;
      throw unreadable(
        path,
        url,
        'no readable response. Check the URL, the connection, and that the server allows other origins (CORS)',
        error,
      );
    }
  }

  return {
    paths: undefined,
    sizeOf: (path) => sizes.get(path),
    async read(path) {
      const key = safePath(path, limits);
      let request = requests.get(key);
      if (!request) {
        request = load(key);
        requests.set(key, request);
        const removeRequest = () => requests.delete(key);
        request.then(removeRequest, removeRequest);
      }
      // Every caller gets a separate array, even if callers share a request.
      const chunks = await request;
      return chunks && joinChunks(chunks);
    },
  };
}

function parseBase(baseUrl: string | URL): URL {
  let url: URL | undefined;
  try {
    url = new URL(baseUrl, globalThis.location?.href);
  } catch {
    // Reported below, together with URLs that have no folders, such as `data:`.
  }
  if (!url?.pathname.startsWith('/')) {
    throw new MvfError(
      'mvf/unreadable-source',
      `${String(baseUrl).slice(0, 80)}: expected the URL of a folder on a web server, found something else. Pass a URL such as "https://example.com/venue/".`,
    );
  }
  url.pathname = url.pathname.replace(/\/*$/, '/');
  url.hash = '';
  return url;
}

/** Creates an error with the URL, without its query string, which may contain a secret. */
function unreadable(path: string, url: URL, found: string, cause?: unknown): MvfError {
  return new MvfError(
    'mvf/unreadable-source',
    `${path}: expected a file at ${url.origin}${url.pathname}, found ${found}.`,
    { path, cause },
  );
}
