import {
  IDEMPOTENCY_KEY,
  type InvalidValue,
  LONGEST_BODY,
  type Operation,
  PATH_PARAMETERS,
  type ProblemCode,
} from '@brand/rest-api';
import { BodyTooLong, readBoundedText } from '@brand/service-kit';
import type { TObject, TSchema } from 'typebox';
import { Check } from 'typebox/schema';
import { checkValue } from './check-value.ts';
import { invalidRequest, ProblemError } from '../problem-error.ts';

/** What a path leads to that has no such id. */
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

/** Ids that cannot be ours are not looked up: databases refuse some characters. */
export function checkParameters(parameters: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(parameters)) {
    const schema = PATH_PARAMETERS[name];
    if (!schema || !Check(schema, value)) throw new ProblemError(NOT_FOUND[name] ?? 'path-unknown');
  }
}

/** The query, the body and the headers of a request, as the schemas of its operation have them. */
export async function readRequest(request: Request, operation: Operation): Promise<ReadRequest> {
  const { query: querySchema, body: expected, headers } = operation;
  const errors: InvalidValue[] = [];
  const { query, repeated } = readQuery(new URL(request.url).searchParams, querySchema);
  errors.push(...repeated);
  if (querySchema) errors.push(...checkValue(querySchema, query, 'query'));
  const idempotencyKey = headers?.includes('idempotency-key')
    ? (request.headers.get('idempotency-key') ?? undefined)
    : undefined;
  if (idempotencyKey !== undefined && !KEY.test(idempotencyKey)) {
    const message = 'must have 1 to 100 visible ASCII characters';
    errors.push({ in: 'header', pointer: '/idempotency-key', message });
  }
  const body = expected ? await readBody(request) : undefined;
  if (expected) errors.push(...checkValue(expected.schema, body, 'body'));
  if (errors.length > 0) throw invalidRequest(errors);
  return { query, body, idempotencyKey };
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!JSON_TYPE.test(type)) {
    const found = type === '' ? 'none' : `"${type.slice(0, 60)}"`;
    throw new ProblemError('media-type-unsupported', `Expected application/json, found ${found}.`);
  }
  const text = await readBoundedText(request, LONGEST_BODY).catch((error: unknown) => {
    if (error instanceof BodyTooLong) throw new ProblemError('body-too-large', error.message);
    // Nobody hears it: the client is gone. It is no mistake of ours that a log had to tell.
    throw new ProblemError('body-not-json', 'The body ended early.', { cause: error });
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProblemError('body-not-json', (error as Error).message.slice(0, 200));
  }
}

/** Parameters that the operation knows, as values of the types that it expects. */
function readQuery(
  search: URLSearchParams,
  schema: TObject | undefined,
): { readonly query: Record<string, unknown>; readonly repeated: readonly InvalidValue[] } {
  const query: Record<string, unknown> = {};
  const repeated: InvalidValue[] = [];
  for (const [name, expected] of Object.entries(schema?.properties ?? {})) {
    const [value, ...more] = search.getAll(name);
    if (value === undefined) continue;
    query[name] = asTyped(value, expected);
    if (more.length > 0) {
      repeated.push({ in: 'query', pointer: `/${name}`, message: 'must be given once' });
    }
  }
  return { query, repeated };
}

function asTyped(value: string, schema: TSchema): unknown {
  const { type } = schema as { readonly type?: string };
  return type === 'integer' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}
