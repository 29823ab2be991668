import type { Sensor, SensorSource } from './sensor-source.ts';

/** Values and failures of a sensor since it was started. */
export type StartedSensor = {
  readonly told: unknown[];
  readonly failed: string[];
  readonly sensor: Sensor;
};

/** Starts a sensor and records its output. */
export function startSensor<Value>(source: SensorSource<Value>): StartedSensor {
  const told: unknown[] = [];
  const failed: string[] = [];
  const sensor = source({
    next: (value) => told.push(value),
    fail: (code) => failed.push(code),
  });
  return { told, failed, sensor };
}
