/** Paths below the base path. */
export const OFFLINE_PATHS = {
  /** Lists all parts with their files, hashes and sizes. */
  manifest: 'offline/manifest.json',
  /** Lists the record files that search reads without a network. */
  searchIndex: 'offline/search/index.json',
  /** A copy of the results page as it was built: the server fills in the page itself. */
  resultsCopy: 'offline/search/results.html',
  resultsPage: 'search-results/index.html',
  /** The service worker. At the root, because its folder is its scope. */
  worker: 'offline-worker.js',
  /** What an operator puts in its place to remove the downloads of all readers. */
  removalWorker: 'offline/removal-worker.js',
  /** The archive for intranets. */
  archive: 'offline/site.zip',
  /** Size of the archive; `{}` if there is none. */
  archiveInfo: 'offline/site.zip.json',
  /** Describes the app that browsers can install. */
  webManifest: 'app.webmanifest',
  /** The page on which readers choose what to download. */
  page: 'docs/offline',
} as const;

/**
 * Paths of files that browsers revalidate each time: an old service worker, or an old list of its
 * files, must not outlive a deployment.
 */
export const REVALIDATED_PATTERN: string = String.raw`^/(offline-worker\.js|app\.webmanifest|offline/)`;

/** The search records of a part, as a JSON array. */
export function recordsPathOf(part: string): string {
  return `offline/search/${part}.json`;
}

/** Cache of everything that a reader downloaded. */
export const OFFLINE_CACHE = 'offline-docs';
/** Key of a file's content in the cache. */
export function contentKey(hash: string): string {
  return `/offline/content/${hash}`;
}
/** Key of the `OfflineState`. */
export const STATE_KEY = '/offline/state';
/** Key of the ids of parts whose download has not finished. */
export const PENDING_KEY = '/offline/pending';
/** Marks responses that come from the download. */
export const OFFLINE_HEADER = 'x-from-download';
/** Message of the page to the worker after it has changed the state. */
export const STATE_CHANGE = 'offline-state-change';
