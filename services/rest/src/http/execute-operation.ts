import type { Operation } from '@brand/rest-api';
import type { Grant } from '../access/tokens.ts';
import { type Database, UniqueViolationError, type Statement } from '@brand/sql-database';
import { ProblemError } from '../problem-error.ts';
import { WriteConflictError, type Handler, type Input, type Reply } from './handler.ts';
import type { IdempotencyStore, IdempotentRequest, StoredAnswer } from './idempotency-store.ts';
import { readRequest } from './read-request.ts';

export type ExecutionContext = {
  readonly database: Database;
  readonly answers: IdempotencyStore;
  readonly now: () => Date;
};

export type Call = {
  readonly operation: Operation;
  readonly handler: Handler<Operation>;
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly grant: Grant;
  readonly baseUrl: string;
};

export type Outcome = Response | (StoredAnswer & { readonly isReplayed: boolean });

/** Maximum number of attempts after a write conflict. */
const MAX_ATTEMPTS = 20;

/** Thrown when a concurrent request with the same idempotency key has committed. */
class ReplayError extends Error {
  readonly answer: StoredAnswer;

  constructor(answer: StoredAnswer) {
    super();
    this.answer = answer;
  }
}

/** Parses a request, runs its handler once per idempotency key, and returns the response. */
export async function executeOperation(call: Call, context: ExecutionContext): Promise<Outcome> {
  const { operation, request, grant } = call;
  const { query, body, idempotencyKey } = await readRequest(request, operation);
  const now = context.now();
  const content = [request.method, new URL(request.url).pathname, body ?? null];
  const repeatable =
    idempotencyKey === undefined ? undefined : { grant, key: idempotencyKey, content, now };
  const known = repeatable && (await context.answers.find(repeatable));
  if (known) return { ...known, isReplayed: true };
  const input: Input<Operation> = {
    params: call.params,
    query: query as never,
    body: body as never,
    grant,
    now,
    headers: request.headers,
    baseUrl: call.baseUrl,
    commit: (statements, reply, onDuplicate) =>
      commit({ statements, reply, onDuplicate, operation, repeatable }, context),
  };
  try {
    const reply = await retryOnConflict(() => call.handler(input));
    if (reply instanceof Response) return reply;
    return { ...toAnswer(reply, operation), isReplayed: false };
  } catch (error) {
    if (error instanceof ReplayError) return { ...error.answer, isReplayed: true };
    throw error;
  }
}

async function commit(
  write: {
    readonly statements: readonly Statement[];
    readonly reply: Reply<Operation>;
    readonly onDuplicate: (() => Error) | undefined;
    readonly operation: Operation;
    readonly repeatable: IdempotentRequest | undefined;
  },
  { database, answers }: ExecutionContext,
): Promise<Reply<Operation>> {
  const { statements, reply, onDuplicate, operation, repeatable } = write;
  const idempotencyStatements = repeatable
    ? answers.insertStatements(repeatable, toAnswer(reply, operation))
    : [];
  const all = [...statements, ...idempotencyStatements];
  if (all.length === 0) return reply;
  try {
    await database.write(all);
  } catch (error) {
    if (!(error instanceof UniqueViolationError)) throw error;
    const known = repeatable && (await answers.find(repeatable));
    if (known) throw new ReplayError(known);
    throw onDuplicate?.() ?? error;
  }
  return reply;
}

async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let looks = 1; ; looks += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof WriteConflictError)) throw error;
      if (looks === MAX_ATTEMPTS)
        throw new ProblemError('unavailable', undefined, { cause: error });
    }
  }
}

function toAnswer({ body, headers = {} }: Reply<Operation>, { answer }: Operation): StoredAnswer {
  return { status: answer.status, headers, body };
}
