import type { TObject } from 'typebox';
import type { ApiName } from './apis.ts';
import type { ProblemCode } from './problem-codes.ts';
import type { Scope } from './schemas/token.ts';

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** Request headers that operations support, besides the token. */
export type RequestHeader = 'idempotency-key' | 'if-match' | 'if-none-match';

/** Documented response headers. */
export type ResponseHeader = 'location' | 'etag' | 'idempotency-replayed';

export type Answer = {
  readonly status: 200 | 201 | 202 | 204;
  readonly description: string;
  /** Absent if the response has no body or is a file. */
  readonly schema?: TObject;
  readonly example?: object;
  readonly files?: readonly string[];
  readonly headers?: readonly ResponseHeader[];
};

/** An operation of the API: input, responses and problems. */
export type Operation = {
  readonly id: string;
  /** The API documents that include it. */
  readonly apis: readonly ApiName[];
  readonly tag: string;
  readonly method: Method;
  /** Path below the base URL; `{name}` is a parameter of `PATH_PARAMETERS`. */
  readonly path: `/v1/${string}`;
  readonly summary: string;
  readonly description: string;
  /** Required scope; absent if no token is needed. */
  readonly scope?: Scope;
  readonly query?: TObject;
  readonly headers?: readonly RequestHeader[];
  readonly body?: { readonly schema: TObject; readonly example: object };
  readonly answer: Answer;
  /** Specific problems, in addition to those of all operations of its kind. */
  readonly problems: readonly ProblemCode[];
};

/** Preserves the literal type of an operation, from which the types of its handler are derived. */
export function operation<const Shape extends Operation>(shape: Shape): Shape {
  return shape;
}

/** Parameter names in a path template. */
export type ParameterNames<Path extends string> =
  Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterNames<Rest> : never;

/** All problems of an operation, including those implied by its form. */
export function problemsOf({
  scope,
  query,
  headers,
  body,
  problems,
}: Operation): readonly ProblemCode[] {
  const codes: ProblemCode[] = [
    ...problems,
    ...(scope === undefined
      ? []
      : (['token-missing', 'token-invalid', 'token-expired', 'scope-missing'] as const)),
    ...(body
      ? (['body-not-json', 'body-too-large', 'media-type-unsupported', 'request-invalid'] as const)
      : []),
    ...(query || headers ? (['request-invalid'] as const) : []),
    ...(headers?.includes('idempotency-key') ? (['idempotency-key-reused'] as const) : []),
    ...(headers?.includes('if-match') ? (['version-changed'] as const) : []),
    'rate-limited',
  ];
  return [...new Set(codes)];
}
