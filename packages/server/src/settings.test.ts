import { describe, expect, test } from 'vitest';
import { readServerSettings } from './settings.ts';

const DEFAULTS = { defaultPort: 3000 };

describe('readServerSettings', () => {
  test('has defaults for everything', () => {
    expect(readServerSettings({}, DEFAULTS)).toEqual({
      port: 3000,
      host: '0.0.0.0',
      workers: expect.any(Number),
      shutdownDelayMs: 5000,
      shutdownTimeoutMs: 30_000,
      metrics: undefined,
      logLevel: 'info',
      clientAddressMode: 'none',
      isShedding: true,
      traceRatio: undefined,
    });
  });

  test('starts one worker per core unless told otherwise', () => {
    expect(readServerSettings({}, DEFAULTS).workers).toBeGreaterThanOrEqual(1);
    expect(readServerSettings({}, { ...DEFAULTS, defaultWorkers: 1 }).workers).toBe(1);
    expect(readServerSettings({ WORKERS: '3' }, DEFAULTS).workers).toBe(3);
  });

  test('serves metrics to this machine only, unless a host is set', () => {
    expect(readServerSettings({ METRICS_PORT: '9464' }, DEFAULTS).metrics).toEqual({
      port: 9464,
      host: '127.0.0.1',
    });
    const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
    expect(readServerSettings(open, DEFAULTS).metrics?.host).toBe('0.0.0.0');
  });

  test('traces every request once an endpoint is set', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    expect(readServerSettings(endpoint, DEFAULTS).traceRatio).toBe(1);
    const tenth = { ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' };
    expect(readServerSettings(tenth, DEFAULTS).traceRatio).toBe(0.1);
  });

  test.each([
    [{ PORT: '65536' }, 'PORT: expected a whole number from 0 to 65535, found "65536".'],
    [{ WORKERS: '0' }, 'WORKERS: expected a whole number from 1 to 256, found "0".'],
    [{ WORKERS: '1.5' }, 'WORKERS: expected a whole number from 1 to 256, found "1.5".'],
    [{ WORKERS: '1e1' }, 'WORKERS: expected a whole number from 1 to 256, found "1e1".'],
    [{ SHUTDOWN_DELAY_MS: '-1' }, 'SHUTDOWN_DELAY_MS: expected a whole number from 0 to 600000'],
    [{ METRICS_PORT: 'yes' }, 'METRICS_PORT: expected a whole number from 0 to 65535'],
    [{ SHED_LOAD: 'false' }, 'SHED_LOAD: expected one of on, off, found "false".'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL: expected one of info, trace, debug, warn, error, fatal, silent, found "loud".',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT: expected a URL such as http://localhost:4318, found "collector:4318".',
    ],
    [
      { LOG_CLIENT_ADDRESS: 'on' },
      'LOG_CLIENT_ADDRESS: expected one of none, masked, full, found "on".',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_TRACES_SAMPLER_ARG: '2' },
      'OTEL_TRACES_SAMPLER_ARG: expected a number from 0 to 1, found "2".',
    ],
  ])('names the variable and the value of %j', (environment, message) => {
    expect(() => readServerSettings(environment, DEFAULTS)).toThrow(message);
  });
});
