import type { MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Classify } from './route-class.ts';

const LATENCY_BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const TOO_MANY_REQUESTS = 429;

export type ServerMetrics = {
  readonly registry: Registry;
  /** Counts and times requests. */
  readonly middleware: (classify: Classify) => MiddlewareHandler;
  readonly shed: Counter<'route'>;
  /** Adds a gauge whose values are read when Prometheus scrapes. */
  readonly addGauge: (gauge: GaugeOptions) => void;
};

export type GaugeOptions = {
  readonly name: string;
  readonly help: string;
  /** Name of the label, if there are several values. */
  readonly label?: string;
  /** Aggregation of the values of several processes. */
  readonly aggregator: 'sum' | 'min' | 'max';
  /** Values by the value of the label. */
  readonly read: () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;
};

/** Metrics of one process, in the terms of Prometheus. */
export function createMetrics(registry: Registry = new Registry()): ServerMetrics {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route class, method and status.',
    labelNames: ['route', 'method', 'status'] as const,
    registers,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the response, by route class.',
    labelNames: ['route'] as const,
    buckets: LATENCY_BUCKETS_SECONDS,
    registers,
  });
  const shed = new Counter({
    name: 'requests_shed_total',
    help: 'Requests refused under overload, by route class.',
    labelNames: ['route'] as const,
    registers,
  });
  const rateLimited = new Counter({
    name: 'rate_limited_total',
    help: 'Requests refused by a rate limit, by route class.',
    labelNames: ['route'] as const,
    registers,
  });
  return {
    registry,
    shed,
    middleware: (classify) => async (context, next) => {
      const start = performance.now();
      await next();
      const route = classify(context.req.path);
      duration.observe({ route }, (performance.now() - start) / 1000);
      const { status } = context.res;
      requests.inc({ route, method: knownMethod(context.req.method), status });
      if (status === TOO_MANY_REQUESTS) rateLimited.inc({ route });
    },
    addGauge: ({ name, help, label, aggregator, read }) => {
      // oxlint-disable-next-line no-new
      new Gauge({
        name,
        help,
        aggregator,
        labelNames: label === undefined ? [] : [label],
        registers,
        async collect() {
          this.reset();
          for (const [key, value] of Object.entries(await read())) {
            this.set(label === undefined ? {} : { [label]: key }, value);
          }
        },
      });
    },
  };
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Limits the values of the label, because clients choose the method. */
function knownMethod(method: string): string {
  return METHODS.has(method) ? method : 'other';
}
