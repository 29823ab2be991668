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

export type MvfErrorDetails = {
  /** The file inside the bundle, where one is to blame. */
  readonly path?: string;
  /** The name of the exceeded limit, for `mvf/limit-exceeded`. */
  readonly limit?: string;
  readonly cause?: unknown;
};

/** The one error class of this package. `code` is stable; the message is for people. */
export class MvfError extends Error {
  override readonly name = 'MvfError';
  readonly code: MvfErrorCode;
  readonly path: string | undefined;
  readonly limit: string | undefined;

  constructor(code: MvfErrorCode, message: string, details: MvfErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.path = details.path;
    this.limit = details.limit;
  }
}
