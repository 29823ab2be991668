/** Why a request is not answered: a status, and a sentence that the dialog shows to readers. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: 400 | 401 | 404 | 413 | 503;
  /** In how many seconds to come again. */
  readonly retryAfter?: number;

  constructor(status: RequestError['status'], message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}
