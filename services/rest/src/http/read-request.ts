import {
  IDEMPOTENCY_KEY,
  type InvalidValue,
  MAX_BODY_BYTES,
  type Operation,
  PATH_PARAMETERS,
  type ProblemCode,
} from '@brand/rest-api';
import { BodyTooLargeError, readBoundedText } from '@brand/service-kit';
import type { TObject, TSchema } from 'typebox';
import { Check } from 'typebox/schema';
import { validateValue, MAX_ERRORS } from './check-value.ts';
import { invalidRequest, ProblemError } from '../problem-error.ts';

/** Problem codes by the path parameter that is invalid. */
const NOT_FOUND: Readonly<Record<string, ProblemCode>> = {
  venueId: 'venue-not-found',
  jobId: 'job-not-found',
  workspaceId: 'workspace-not-found',
  memberId: 'member-not-found',
  mapId: 'map-not-found',
  keyId: 'key-not-found',
  webhookId: 'webhook-not-found',
  file: 'file-not-found',
};

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const KEY = new RegExp(IDEMPOTENCY_KEY);

export type ReadRequest = {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
};

/** Rejects malformed ids before a lookup, because databases reject some characters. */
export function checkParameters(parameters: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(parameters)) {
    const schema = PATH_PARAMETERS[name];
    if (!schema || !Check(schema, value)) throw new ProblemError(NOT_FOUND[name] ?? 'path-unknown');
  }
}

/** Query, body and headers of a request, validated against the schemas of its operation. */
export async function readRequest(request: Request, operation: Operation): Promise<ReadRequest> {
  const { query: querySchema, body: expected, headers } = operation;
  const errors: InvalidValue[] = [];
  const { searchParams } = new URL(request.url);
  const query = querySchema ? readQuery(searchParams, querySchema) : {};
  if (querySchema) {
    errors.push(...checkNames(searchParams, querySchema));
    errors.push(...validateValue(querySchema, query, 'query'));
  }
  const idempotencyKey = headers?.includes('idempotency-key')
    ? (request.headers.get('idempotency-key') ?? undefined)
    : undefined;
  if (idempotencyKey !== undefined && !KEY.test(idempotencyKey)) {
    const message = 'must have 1 to 100 visible ASCII characters';
    errors.push({ in: 'header', pointer: '/idempotency-key', message });
  }
  const body = expected ? await readBody(request) : undefined;
  if (expected) errors.push(...validateValue(expected.schema, body, 'body'));
  if (errors.length > 0) throw invalidRequest(errors.slice(0, MAX_ERRORS));
  return { query, body, idempotencyKey };
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!JSON_TYPE.test(type)) {
    const found = type === '' ? 'none' : `"${type.slice(0, 60)}"`;
    throw new ProblemError('media-type-unsupported', `Expected application/json, found ${found}.`);
  }
  const text = await readBoundedText(request, MAX_BODY_BYTES).catch((error: unknown) => {
    if (error instanceof BodyTooLargeError) throw new ProblemError('body-too-large', error.message);
    // The client has disconnected. This is not a server error, so it is not logged.
    throw new ProblemError('body-not-json', 'The connection closed before the body was complete.', {
      cause: error,
    });
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProblemError('body-not-json', (error as Error).message.slice(0, 200));
  }
}

/**
 * Rejects unknown parameters: they are most often typos, and ignoring them would return the wrong
 * result.
 */
function checkNames(search: URLSearchParams, { properties }: TObject): readonly InvalidValue[] {
  const known = Object.keys(properties);
  const message = `is not supported. Use one of: ${known.join(', ')}`;
  return [...new Set(search.keys())].flatMap((name): InvalidValue[] => {
    const pointer = `/${name.replaceAll('~', '~0').replaceAll('/', '~1').slice(0, 200)}`;
    if (!known.includes(name)) return [{ in: 'query', pointer, message }];
    return search.getAll(name).length === 1
      ? []
      : [{ in: 'query', pointer, message: 'must appear only once' }];
  });
}

/** Documented query parameters, converted to their types. */
function readQuery(search: URLSearchParams, { properties }: TObject): Record<string, unknown> {
  const values = Object.entries(properties).flatMap(([name, expected]) => {
    const value = search.get(name);
    return value === null ? [] : [[name, asTyped(value, expected)] as const];
  });
  return Object.fromEntries(values);
}

function asTyped(value: string, schema: TSchema): unknown {
  const { type } = schema as { readonly type?: string };
  return type === 'integer' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}
