import type { ResponseHeader, RequestHeader } from '../operation.ts';

export const IDEMPOTENCY_KEY = '^[\\x21-\\x7e]{1,100}$';

/** Request headers as OpenAPI parameters. */
export const REQUEST_HEADERS: Readonly<Record<RequestHeader, object>> = {
  'idempotency-key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Unique key that you choose for this request. If you repeat the request with the same key within 24 hours, the response is the same, and nothing is done twice.',
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY },
    example: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  },
  'if-match': {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The last `ETag` that you received. If the resource has changed, the response is 412.',
    schema: { type: 'string', maxLength: 200 },
    example: '"1"',
  },
  'if-none-match': {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description:
      'The last `ETag` that you received. If the resource has not changed, the response is 304.',
    schema: { type: 'string', maxLength: 200 },
    example: '"9f86d081884c7d65-1"',
  },
};

export const RESPONSE_HEADERS: Readonly<Record<ResponseHeader, object>> = {
  location: {
    description: 'URL of the created resource.',
    schema: { type: 'string', format: 'uri-reference' },
  },
  etag: {
    description: 'Version of the resource. It changes whenever the resource does.',
    schema: { type: 'string' },
  },
  'idempotency-replayed': {
    description: '`true` if the response is repeated from an earlier request with the same key.',
    schema: { type: 'string', enum: ['true'] },
  },
};

/** Headers of every rate-limited response. */
export const LIMIT_HEADERS: Readonly<Record<string, object>> = {
  'RateLimit-Policy': {
    description:
      'Rate limit: number of requests (`q`) per window, and its length in seconds (`w`).',
    schema: { type: 'string', examples: ['"token";q=240;w=120'] },
  },
  RateLimit: {
    description:
      'Number of remaining requests (`r`), and seconds until the limit is fully restored (`t`).',
    schema: { type: 'string', examples: ['"token";r=239;t=1'] },
  },
};

export const RETRY_AFTER: Readonly<Record<string, object>> = {
  'Retry-After': {
    description: 'Time to wait, in seconds.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** References to the response headers of a document. */
export function headerReferences(headers: Readonly<Record<string, object>>): object {
  const names = Object.keys(headers);
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
