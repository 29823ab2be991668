import type { Context } from 'hono';

/** An answer that says what is wrong with a request, in the protocol's form. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function badRequest(message: string): ProtocolError {
  return new ProtocolError(400, message);
}

export function errorResponse(error: {
  readonly status: number;
  readonly message: string;
}): Response {
  const { status, message } = error;
  return Response.json({ message, status }, { status });
}

/** For clients that ask too often. */
export function tooManyRequests(context: Context, message: string): Response {
  return context.json({ message, status: 429 }, 429);
}
