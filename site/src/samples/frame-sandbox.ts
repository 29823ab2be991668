import { OFFLINE_HEADER } from '@brand/wire/offline';

/** The value of the `sandbox` attribute; `null` for a frame without the attribute. */
export type FrameSandbox = 'allow-scripts' | null;

/** A sample has no origin, so it cannot read what the reader stored here (decision 16). */
const WITHOUT_ORIGIN = 'allow-scripts';
/** Together with scripts, an origin undoes a sandbox, and browsers warn about it. */
const WITH_ORIGIN = null;
/** In pages of the archive for intranets; see `postbuild/offline/archive-entries.ts`. */
const ARCHIVE_MARK = 'meta[name="edition"][content="archive"]';

/**
 * The sandbox for the frame of a sample. Neither the service worker nor a static server without
 * headers can send files to a frame without an origin. Only there, samples get ours (decision 40).
 */
export function findFrameSandbox(page: string): FrameSandbox | Promise<FrameSandbox> {
  if (document.querySelector(ARCHIVE_MARK)) return WITH_ORIGIN;
  if (!navigator.serviceWorker?.controller) return WITHOUT_ORIGIN;
  return isFromDownload(page).then((isOffline) => (isOffline ? WITH_ORIGIN : WITHOUT_ORIGIN));
}

async function isFromDownload(page: string): Promise<boolean> {
  try {
    return (await fetch(page)).headers.has(OFFLINE_HEADER);
  } catch {
    // The frame fails too, and says so.
    return false;
  }
}
