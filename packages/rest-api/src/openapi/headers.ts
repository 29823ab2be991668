import type { ResponseHeader, RequestHeader } from '../operation.ts';

export const IDEMPOTENCY_KEY = '^[\\x21-\\x7e]{1,100}$';

/** Request headers as OpenAPI parameters. */
export const REQUEST_HEADERS: Readonly<Record<RequestHeader, object>> = {
  'idempotency-key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A name that you make up for this request. The same key with the same request within 24 hours gets the same answer, and nothing is done twice.',
    schema: { type: 'string', pattern: IDEMPOTENCY_KEY },
    example: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  },
  'if-match': {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` that you know. If it has changed, the answer is 412.',
    schema: { type: 'string', maxLength: 200 },
    example: '"1"',
  },
  'if-none-match': {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` that you know. If it is still the same, the answer is 304.',
    schema: { type: 'string', maxLength: 200 },
    example: '"9f86d081884c7d65-1"',
  },
};

export const RESPONSE_HEADERS: Readonly<Record<ResponseHeader, object>> = {
  location: {
    description: 'The address of what was created.',
    schema: { type: 'string', format: 'uri-reference' },
  },
  etag: {
    description: 'Changes whenever the thing changes.',
    schema: { type: 'string' },
  },
  'idempotency-replayed': {
    description: '`true` if the answer was given before, to a request with the same key.',
    schema: { type: 'string', enum: ['true'] },
  },
};

/** Headers of every rate-limited response. */
export const LIMIT_HEADERS: Readonly<Record<string, object>> = {
  'RateLimit-Policy': {
    description: 'The limit: so many requests (`q`) in so many seconds (`w`).',
    schema: { type: 'string', examples: ['"token";q=240;w=120'] },
  },
  RateLimit: {
    description: 'How many requests are left (`r`), and in how many seconds (`t`) all are back.',
    schema: { type: 'string', examples: ['"token";r=239;t=1'] },
  },
};

export const RETRY_AFTER: Readonly<Record<string, object>> = {
  'Retry-After': {
    description: 'Seconds to wait.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** References to the response headers of a document. */
export function headerReferences(headers: Readonly<Record<string, object>>): object {
  const names = Object.keys(headers);
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
