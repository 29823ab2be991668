import {
  API_NAMES,
  makeOpenApi,
  openApiFile,
  type Operation,
  OPERATIONS,
  type OperationId,
} from '@brand/rest-api';
import {
  createLocalLimiter,
  type CreateRateLimiter,
  type LimitOptions,
  type RateLimit,
  type RateLimiter,
} from '@brand/service-kit';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Tokens } from '../access/tokens.ts';
import { DatabaseUnavailableError } from '@brand/sql-database';
import { ProblemError } from '../problem-error.ts';
import { type BaseUrlOptions, baseUrlOf } from './base-url.ts';
import { executeOperation, type Outcome, type ExecutionContext } from './execute-operation.ts';
import type { Handler, Handlers } from './handler.ts';
import { enforceRateLimit } from './enforce-rate-limit.ts';
import { ANONYMOUS, readGrant } from './read-grant.ts';
import { checkParameters } from './read-request.ts';

export type Limits = {
  /** Rate limit per IP address. */
  readonly address: RateLimit;
  /** Rate limit of new tokens per IP address. */
  readonly newTokens: RateLimit;
  /** Rate limit per sandbox, key or tenant. */
  readonly token: RateLimit;
};

export type RestAppOptions = ExecutionContext & {
  readonly handlers: Handlers;
  readonly tokens: Tokens;
  readonly limits: Limits;
  readonly createLimiter?: CreateRateLimiter | undefined;
  readonly clientOf: LimitOptions['clientOf'];
  readonly baseUrl: BaseUrlOptions;
  readonly onError: (error: unknown) => void;
};

type Guard = { readonly [Name in keyof Limits]: RateLimiter };

const COME_BACK_S = '10';

/** The REST APIs over HTTP: every operation of the table, and the documents that describe them. */
export function createRestApp(options: RestAppOptions): Hono {
  const { limits, clientOf, createLimiter = createLocalLimiter } = options;
  const app = new Hono();
  const guard: Guard = {
    address: createLimiter('rest-address', limits.address),
    newTokens: createLimiter('rest-new-tokens', limits.newTokens),
    token: createLimiter('rest-token', limits.token),
  };
  app.use(allowAll());
  app.use(async (context, next) => {
    enforceRateLimit(context, {
      limiter: guard.address,
      policy: 'address',
      client: clientOf(context),
    });
    await next();
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
  });
  for (const name of API_NAMES) {
    const text = JSON.stringify(makeOpenApi(name));
    app.get(`/${openApiFile(name)}`, ({ body }) =>
      body(text, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }),
    );
  }
  const operations = Object.entries<Operation>(OPERATIONS);
  for (const [id, operation] of operations) {
    // Input types follow from each operation's schemas; TypeScript cannot track that in a loop.
    const handler = options.handlers[id as OperationId] as unknown as Handler<Operation>;
    app.on(operation.method.toUpperCase(), routeOf(operation), (context) =>
      answer(context, { operation, handler, guard, options }),
    );
  }
  const byPath = Map.groupBy(operations, ([, operation]) => routeOf(operation));
  for (const [path, group] of byPath) app.all(path, () => refuseMethod(group));
  app.all('*', () => {
    throw new ProblemError('path-unknown');
  });
  app.onError((error, context) => {
    const problem = toProblem(error, options.onError);
    return send(context, problem.toResponse());
  });
  return app;
}

/** Pages of any site may send requests, because authorisation uses tokens and not cookies. */
function allowAll(): ReturnType<typeof cors> {
  return cors({
    origin: '*',
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match', 'if-none-match'],
    exposeHeaders: [
      'etag',
      'idempotency-replayed',
      'location',
      'ratelimit',
      'ratelimit-policy',
      'retry-after',
    ],
    maxAge: 86_400,
  });
}

function routeOf({ path }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

async function answer(
  context: Context,
  {
    operation,
    handler,
    guard,
    options,
  }: { operation: Operation; handler: Handler<Operation>; guard: Guard; options: RestAppOptions },
): Promise<Response> {
  const { scope } = operation;
  const request = context.req.raw;
  if (operation === OPERATIONS.createToken) {
    const client = options.clientOf(context);
    enforceRateLimit(context, { limiter: guard.newTokens, policy: 'new-tokens', client });
  }
  const grant = scope === undefined ? ANONYMOUS : await readGrant(request.headers, scope, options);
  if (scope !== undefined) {
    enforceRateLimit(context, { limiter: guard.token, policy: 'token', client: grant.owner });
  }
  const params = context.req.param() as Record<string, string>;
  checkParameters(params);
  const baseUrl = baseUrlOf(request, options.baseUrl);
  const call = { operation, handler, request, params, grant, baseUrl };
  return send(context, toResponse(await executeOperation(call, options)));
}

function toResponse(outcome: Outcome): Response {
  if (outcome instanceof Response) return outcome;
  const { status, body, isReplayed } = outcome;
  const headers = { ...outcome.headers, ...(isReplayed && { 'idempotency-replayed': 'true' }) };
  return body === undefined
    ? new Response(null, { status, headers })
    : Response.json(body, { status, headers });
}

/** The same response with the headers of the context. */
function send(context: Context, response: Response): Response {
  for (const [name, value] of response.headers) context.header(name, value);
  return context.newResponse(response.body, response.status as 200);
}

function refuseMethod(operations: readonly (readonly [string, Operation])[]): never {
  const methods = operations.map(([, { method }]) => method.toUpperCase()).join(', ');
  throw new ProblemError('method-not-allowed', `The path supports ${methods}.`, {
    headers: { allow: methods },
  });
}

function toProblem(error: unknown, onError: (error: unknown) => void): ProblemError {
  if (error instanceof ProblemError && error.code !== 'unavailable') return error;
  onError(error);
  const headers = { 'retry-after': COME_BACK_S };
  return error instanceof DatabaseUnavailableError || error instanceof ProblemError
    ? new ProblemError('unavailable', undefined, { headers })
    : new ProblemError('internal');
}
