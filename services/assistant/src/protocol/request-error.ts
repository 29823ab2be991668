/** An error response: a status, and a message that the dialog shows to readers. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: 400 | 401 | 404 | 413 | 503;
  /** Value of `Retry-After`, in seconds. */
  readonly retryAfter?: number;

  constructor(status: RequestError['status'], message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}
