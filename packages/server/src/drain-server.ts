import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as waitForPoll, setTimeout as wait } from 'node:timers/promises';
import type { Lifecycle } from './lifecycle.ts';

/** Time for the rest of a request to arrive once the server closes. */
const BODY_TIMEOUT_MS = 2000;
/** Time for a newly accepted connection to send its first request. */
const FIRST_REQUEST_TIMEOUT_MS = 500;
const POLL_MS = 20;

export type DrainOptions = {
  /** Time for which connections are still accepted. */
  readonly delayMs: number;
  /** Time for running requests to finish after that. */
  readonly timeoutMs: number;
};

/** Tracks the requests of a server, so that closing it cuts none off. */
export class ServerDrain {
  readonly #server: Server;
  readonly #lifecycle: Lifecycle;
  readonly #running = new Map<Socket, Set<IncomingMessage>>();
  /** Time of acceptance of connections that have sent no request yet. */
  readonly #acceptedAt = new WeakMap<Socket, number>();

  constructor(server: Server, lifecycle: Lifecycle) {
    this.#server = server;
    this.#lifecycle = lifecycle;
    server.on('connection', (socket: Socket) => {
      this.#running.set(socket, new Set());
      this.#acceptedAt.set(socket, performance.now());
      socket.once('close', () => this.#running.delete(socket));
    });
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      // Proxies then open their next connection to another process.
      if (lifecycle.state !== 'accepting') response.shouldKeepAlive = false;
      this.#acceptedAt.delete(request.socket);
      const requests = this.#running.get(request.socket);
      requests?.add(request);
      response.once('close', () => requests?.delete(request));
    });
  }

  /** Resolves with whether all running requests have finished. */
  async drain({ delayMs, timeoutMs }: DrainOptions): Promise<boolean> {
    this.#lifecycle.drain();
    await wait(delayMs);
    this.#lifecycle.close();
    // A timer may fire before the loop has read what arrived; closing then would reset a request on
    // its way, and proxies do not repeat a POST. Right after the poll phase nothing is unread.
    await waitForPoll();
    // The method of HTTP also destroys connections whose response is written but not sent yet.
    NetServer.prototype.close.call(this.#server);
    const start = performance.now();
    for (;;) {
      const elapsedMs = performance.now() - start;
      this.#destroyIncomplete(elapsedMs > BODY_TIMEOUT_MS);
      if (this.#running.size === 0) return true;
      if (elapsedMs > timeoutMs) return false;
      await wait(POLL_MS);
      await waitForPoll();
    }
  }

  /** Connections without a request, such as those that sent half of one, must not delay the exit. */
  #destroyIncomplete(isBodyLate: boolean): void {
    for (const [socket, requests] of this.#running) {
      const isNew =
        performance.now() - (this.#acceptedAt.get(socket) ?? -Infinity) < FIRST_REQUEST_TIMEOUT_MS;
      const isWaiting = [...requests].every((request) => isBodyLate && !request.complete);
      if (isWaiting && !isNew) socket.destroy();
    }
  }
}
