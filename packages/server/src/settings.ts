import { availableParallelism } from 'node:os';
import { type Environment, readChoice, readInteger, readNumber } from '@brand/service-kit';

export const CLIENT_ADDRESS_MODES = ['none', 'masked', 'full'] as const;
export type ClientAddressMode = (typeof CLIENT_ADDRESS_MODES)[number];
const LOG_LEVELS = ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export type ServerSettings = {
  readonly port: number;
  readonly host: string;
  /** Number of processes that serve. */
  readonly workers: number;
  /** Time for which connections are still accepted after SIGTERM, while `/readyz` returns 503. */
  readonly shutdownDelayMs: number;
  /** Time for running requests to finish after that. */
  readonly shutdownTimeoutMs: number;
  /** Host and port of `/metrics`; `undefined` turns it off. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  readonly logLevel: LogLevel;
  /** Logging of client addresses. */
  readonly clientAddressMode: ClientAddressMode;
  /** Whether requests are refused while the process cannot keep up. */
  readonly isShedding: boolean;
  /** Ratio of traced requests; `undefined` turns tracing off. */
  readonly traceRatio: number | undefined;
};

const MAX_PORT = 65_535;
const MAX_WORKERS = 256;
const MAX_DELAY_MS = 600_000;
const DEFAULT_SHUTDOWN_DELAY_MS = 5000;
const DEFAULT_SHUTDOWN_TIMEOUT_MS = 30_000;

type Defaults = { readonly defaultPort: number; readonly defaultWorkers?: number };

/** Reads the operator's settings. Throws an error that names the variable. */
export function readServerSettings(
  environment: Environment,
  { defaultPort, defaultWorkers }: Defaults,
): ServerSettings {
  const read = (name: string, fallback: number, range: Range): number =>
    readInteger(environment, name, { fallback, ...range });
  const metricsPort = environment['METRICS_PORT'];
  return {
    port: read('PORT', defaultPort, { min: 0, max: MAX_PORT }),
    host: environment['HOST'] || '0.0.0.0',
    workers: read('WORKERS', defaultWorkers ?? availableParallelism(), {
      min: 1,
      max: MAX_WORKERS,
    }),
    shutdownDelayMs: read('SHUTDOWN_DELAY_MS', DEFAULT_SHUTDOWN_DELAY_MS, {
      min: 0,
      max: MAX_DELAY_MS,
    }),
    shutdownTimeoutMs: read('SHUTDOWN_TIMEOUT_MS', DEFAULT_SHUTDOWN_TIMEOUT_MS, {
      min: 0,
      max: MAX_DELAY_MS,
    }),
    metrics: metricsPort
      ? {
          port: read('METRICS_PORT', 0, { min: 0, max: MAX_PORT }),
          host: environment['METRICS_HOST'] || '127.0.0.1',
        }
      : undefined,
    logLevel: readChoice(environment, 'LOG_LEVEL', LOG_LEVELS),
    clientAddressMode: readChoice(environment, 'LOG_CLIENT_ADDRESS', CLIENT_ADDRESS_MODES),
    isShedding: readChoice(environment, 'SHED_LOAD', ['on', 'off']) === 'on',
    traceRatio: readTraceRatio(environment),
  };
}

type Range = { readonly min: number; readonly max: number };

/** Ratio of traced requests; `undefined` without an endpoint. The exporter reads the endpoint. */
function readTraceRatio(environment: Environment): number | undefined {
  const endpoint = environment['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return undefined;
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new Error(
      `OTEL_EXPORTER_OTLP_ENDPOINT: expected a URL such as http://localhost:4318, found "${endpoint}".`,
    );
  }
  return readNumber(environment, 'OTEL_TRACES_SAMPLER_ARG', { fallback: 1, min: 0, max: 1 });
}
