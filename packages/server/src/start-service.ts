import cluster from 'node:cluster';
import {
  clientAddress,
  type CreateRateLimiter,
  type Environment,
  readProxyHops,
} from '@brand/service-kit';
import type { Hono } from 'hono';
import { pino, type Logger } from 'pino';
import { type ClusterBus, createBus } from './cluster/bus.ts';
import { runPrimary, WAITS_UNTIL_WARM } from './cluster/primary.ts';
import { shareRateLimits } from './cluster/share-rate-limits.ts';
import { createServiceApp } from './create-service-app.ts';
import type { HealthReport } from './health-routes.ts';
import { Lifecycle } from './lifecycle.ts';
import { createMetrics, type ServerMetrics } from './metrics.ts';
import type { Classify } from './route-class.ts';
import { exitWith, orExit, runServer } from './run-server.ts';
import { readServerSettings } from './settings.ts';
import type { Tracing } from './tracing.ts';

export type ServiceContext = {
  readonly log: Logger;
  readonly bus: ClusterBus;
  /** Creates rate limits that count in all processes together. */
  readonly createLimiter: CreateRateLimiter;
  /** Whether this process shares its work with others on this machine. */
  readonly isClustered: boolean;
  readonly metrics: ServerMetrics;
};

export type OpenedService = {
  /** Adds the routes of the service. */
  readonly mount: (app: Hono) => void;
  readonly health?: HealthReport | undefined;
  /** Resolves once everything that requests need has loaded. */
  readonly whenWarm?: Promise<unknown> | undefined;
  readonly close: () => Promise<void>;
};

export type ServiceOptions = {
  /** Name of the service, for logs and traces. */
  readonly name: string;
  readonly defaultPort: number;
  /** Default of `WORKERS`; all cores unless given. */
  readonly defaultWorkers?: number;
  readonly classify: Classify;
  readonly environment: Environment;
  /** Opens the service, in each process that serves. An error ends the process with its message. */
  readonly open: (context: ServiceContext) => OpenedService | Promise<OpenedService>;
};

/** Runs a service as a process, or as several. */
export async function startService(options: ServiceOptions): Promise<void> {
  const { name, classify, environment, open } = options;
  const settings = orExit(() => readServerSettings(environment, options));
  const log = pino({ level: settings.logLevel, base: { service: name } });
  if (settings.workers > 1 && cluster.isPrimary) return runPrimary(settings, log);
  // Notices of databases, for example that a corrupt file was set aside.
  process.removeAllListeners('warning');
  process.on('warning', ({ message }) => log.warn(message));
  const metrics = createMetrics();
  const lifecycle = new Lifecycle();
  const bus = createBus();
  const context = {
    log,
    bus,
    createLimiter: shareRateLimits(bus),
    isClustered: cluster.isWorker,
    metrics,
  };
  const service = await openOrExit(() => open(context));
  const warmUp = followWarmUp(service.whenWarm);
  // Other workers serve requests in the meantime.
  if (environment[WAITS_UNTIL_WARM] === '1') await warmUp.settled;
  const tracing = await openTracing(name, settings.traceRatio);
  const app = orExit(() =>
    createServiceApp({
      classify,
      lifecycle,
      metrics,
      log,
      settings,
      environment,
      isProxyTrusted: readProxyHops(environment) > 0,
      clientOf: clientAddress(environment),
      tracing,
      health: service.health,
      isWarm: warmUp.isWarm,
    }),
  );
  orExit(() => service.mount(app));
  runServer({
    app,
    settings,
    lifecycle,
    metrics,
    log,
    onClose: async () => {
      await service.close();
      await tracing?.close();
    },
  });
}

async function openOrExit(open: () => OpenedService | Promise<OpenedService>) {
  try {
    return await open();
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error));
  }
}

/** A service that fails to load also counts as warm, because its other parts work. */
function followWarmUp(whenWarm: Promise<unknown> | undefined) {
  let isWarm = whenWarm === undefined;
  const settled = (async () => {
    await Promise.allSettled([whenWarm]);
    isWarm = true;
  })();
  return { settled, isWarm: () => isWarm };
}

async function openTracing(name: string, ratio: number | undefined): Promise<Tracing | undefined> {
  if (ratio === undefined) return undefined;
  const { createTracing } = await import('./tracing.ts');
  return createTracing(process.env['OTEL_SERVICE_NAME'] || name, ratio);
}
