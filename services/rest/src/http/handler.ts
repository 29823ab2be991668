import type { Operation, OperationId, OPERATIONS, ParameterNames } from '@brand/rest-api';
import type { Static, TObject } from 'typebox';
import type { Grant } from '../access/tokens.ts';
import type { Statement } from '../storage/database.ts';

/** What the schemas of an operation say that its handler gets. */
export type Input<Shape extends Operation> = {
  readonly params: Readonly<Record<ParameterNames<Shape['path']>, string>>;
  readonly query: Shape extends { readonly query: infer Query extends TObject }
    ? Static<Query>
    : Readonly<Record<string, never>>;
  readonly body: Shape extends { readonly body: { readonly schema: infer Body extends TObject } }
    ? Static<Body>
    : undefined;
  /** Who asks. Operations without a scope get one that may do nothing. */
  readonly grant: Grant;
  readonly now: Date;
  readonly headers: Headers;
  /** Where the service answers, for the addresses in answers. */
  readonly baseUrl: string;
  /**
   * Writes what the request asks for, together with the answer that its idempotency key is to get,
   * and gives the answer back.
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

/** An answer that is no JSON: a file, or that nothing has changed. */
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
