import type { ViewerErrorCode } from './protocol.ts';

/** An error of a viewer. `code` is for programs, `message` for people. */
export class ViewerError extends Error {
  override readonly name = 'ViewerError';
  readonly code: ViewerErrorCode;

  constructor(code: ViewerErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
