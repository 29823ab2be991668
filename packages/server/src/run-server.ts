import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { SERVER_OPTIONS } from '@brand/service-kit';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import { isCloseMessage } from './cluster/bus.ts';
import { ServerDrain } from './drain-server.ts';
import type { Lifecycle } from './lifecycle.ts';
import { serveMetrics } from './metrics-server.ts';
import type { ServerMetrics } from './metrics.ts';
import type { ServerSettings } from './settings.ts';

export type RunOptions = {
  readonly app: Hono;
  readonly settings: ServerSettings;
  readonly lifecycle: Lifecycle;
  readonly metrics: ServerMetrics;
  readonly log: Logger;
  /** Closes stores and other resources, after the last request. */
  readonly onClose: () => Promise<void>;
};

/** Time limit for closing stores. After that, the operating system closes them. */
const CLOSE_TIMEOUT_MS = 5000;
const HOST_ERRORS: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'EAI_AGAIN', 'ENOTFOUND']);
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** Maximum number of connections that wait to be accepted; the kernel may allow fewer. */
const BACKLOG = 4096;

/** Listens until a signal, then lets running requests finish and exits. */
export function runServer(options: RunOptions): void {
  const { app, settings, lifecycle, log } = options;
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: SERVER_OPTIONS,
  }) as Server;
  const drain = new ServerDrain(server, lifecycle);
  server.on('error', (error: NodeJS.ErrnoException) => exitWith(explain(error, settings)));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Logged without a stack trace, because the client is at fault.
    log.warn({ code: error.code }, 'malformed request');
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
  server.listen({ port: settings.port, host: settings.host, backlog: BACKLOG }, () => {
    // Port 0 selects a free port; the parent needs its number.
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    log.info({ port }, 'listening');
    process.send?.({ type: 'listening', port });
  });
  publishMetrics(options);
  closeOnSignals(drain, options);
}

function publishMetrics({ settings, metrics: { registry } }: RunOptions): void {
  if (settings.metrics === undefined) return;
  // In a cluster, the primary collects the metrics of all workers.
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry);
    // oxlint-disable-next-line no-new -- Adds the listener.
    new AggregatorRegistry();
  } else serveMetrics(settings.metrics, () => registry.metrics());
}

function closeOnSignals(drain: ServerDrain, { settings, lifecycle, log, onClose }: RunOptions) {
  const close = async (reason: string, delayMs: number): Promise<void> => {
    if (lifecycle.state !== 'accepting') process.exit(1);
    log.info({ reason }, 'closing');
    const isComplete = await drain.drain({ delayMs, timeoutMs: settings.shutdownTimeoutMs });
    if (!isComplete)
      log.warn('requests were cut off, because they ran longer than SHUTDOWN_TIMEOUT_MS');
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    await onClose().catch((error: unknown) => log.error({ err: error }, 'closing failed'));
    process.exit(isComplete ? 0 : 1);
  };
  // At a terminal, there is no load balancer to wait for.
  const onSignal = (signal: NodeJS.Signals): void =>
    void close(signal, signal === 'SIGTERM' ? settings.shutdownDelayMs : 0);
  if (cluster.isWorker) {
    // A signal to the process group reaches the primary as well, which notifies its workers once.
    for (const signal of SIGNALS) process.on(signal, () => undefined);
    process.on('message', (message) => isCloseMessage(message) && onSignal(message.signal));
  } else {
    for (const signal of SIGNALS) process.on(signal, onSignal);
  }
  // The parent process is gone, and nothing else would stop this one.
  process.on('disconnect', () => lifecycle.state === 'accepting' && void close('disconnect', 0));
}

function explain(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<ServerSettings, 'host' | 'port'>,
): string {
  if (error.code === 'EADDRINUSE') {
    return (
      `Port ${port} is in use. Stop the program that uses it, or choose another port: ` +
      `PORT=${port + 1} npm start`
    );
  }
  if (error.code === 'EACCES') {
    return `This user is not allowed to open port ${port}. Choose a port above 1023: PORT=3000 npm start`;
  }
  if (HOST_ERRORS.has(error.code ?? '')) {
    return `HOST: expected a name or an IP address of this machine, found "${host}" (${error.message}).`;
  }
  return error.message;
}

/** Invalid settings exit with a message for the operator, without a stack trace. */
export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error));
  }
}

export function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}
