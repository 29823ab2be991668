/** Thrown if a job cannot fulfil a request. The message is for the caller. */
export class JobError extends Error {
  override readonly name = 'JobError';
}
