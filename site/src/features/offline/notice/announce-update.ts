import siteConfig from '@generated/docusaurus.config';
import { OFFLINE_PATHS, type OfflineManifest } from '@brand/wire/offline';
import { findStorage } from '@site/src/kit/find-storage';
import { formatBytes } from '../format-bytes';
import { DownloadStore } from '../store/download-store';
import { findUpdate } from './find-update';
import './notice.css';

const CHECK_INTERVAL_MS = 24 * 60 * 60 * 1000;
const CHECKED_KEY = 'offline-update-checked';

/** Shows a note if there is an update of the reader's download. Asks the server once a day. */
export async function announceUpdate(now: number = Date.now()): Promise<void> {
  const page = siteConfig.baseUrl + OFFLINE_PATHS.page;
  if (!navigator.onLine || location.pathname.startsWith(page)) return;
  const storage = findStorage('localStorage');
  if (now - Number(storage?.getItem(CHECKED_KEY) ?? 0) < CHECK_INTERVAL_MS) return;
  const state = await new DownloadStore(caches).readState();
  if (!state) return;
  const manifest = await fetchManifest();
  if (!manifest) return;
  storage?.setItem(CHECKED_KEY, String(now));
  const update = findUpdate(manifest, state);
  if (update) showNote(page, formatBytes(update.transferBytes));
}

/** `undefined` without a connection: the check is repeated with the next page. */
async function fetchManifest(): Promise<OfflineManifest | undefined> {
  try {
    const response = await fetch(siteConfig.baseUrl + OFFLINE_PATHS.manifest, {
      cache: 'no-store',
    });
    return response.ok ? ((await response.json()) as OfflineManifest) : undefined;
  } catch {
    return undefined;
  }
}

function showNote(page: string, size: string): void {
  const note = document.createElement('aside');
  note.className = 'offline-note';
  note.setAttribute('aria-label', 'Offline documentation');
  const text = document.createElement('p');
  text.role = 'status';
  text.textContent = `An update of your offline documentation is available (${size}).`;
  const link = document.createElement('a');
  link.className = 'button button--primary button--sm';
  link.href = page;
  link.textContent = 'Show the update';
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'button button--secondary button--sm';
  close.textContent = 'Not now';
  close.addEventListener('click', () => note.remove());
  note.append(text, link, close);
  document.body.append(note);
}
