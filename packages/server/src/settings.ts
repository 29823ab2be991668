import { availableParallelism } from 'node:os';
import type { Environment } from '@brand/service-kit';

export const CLIENT_ADDRESS_MODES = ['none', 'masked', 'full'] as const;
export type ClientAddressMode = (typeof CLIENT_ADDRESS_MODES)[number];

export type ServerSettings = {
  readonly port: number;
  readonly host: string;
  /** Number of processes that serve. */
  readonly workers: number;
  /** How long connections are still accepted after SIGTERM, while `/readyz` answers 503. */
  readonly shutdownDelayMs: number;
  /** How long running requests may take to finish after that. */
  readonly shutdownTimeoutMs: number;
  /** Where `/metrics` is served; `undefined` turns it off. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** How client addresses are logged. */
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

/** Reads the operator's settings. Throws one sentence that names the variable. */
export function readServerSettings(
  environment: Environment,
  { defaultPort, defaultWorkers }: Defaults,
): ServerSettings {
  const read = (name: string, fallback: number, range: Range): number =>
    readWholeNumber(environment, name, fallback, range);
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
    clientAddressMode: readClientAddressMode(environment['LOG_CLIENT_ADDRESS']),
    isShedding: environment['SHED_LOAD'] !== 'off',
    traceRatio: environment['OTEL_EXPORTER_OTLP_ENDPOINT']
      ? readRatio(environment['OTEL_TRACES_SAMPLER_ARG'])
      : undefined,
  };
}

type Range = { readonly min: number; readonly max: number };

function readWholeNumber(
  environment: Environment,
  name: string,
  fallback: number,
  { min, max }: Range,
): number {
  const value = environment[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return number;
  throw new Error(`${name}: expected a whole number from ${min} to ${max}, found "${value}".`);
}

function readRatio(value: string | undefined): number {
  if (!value) return 1;
  const ratio = Number(value);
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new Error(`OTEL_TRACES_SAMPLER_ARG: expected a number from 0 to 1, found "${value}".`);
}

function readClientAddressMode(value: string | undefined): ClientAddressMode {
  if (!value) return 'none';
  const mode = CLIENT_ADDRESS_MODES.find((each) => each === value);
  if (mode !== undefined) return mode;
  throw new Error(
    `LOG_CLIENT_ADDRESS: expected one of ${CLIENT_ADDRESS_MODES.join(', ')}, found "${value}".`,
  );
}
