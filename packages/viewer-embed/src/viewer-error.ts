import type { ViewerErrorCode } from './protocol.ts';

/** Why a viewer could not do what it was asked to. `code` is for programs, `message` for people. */
export class ViewerError extends Error {
  override readonly name = 'ViewerError';
  readonly code: ViewerErrorCode;

  constructor(code: ViewerErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
