/** The public key of the documentation. Each token of it has a sandbox of its own. */
export const DEMO_KEY = 'demo';

/** Not a secret: it stands on pages, and opens demo venues and sandboxes alone. */
export const DEMO_SECRET = 'demo-secret-for-everyone';

/** 48 hours. */
export const TOKEN_SECONDS: number = 48 * 60 * 60;

/** How long the address of a file works, in seconds. */
export const FILE_SECONDS: number = 15 * 60;

/** How long a drawing is kept, in seconds. */
export const SVG_JOB_SECONDS: number = 60 * 60;

/** How long the answer to an idempotency key is remembered, in seconds. */
export const IDEMPOTENCY_SECONDS: number = 24 * 60 * 60;

/** How long the secret before the last rotation of a webhook signs too, in seconds. */
export const ROTATION_SECONDS: number = 24 * 60 * 60;

/** The longest body of a request, in bytes. */
export const MAX_BODY_BYTES: number = 16 * 1024;
