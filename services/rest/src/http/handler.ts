import type { Operation, OperationId, OPERATIONS, ParameterNames } from '@brand/rest-api';
import type { Static, TObject } from 'typebox';
import type { Grant } from '../access/tokens.ts';
import type { Statement } from '@brand/sql-database';

/** Input of a handler, typed by the schemas of its operation. */
export type Input<Shape extends Operation> = {
  readonly params: Readonly<Record<ParameterNames<Shape['path']>, string>>;
  readonly query: Shape extends { readonly query: infer Query extends TObject }
    ? Static<Query>
    : Readonly<Record<string, never>>;
  readonly body: Shape extends { readonly body: { readonly schema: infer Body extends TObject } }
    ? Static<Body>
    : undefined;
  /** Grant of the client; one without permissions for operations without a scope. */
  readonly grant: Grant;
  readonly now: Date;
  readonly headers: Headers;
  /** Base URL for links in responses. */
  readonly baseUrl: string;
  /**
   * Commits the statements of the request together with the response for its idempotency key, and
   * returns the response.
   */
  readonly commit: (
    statements: readonly Statement[],
    reply: Reply<Shape>,
    onDuplicate?: () => Error,
  ) => Promise<Reply<Shape>>;
};

export type Reply<Shape extends Operation> = {
  readonly body: Shape['answer'] extends { readonly schema: infer Body extends TObject }
    ? Static<Body>
    : undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Handles an operation. A `Response` is returned for files and for 304. */
export type Handler<Shape extends Operation> = (
  input: Input<Shape>,
) => Promise<Reply<Shape> | Response>;

/** One handler for each operation of the table. */
export type Handlers = { readonly [Id in OperationId]: Handler<(typeof OPERATIONS)[Id]> };

/**
 * Thrown when a row changed between read and write (optimistic locking). The handler is retried.
 */
export class WriteConflictError extends Error {
  override readonly name = 'WriteConflictError';
}
