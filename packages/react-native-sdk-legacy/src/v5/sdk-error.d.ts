/** Codes of errors, for code that handles them. */
export type SdkErrorCode =
  | 'sdk/bad-credentials'
  | 'sdk/wrong-credentials'
  | 'sdk/unknown-venue'
  | 'sdk/unknown-language'
  | 'sdk/unknown-map'
  | 'sdk/unknown-step'
  | 'sdk/network'
  | 'sdk/not-drawn'
  | 'sdk/bad-option'
  | 'sdk/no-directions'
  | 'sdk/not-enabled'
  | 'sdk/web-view-lost';

/**
 * An error of the SDK. `code` identifies the error, and the message explains what to do. Calls to
 * the store reject with an `SdkError`, and `onLoadError` receives one.
 *
 * @example
 * try {
 *   await store.journey.setStep(3);
 * } catch (error) {
 *   if (error instanceof SdkError && error.code === 'sdk/unknown-step') showMessage('The end.');
 *   else throw error;
 * }
 */
export declare class SdkError extends Error {
  /** Code of the error. */
  readonly code: SdkErrorCode;
  private constructor();
}
