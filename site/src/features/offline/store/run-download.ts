import {
  listPartFiles,
  OFFLINE_PATHS,
  type OfflineManifest,
  type OfflineState,
} from '@brand/wire/offline';
import { ASSISTANT_CONFIG_FILE } from '@brand/wire/assistant';
import { LOGIN_CONFIG_FILE } from '@brand/wire/login';
import { SEARCH_CONFIG_FILE } from '@brand/wire/search';
import { DownloadError } from './download-error';
import { downloadFiles, type DownloadFilesOptions } from './download-files';
import type { DownloadStore } from './download-store';

const SETTINGS = [SEARCH_CONFIG_FILE, ASSISTANT_CONFIG_FILE, LOGIN_CONFIG_FILE];

export type RunDownloadOptions = Omit<DownloadFilesOptions, 'files' | 'store'> & {
  readonly manifest: OfflineManifest;
  /** Ids of the chosen parts. */
  readonly parts: readonly string[];
  readonly store: DownloadStore;
};

/**
 * Downloads parts, and then switches to them at once: until all files are stored, pages come from
 * the previous download. Contents that did not change are not requested again.
 */
export async function runDownload(options: RunDownloadOptions): Promise<OfflineState> {
  const { manifest, parts, store } = options;
  const files = listPartFiles(manifest, parts);
  await store.writePending(parts);
  await downloadFiles({ ...options, files });
  const state: OfflineState = {
    build: manifest.build,
    parts,
    files: Object.fromEntries(files.map(([path, hash]) => [nameOf(path), hash])),
    settings: { ...(await fetchSettings(options)), [OFFLINE_PATHS.manifest]: manifest },
  };
  await store.complete(state);
  return state;
}

/** The results page is downloaded as it was built, but opened at its own path. */
function nameOf(path: string): string {
  return path === OFFLINE_PATHS.resultsCopy ? OFFLINE_PATHS.resultsPage : path;
}

/** The services that the operator configured. Without them, the dialog could not open offline. */
async function fetchSettings({
  baseUrl,
  signal,
  fetch = globalThis.fetch,
}: RunDownloadOptions): Promise<Record<string, unknown>> {
  const entries = SETTINGS.map(async (path): Promise<[string, unknown]> => {
    try {
      const response = await fetch(baseUrl + path, { signal, cache: 'no-store' });
      return [path, response.ok ? await response.json() : {}];
    } catch (error) {
      signal.throwIfAborted();
      throw new DownloadError('network', `${path}: no response.`, { cause: error });
    }
  });
  return Object.fromEntries(await Promise.all(entries));
}
