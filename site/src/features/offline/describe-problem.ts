import { DownloadError, isQuotaError } from './store/download-error';

/** What went wrong and what the reader can do. */
export function describeProblem(error: unknown): string {
  if (isQuotaError(error)) return TEXTS['storage-full'];
  if (error instanceof DownloadError) return TEXTS[error.code];
  const reason = error instanceof Error ? error.message : String(error);
  return `The download stopped: ${reason} Reload this page and press Resume.`;
}

const TEXTS = {
  network:
    'The connection was lost. The files so far are stored. Press Resume when you are online again.',
  outdated:
    'A new build of the documentation was published during the download. Press Resume to continue with it.',
  'storage-full':
    'The browser’s storage for this site is full. Free space on this device or choose fewer parts, and press Resume.',
  server:
    'The server could not send a file. The files so far are stored. Press Resume in a few minutes.',
} as const;
