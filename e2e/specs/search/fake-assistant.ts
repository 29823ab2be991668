import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatBody, StreamChunk } from '@brand/wire/assistant';

/** A pending request that the test responds to. */
export type PendingRequest = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Whether the client has disconnected. */
  readonly isGone: () => boolean;
  /** Streams chunks as server-sent events. */
  readonly write: (...chunks: readonly StreamChunk[]) => void;
  readonly end: () => void;
  /** Drops the connection. */
  readonly cut: () => void;
  readonly respond: (status: number, text: string, type?: string) => void;
};

/** A fake assistant at another origin, controlled by the test. */
export class FakeAssistant {
  readonly #server: Server = createServer(
    (request, response) => void this.#take(request, response),
  );
  readonly #waiting: PendingRequest[] = [];
  readonly #takers: ((waiting: PendingRequest) => void)[] = [];
  /** Number of token requests. */
  tokens = 0;

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/chat`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** The next question or feedback request. */
  next(): Promise<PendingRequest> {
    const waiting = this.#waiting.shift();
    if (waiting) return Promise.resolve(waiting);
    return new Promise((resolve) => {
      this.#takers.push(resolve);
    });
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'OPTIONS') {
      const asked = request.headers['access-control-request-headers'] ?? '';
      response.writeHead(204, { 'access-control-allow-headers': asked }).end();
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.url === '/chat/token') {
      this.tokens += 1;
      const exp = Math.floor(Date.now() / 1000) + 300;
      const token = `${btoa(JSON.stringify({ exp }))}.${this.tokens}`;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, token }));
      return;
    }
    const waiting = createPendingRequest(request, response, Buffer.concat(parts).toString());
    const taker = this.#takers.shift();
    if (taker) taker(waiting);
    else this.#waiting.push(waiting);
  }
}

function createPendingRequest(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): PendingRequest {
  return {
    path: request.url ?? '',
    headers: request.headers,
    body,
    isGone: () => response.destroyed,
    write: (...chunks) => {
      if (!response.headersSent) {
        response.writeHead(200, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-cache',
          'x-vercel-ai-ui-message-stream': 'v1',
        });
      }
      for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    },
    end: () => response.end('data: [DONE]\n\n'),
    cut: () => response.destroy(),
    respond: (status, text, type = 'text/plain') =>
      response.writeHead(status, { 'content-type': type }).end(text),
  };
}

/** The chunks before the text of an answer. */
export function createStartChunks(messageId: string): StreamChunk[] {
  return [{ type: 'start', messageId }, { type: 'start-step' }];
}

export function textChunks(id: string, text: string): StreamChunk[] {
  return [
    { type: 'text-start', id },
    { type: 'text-delta', id, delta: text },
    { type: 'text-end', id },
  ];
}

export const END_CHUNKS: readonly StreamChunk[] = [
  { type: 'finish-step' },
  { type: 'finish', finishReason: 'stop' },
];

/** Chunks of a search by the assistant, up to a state of its line. */
export function searchChunks(
  toolCallId: string,
  query: string,
  state: 'streaming' | 'available' | 'done' | 'failed',
  hits = 0,
): StreamChunk[] {
  const common = { toolCallId, providerExecuted: true } as const;
  const tool = { ...common, toolName: 'searchIndex' };
  const start: StreamChunk = { type: 'tool-input-start', ...tool };
  if (state === 'streaming') return [start];
  const asked: StreamChunk = { type: 'tool-input-available', ...tool, input: { query } };
  if (state === 'available') return [asked];
  if (state === 'failed') {
    return [start, asked, { type: 'tool-output-error', ...common, errorText: 'down' }];
  }
  const found = Array.from({ length: hits }, (_, at) => ({ title: `Hit ${at}`, url: '/docs' }));
  return [{ type: 'tool-output-available', ...common, output: { query, hits: found } }];
}

export function bodyOf({ body }: PendingRequest): ChatBody {
  return JSON.parse(body) as ChatBody;
}
