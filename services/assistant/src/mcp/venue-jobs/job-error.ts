/** A request that a job cannot fulfil. The message is for the caller. */
export class JobError extends Error {
  override readonly name = 'JobError';
}
