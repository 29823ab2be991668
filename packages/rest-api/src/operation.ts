import type { TObject } from 'typebox';
import type { ApiName } from './apis.ts';
import type { ProblemCode } from './problem-codes.ts';
import type { Scope } from './schemas/token.ts';

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** Headers of requests that operations understand beside the token. */
export type RequestHeader = 'idempotency-key' | 'if-match' | 'if-none-match';

/** Headers of answers that mean something to clients. */
export type ResponseHeader = 'location' | 'etag' | 'idempotency-replayed';

export type Answer = {
  readonly status: 200 | 201 | 202 | 204;
  readonly description: string;
  /** Absent where the answer has no body, or a file for one. */
  readonly schema?: TObject;
  readonly example?: object;
  /** Media types of a file. */
  readonly files?: readonly string[];
  readonly headers?: readonly ResponseHeader[];
};

/** One thing that the service does: what it takes, what it gives, and what can go wrong. */
export type Operation = {
  readonly id: string;
  /** The documents that describe it. */
  readonly apis: readonly ApiName[];
  readonly tag: string;
  readonly method: Method;
  /** Below the address of the service; `{name}` is a parameter of `PATH_PARAMETERS`. */
  readonly path: `/v1/${string}`;
  readonly summary: string;
  readonly description: string;
  /** What a token needs; absent where no token is asked for. */
  readonly scope?: Scope;
  readonly query?: TObject;
  readonly headers?: readonly RequestHeader[];
  readonly body?: { readonly schema: TObject; readonly example: object };
  readonly answer: Answer;
  /** Beside those that every operation of its kind has. */
  readonly problems: readonly ProblemCode[];
};

/** Keeps the exact type of an operation, of which the types of its handler are made. */
export function operation<const Shape extends Operation>(shape: Shape): Shape {
  return shape;
}

/** The names between braces in a path. */
export type ParameterNames<Path extends string> =
  Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterNames<Rest> : never;

/** All that can go wrong with an operation, those that follow from its form included. */
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
