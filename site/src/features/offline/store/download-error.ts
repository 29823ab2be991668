/** Why a download stopped: what the reader can do differs. */
export type DownloadErrorCode = 'network' | 'outdated' | 'storage-full' | 'server';

/** A download stopped. What was stored stays, so it can be resumed. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
  readonly code: DownloadErrorCode;

  constructor(code: DownloadErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
