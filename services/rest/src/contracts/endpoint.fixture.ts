import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook as Verifier } from 'standardwebhooks';
import { vi } from 'vitest';

export type ReceivedRequest = { readonly headers: Record<string, string>; readonly body: string };
type Answer = { readonly status: number; readonly headers?: Record<string, string> };

/** Timeout for background work, on a busy machine. */
export const EVENTUALLY = { timeout: 30_000, interval: 50 };

/** A webhook receiver with scripted responses. */
export class FakeWebhookReceiver {
  readonly received: ReceivedRequest[] = [];
  answer: () => Answer | 'silence' = () => ({ status: 204 });
  readonly #server: Server = createServer(async (request: IncomingMessage, response) => {
    const headers = request.headers as Record<string, string>;
    this.received.push({ headers, body: await text(request) });
    const answer = this.answer();
    if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end();
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Verifies a message and returns its content, at the time when it was sent. */
export function verify({ body, headers }: ReceivedRequest, secret: string): unknown {
  const sentAt = Number(headers['webhook-timestamp']) * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: sentAt });
  try {
    return new Verifier(secret).verify(body, headers);
  } finally {
    vi.useRealTimers();
  }
}
