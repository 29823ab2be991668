import {
  type InvalidValue,
  type Problem,
  type ProblemCode,
  PROBLEMS,
  problemType,
} from '@brand/rest-api';

export type ProblemDetails = {
  readonly errors?: readonly InvalidValue[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
};

/** A rejected request, with a problem code (RFC 9457). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  readonly errors: readonly InvalidValue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, detail?: string, details: ProblemDetails = {}) {
    super(detail ?? `${PROBLEMS[code].title}.`, { cause: details.cause });
    this.code = code;
    this.errors = details.errors;
    this.headers = details.headers ?? {};
  }

  toProblem(): Problem {
    const { status, title, next } = PROBLEMS[this.code];
    return {
      type: problemType(this.code),
      title,
      status,
      code: this.code,
      detail: this.message,
      next,
      ...(this.errors && { errors: [...this.errors] }),
    };
  }

  toResponse(): Response {
    return Response.json(this.toProblem(), {
      status: PROBLEMS[this.code].status,
      headers: { ...this.headers, 'content-type': 'application/problem+json' },
    });
  }
}

/** A query value that the schema cannot reject. */
export function invalidQuery(name: string, message: string): ProblemError {
  return invalidRequest([{ in: 'query', pointer: `/${name}`, message }]);
}

export function invalidRequest(errors: readonly InvalidValue[]): ProblemError {
  const values = errors.length === 1 ? 'an invalid value' : `${errors.length} invalid values`;
  return new ProblemError('request-invalid', `The request has ${values}.`, { errors });
}
