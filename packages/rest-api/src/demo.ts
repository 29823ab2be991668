/** The public demo key. Each of its tokens has a separate sandbox. */
export const DEMO_KEY = 'demo';

/** Not a secret: it is published, and opens only demo venues and sandboxes. */
export const DEMO_SECRET = 'demo-secret-for-everyone';

/** Lifetime of a token: 48 hours. */
export const TOKEN_SECONDS: number = 48 * 60 * 60;

/** Lifetime of a file URL, in seconds. */
export const FILE_SECONDS: number = 15 * 60;

/** Retention of a drawing, in seconds. */
export const SVG_JOB_SECONDS: number = 60 * 60;

/** Retention of the response to an idempotency key, in seconds. */
export const IDEMPOTENCY_SECONDS: number = 24 * 60 * 60;

/** Overlap after a rotation in which the old webhook secret signs too, in seconds. */
export const ROTATION_SECONDS: number = 24 * 60 * 60;

export const MAX_BODY_BYTES: number = 16 * 1024;
