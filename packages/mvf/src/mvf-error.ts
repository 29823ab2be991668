/** What went wrong while reading or writing a bundle, for programs to branch on. */
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
  | 'mvf/nothing-to-import';

/** What an error says besides its message. */
export type MvfErrorDetails = {
  /** The file inside the bundle, where one is to blame. */
  readonly path?: string;
  /** The name of the exceeded limit, for `mvf/limit-exceeded`. */
  readonly limit?: string;
  /** The error behind this one. */
  readonly cause?: unknown;
};

/**
 * The one error class of this package. `code` is stable; the message is for people.
 *
 * @example
 * function explain(error: unknown): string {
 *   const isNoZip = error instanceof MvfError && error.code === 'mvf/not-a-zip';
 *   return isNoZip ? 'Choose the zip of a venue.' : String(error);
 * }
 */
export class MvfError extends Error {
  override readonly name = 'MvfError';
  /** What went wrong. */
  readonly code: MvfErrorCode;
  /** The file inside the bundle, where one is to blame. */
  readonly path: string | undefined;
  /** The name of the exceeded limit, for `mvf/limit-exceeded`. */
  readonly limit: string | undefined;

  constructor(code: MvfErrorCode, message: string, details: MvfErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.path = details.path;
    this.limit = details.limit;
  }
}
