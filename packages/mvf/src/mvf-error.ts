/** Code of an error that occurs when a bundle is read or written, for programs to branch on. */
export type MvfErrorCode =
  | 'mvf/not-a-zip'
  | 'mvf/damaged-zip'
  | 'mvf/unsupported-zip'
  | 'mvf/unsafe-path'
  | 'mvf/duplicate-entry'
  | 'mvf/limit-exceeded'
  | 'mvf/missing-file'
  | 'mvf/bad-json'
  | 'mvf/bad-xml'
  | 'mvf/unknown-version'
  | 'mvf/unknown-floor'
  | 'mvf/unreadable-source'
  | 'mvf/nothing-to-import'
  | 'mvf/bad-position';

/** Details of an error in addition to its message. */
export type MvfErrorDetails = {
  /** File inside the bundle that caused the error, if there is one. */
  readonly path?: string;
  /** Name of the exceeded limit, for `mvf/limit-exceeded`. */
  readonly limit?: string;
  /** The underlying error. */
  readonly cause?: unknown;
};

/**
 * The only error class of this package. `code` is stable; the message is for people.
 *
 * @example
 * function explain(error: unknown): string {
 *   const isNoZip = error instanceof MvfError && error.code === 'mvf/not-a-zip';
 *   return isNoZip ? 'Choose the zip of a venue.' : String(error);
 * }
 */
export class MvfError extends Error {
  override readonly name = 'MvfError';
  /** Code of the error. */
  readonly code: MvfErrorCode;
  /** File inside the bundle that caused the error, if there is one. */
  readonly path: string | undefined;
  /** Name of the exceeded limit, for `mvf/limit-exceeded`. */
  readonly limit: string | undefined;

  constructor(code: MvfErrorCode, message: string, details: MvfErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.path = details.path;
    this.limit = details.limit;
  }
}
