import type { Context } from 'hono';

/** An error response in the format of the protocol. */
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

/** The response while the service cannot keep up. */
export function busyResponse(message: string): Response {
  const headers = { 'retry-after': '2' };
  return Response.json({ message, status: 503 }, { status: 503, headers });
}

/** The response to rate-limited clients. */
export function tooManyRequests(context: Context, message: string): Response {
  return context.json({ message, status: 429 }, 429);
}
