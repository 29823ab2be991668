import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lifecycle } from './lifecycle.ts';

/** How long the rest of a request may take to arrive once the server closes. */
const BODY_TIMEOUT_MS = 2000;
const POLL_MS = 20;

export type DrainOptions = {
  /** How long connections are still accepted. */
  readonly delayMs: number;
  /** How long running requests may take to finish after that. */
  readonly timeoutMs: number;
};

/** Follows the requests of a server, so that it can be closed without cutting one off. */
export class ServerDrain {
  readonly #server: Server;
  readonly #lifecycle: Lifecycle;
  readonly #running = new Map<Socket, Set<IncomingMessage>>();

  constructor(server: Server, lifecycle: Lifecycle) {
    this.#server = server;
    this.#lifecycle = lifecycle;
    server.on('connection', (socket: Socket) => {
      this.#running.set(socket, new Set());
      socket.once('close', () => this.#running.delete(socket));
    });
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      // Proxies then open their next connection to another process.
      if (lifecycle.state !== 'accepting') response.shouldKeepAlive = false;
      const requests = this.#running.get(request.socket);
      requests?.add(request);
      response.once('close', () => requests?.delete(request));
    });
  }

  /** Resolves to whether all running requests have finished. */
  async drain({ delayMs, timeoutMs }: DrainOptions): Promise<boolean> {
    this.#lifecycle.drain();
    await wait(delayMs);
    this.#lifecycle.close();
    this.#server.close();
    const start = performance.now();
    for (;;) {
      const elapsedMs = performance.now() - start;
      this.#destroyIncomplete(elapsedMs > BODY_TIMEOUT_MS);
      if (this.#running.size === 0) return true;
      if (elapsedMs > timeoutMs) return false;
      await wait(POLL_MS);
    }
  }

  /** Connections without a request, such as those that sent half of one, must not delay the exit. */
  #destroyIncomplete(isBodyLate: boolean): void {
    for (const [socket, requests] of this.#running) {
      const isWaiting = [...requests].every((request) => isBodyLate && !request.complete);
      if (isWaiting) socket.destroy();
    }
  }
}
