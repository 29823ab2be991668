/** Text of a problem: status, title, and what to do next. */
export type ProblemText = {
  readonly status: number;
  readonly title: string;
  readonly next: string;
};

const TOKEN_AGAIN =
  'Request a new token with `POST /v1/token`, and send it as `Authorization: Bearer …`.';

export const PROBLEMS = {
  'body-not-json': {
    status: 400,
    title: 'The body is not valid JSON',
    next: 'Send one JSON object in UTF-8. `detail` shows where the parser stopped.',
  },
  'key-unknown': {
    status: 401,
    title: 'The key and secret do not match',
    next: 'Check both for missing characters. A deleted key cannot be restored, so create another one.',
  },
  'token-missing': { status: 401, title: 'The request has no token', next: TOKEN_AGAIN },
  'token-invalid': { status: 401, title: 'The token is not valid', next: TOKEN_AGAIN },
  'token-expired': { status: 401, title: 'The token has expired', next: TOKEN_AGAIN },
  'scope-missing': {
    status: 403,
    title: 'The token lacks the required scope',
    next: 'Use a key that has the scope named in `detail`, or have one created.',
  },
  'path-unknown': {
    status: 404,
    title: 'No operation has this path',
    next: 'Compare the path with the OpenAPI document. Put ids between slashes, without spaces.',
  },
  'venue-not-found': {
    status: 404,
    title: 'Venue not found',
    next: 'List the venues that your key can access with `GET /v1/venues`, and use an id from the list.',
  },
  'job-not-found': {
    status: 404,
    title: 'Job not found',
    next: 'Use the `Location` of the response that created the job, with a token of the same key. Jobs are deleted a day after they expire.',
  },
  'file-not-found': {
    status: 404,
    title: 'File not found',
    next: 'Use the URL exactly as you received it. If it was cut off, request a new one.',
  },
  'workspace-not-found': {
    status: 404,
    title: 'Workspace not found',
    next: 'List your workspaces with `GET /v1/workspaces`. You cannot access the workspaces of other tenants.',
  },
  'member-not-found': {
    status: 404,
    title: 'Member not found',
    next: 'List the members of the workspace, and use an id from the list.',
  },
  'map-not-found': {
    status: 404,
    title: 'Map not found',
    next: 'List the maps of the workspace, and use an id from the list.',
  },
  'key-not-found': {
    status: 404,
    title: 'Key not found',
    next: 'List the keys of the workspace, and use an id from the list.',
  },
  'webhook-not-found': {
    status: 404,
    title: 'Webhook not found',
    next: 'List the webhooks of the workspace, and use an id from the list.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'The path does not support this method',
    next: 'Use one of the methods in the `Allow` header.',
  },
  'member-exists': {
    status: 409,
    title: 'The workspace already has a member with this e-mail address',
    next: 'Change the role of the existing member instead of adding the person again.',
  },
  'limit-reached': {
    status: 409,
    title: 'The limit has been reached',
    next: 'Delete an item that you no longer need. The `mapLimit` of a workspace is its maximum number of maps. Sandboxes have small limits on purpose.',
  },
  'webhook-off': {
    status: 409,
    title: 'The webhook is turned off',
    next: 'Turn the webhook on first: send a `PATCH` with `{"enabled": true}`.',
  },
  'link-expired': {
    status: 410,
    title: 'The URL of the file has expired',
    next: 'Request the export or read the job again to get a new URL. Store the id, not the URL.',
  },
  'version-changed': {
    status: 412,
    title: 'The resource has changed since you read it',
    next: 'Read the resource again, apply your change, and send the new `ETag` in `If-Match`.',
  },
  'body-too-large': {
    status: 413,
    title: 'The body is too large',
    next: 'Send a body of at most 16 kB.',
  },
  'media-type-unsupported': {
    status: 415,
    title: 'The body has the wrong media type',
    next: 'Send `Content-Type: application/json`.',
  },
  'request-invalid': {
    status: 422,
    title: 'The request does not match its schema',
    next: 'Correct the values that `errors` lists. Each entry points to its value.',
  },
  'floor-unknown': {
    status: 422,
    title: 'The venue has no such floor',
    next: 'Read the venue, and use one of the ids in `floors`.',
  },
  'webhook-address-refused': {
    status: 422,
    title: 'Messages cannot be sent to this URL',
    next: 'Use an `https` URL on port 443 or 8443 with a public host name, and without a user name or password.',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'The idempotency key was used for a different request',
    next: 'Generate a new key for each new request, and reuse a key only to repeat the same request.',
  },
  'rate-limited': {
    status: 429,
    title: 'Too many requests',
    next: 'Wait for the number of seconds in `Retry-After`, then send the request again.',
  },
  'jobs-waiting': {
    status: 429,
    title: 'Too many drawings are waiting',
    next: 'Wait until one of your jobs is done, then send the request again.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    next: 'Try again in a moment. With an idempotency key, nothing is done twice.',
  },
  unavailable: {
    status: 503,
    title: 'The service cannot store data at the moment',
    next: 'Wait for the number of seconds in `Retry-After`, then send the request again. With an idempotency key, nothing is done twice.',
  },
} as const satisfies Record<string, ProblemText>;

export type ProblemCode = keyof typeof PROBLEMS;

export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

/** The `type` of a problem: path of the documentation for its code. */
export function problemType(code: ProblemCode): string {
  return `/docs/rest-apis/mvf-export#problem-${code}`;
}
