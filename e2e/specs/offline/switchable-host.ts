import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

type Override = {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
  /** Called before the response, which waits for it. */
  readonly before?: () => Promise<void>;
};

/** A host in front of the portal that can be stopped, started again, and that replaces responses. */
export class SwitchableHost {
  readonly overrides = new Map<string, Override>();
  /** Paths of answered requests, without those that were replaced. */
  readonly requests: string[] = [];
  readonly #target: URL;
  #server: Server | undefined;
  #port = 0;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = createServer((asked, response) => void this.#answer(asked, response));
    this.#server = server;
    await new Promise<void>((resolve) => {
      server.listen(this.#port, resolve);
    });
    this.#port = (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    await new Promise((resolve) => {
      if (server) server.close(resolve);
      else resolve(undefined);
    });
  }

  async #answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(asked.url ?? '/', this.origin);
    const override = this.overrides.get(pathname);
    await override?.before?.();
    if (override?.body !== undefined || override?.status !== undefined) {
      const { status = 200, type = 'application/json', body = '' } = override;
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
      return;
    }
    this.requests.push(pathname);
    const { hostname, port } = this.#target;
    const forwarded = request(
      { hostname, port, path: asked.url, method: asked.method, headers: asked.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    asked.pipe(forwarded);
  }
}
