/** Codes of errors, for code that handles them. */
export type SdkErrorCode =
  | 'sdk/bad-credentials'
  | 'sdk/wrong-credentials'
  | 'sdk/unknown-venue'
  | 'sdk/unknown-language'
  | 'sdk/unknown-map'
  | 'sdk/unknown-step'
  | 'sdk/network'
  | 'sdk/bad-venue'
  | 'sdk/not-shown'
  | 'sdk/bad-option'
  | 'sdk/no-directions'
  | 'sdk/not-enabled'
  | 'sdk/destroyed';

/**
 * An error of the SDK. `code` identifies the error, and the message explains what to do.
 *
 * @example
 * try {
 *   await loadVenue({ clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' });
 * } catch (error) {
 *   if (error instanceof SdkError && error.code === 'sdk/network') showMessage('Offline?');
 *   else throw error;
 * }
 */
export class SdkError extends Error {
  override readonly name = 'SdkError';
  /** Code of the error. */
  readonly code: SdkErrorCode;

  /** Creates an error. For your own errors, use your own class. */
  constructor(code: SdkErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
