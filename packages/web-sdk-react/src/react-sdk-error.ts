/** Error codes of components and hooks, in addition to those of the map view. */
export type ReactSdkErrorCode = 'react/no-map' | 'react/no-venue' | 'react/no-source';

/**
 * Error of a component or hook that is used in the wrong place. `code` identifies the problem, and
 * the message says what to do. Problems of loading and drawing are reported as a `MapViewError` of
 * the Web SDK.
 *
 * @example
 * function isMisplaced(error: unknown): boolean {
 *   return error instanceof ReactSdkError && error.code === 'react/no-map';
 * }
 */
export class ReactSdkError extends Error {
  override readonly name = 'ReactSdkError';
  /** Stable code of the problem. */
  readonly code: ReactSdkErrorCode;

  constructor(code: ReactSdkErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
