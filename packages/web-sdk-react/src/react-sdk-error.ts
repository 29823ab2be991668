/** What can go wrong with components and hooks, besides what the map view says itself. */
export type ReactSdkErrorCode = 'react/no-map' | 'react/no-venue' | 'react/no-source';

/**
 * A component or hook that is used where it cannot work: `code` says which, the message says what to
 * do. Problems of loading and drawing are a `MapViewError` of the Web SDK.
 *
 * @example
 * function isMisplaced(error: unknown): boolean {
 *   return error instanceof ReactSdkError && error.code === 'react/no-map';
 * }
 */
export class ReactSdkError extends Error {
  override readonly name = 'ReactSdkError';
  /** Stable name of the problem. */
  readonly code: ReactSdkErrorCode;

  constructor(code: ReactSdkErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
