/** Text of a problem: status, title, and what to do next. */
export type ProblemText = {
  readonly status: number;
  readonly title: string;
  readonly next: string;
};

const TOKEN_AGAIN =
  'Ask for a new one with `POST /v1/token`, and send it as `Authorization: Bearer …`.';

export const PROBLEMS = {
  'body-not-json': {
    status: 400,
    title: 'The body is not valid JSON',
    next: 'Send one JSON object in UTF-8. The detail says where reading stopped.',
  },
  'key-unknown': {
    status: 401,
    title: 'The key and the secret do not fit',
    next: 'Check both for missing characters. A key that was deleted does not come back: create another.',
  },
  'token-missing': { status: 401, title: 'There is no token', next: TOKEN_AGAIN },
  'token-invalid': { status: 401, title: 'The token is not one of ours', next: TOKEN_AGAIN },
  'token-expired': { status: 401, title: 'The token has expired', next: TOKEN_AGAIN },
  'scope-missing': {
    status: 403,
    title: 'The key may not do this',
    next: 'Use a key that has the scope which the detail names, or have one created.',
  },
  'path-unknown': {
    status: 404,
    title: 'There is nothing at this address',
    next: 'Compare the path with the OpenAPI document. Ids belong between slashes, without spaces.',
  },
  'venue-not-found': {
    status: 404,
    title: 'There is no such venue',
    next: 'List the venues that your key sees with `GET /v1/venues`, and take an id from there.',
  },
  'job-not-found': {
    status: 404,
    title: 'There is no such job',
    next: 'Follow the `Location` of the answer that created the job, with a token of the same key. Jobs are forgotten a day after they expired.',
  },
  'file-not-found': {
    status: 404,
    title: 'There is no such file',
    next: 'Use the address as you received it, with every character. Ask for a new one if it was cut.',
  },
  'workspace-not-found': {
    status: 404,
    title: 'There is no such workspace',
    next: 'List your workspaces with `GET /v1/workspaces`. Those of other tenants are never found.',
  },
  'member-not-found': {
    status: 404,
    title: 'There is no such member',
    next: 'List the members of the workspace, and take an id from there.',
  },
  'map-not-found': {
    status: 404,
    title: 'There is no such map',
    next: 'List the maps of the workspace, and take an id from there.',
  },
  'key-not-found': {
    status: 404,
    title: 'There is no such key',
    next: 'List the keys of the workspace, and take an id from there.',
  },
  'webhook-not-found': {
    status: 404,
    title: 'There is no such webhook',
    next: 'List the webhooks of the workspace, and take an id from there.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The address does not take this method',
    next: 'Use one of the methods in the `Allow` header.',
  },
  'member-exists': {
    status: 409,
    title: 'The workspace has a member with this address',
    next: 'Change the role of the member that is there instead of adding it again.',
  },
  'limit-reached': {
    status: 409,
    title: 'There is no room for another one',
    next: 'Delete one that you no longer need. A workspace says by `mapLimit` how many maps it holds; sandboxes are small on purpose.',
  },
  'webhook-off': {
    status: 409,
    title: 'The webhook is turned off',
    next: 'Turn it on first: `PATCH` it with `{"enabled": true}`.',
  },
  'link-expired': {
    status: 410,
    title: 'The address of the file has expired',
    next: 'Ask for the export again, or read the job once more: both give a new address. Store the id, not the address.',
  },
  'version-changed': {
    status: 412,
    title: 'Somebody changed it in the meantime',
    next: 'Read it again, apply your change to what is there now, and send the new `ETag` in `If-Match`.',
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large',
    next: 'Send at most 16 kB.',
  },
  'media-type-unsupported': {
    status: 415,
    title: 'The body has the wrong media type',
    next: 'Send `Content-Type: application/json`.',
  },
  'request-invalid': {
    status: 422,
    title: 'The request does not fit its schema',
    next: 'Correct the values that `errors` lists, each with a pointer to it.',
  },
  'floor-unknown': {
    status: 422,
    title: 'The venue has no such floor',
    next: 'Read the venue: `floors` lists the ids.',
  },
  'webhook-address-refused': {
    status: 422,
    title: 'Messages cannot be sent to this address',
    next: 'Give an `https` address on port 443 or 8443 with a public host name, without a user and a password.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'The idempotency key was used for another request',
    next: 'Make a new key for each new request, and repeat a request only as it was.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    next: 'Wait for as many seconds as `Retry-After` says, then go on.',
  },
  'jobs-waiting': {
    status: 429,
    title: 'Too many drawings are waiting',
    next: 'Wait until one of your jobs is done, then send the request again.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    next: 'Try again in a moment. With an idempotency key nothing is done twice.',
  },
  unavailable: {
    status: 503,
    title: 'The service cannot keep anything at the moment',
    next: 'Wait for as many seconds as `Retry-After` says. With an idempotency key nothing is done twice.',
  },
} as const satisfies Record<string, ProblemText>;

export type ProblemCode = keyof typeof PROBLEMS;

export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

/** The `type` of a problem: where the documentation describes its code. */
export function problemType(code: ProblemCode): string {
  return `/docs/rest-apis/mvf-export#problem-${code}`;
}
