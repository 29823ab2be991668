import type { PositionReport } from './position.ts';

/** Why a sensor gives nothing. */
export type SensorProblem = {
  /** Which one. */
  readonly sensor: 'geolocation' | 'compass';
  /** The user or the page's policy refused, there is no such sensor, or it found nothing in time. */
  readonly code: 'denied' | 'unavailable' | 'timeout';
  /** What happened and what to do. */
  readonly message: string;
};

/** Where a sensor tells what it measures. */
export type SensorSink<Value> = {
  /** Tells a value. */
  next(value: Value): void;
  /** Tells that there is none. Values may come later. */
  fail(code: SensorProblem['code'], message: string): void;
};

/** Whether a sensor may be used. */
export type SensorGrant = 'granted' | 'denied' | 'unavailable';

/** A sensor that runs. */
export type Sensor = {
  /** Resolves when the user has answered; never rejects. */
  readonly granted: Promise<SensorGrant>;
  /** Ends it. */
  stop(): void;
};

/**
 * Starts a sensor, and asks for permission at once: a browser that wants a click gives none later.
 *
 * @example
 * const beacons: SensorSource<PositionReport> = ({ next }) => {
 *   const timer = setInterval(() => next({ lngLat: [-9.139, 38.703], floorLevel: 0 }), 1000);
 *   return { granted: Promise.resolve('granted'), stop: () => clearInterval(timer) };
 * };
 * map.use(blueDot, { sources: { geolocation: beacons } });
 */
export type SensorSource<Value> = (sink: SensorSink<Value>) => Sensor;

/** Where positions and headings of the device come from. */
export type DeviceSources = {
  /** Tells positions. @defaultValue the browser's geolocation */
  readonly geolocation?: SensorSource<PositionReport>;
  /** Tells degrees clockwise from north. @defaultValue the browser's orientation events */
  readonly compass?: SensorSource<number>;
};

/** Which sensors are used. */
export type WatchDeviceOptions = {
  /** Whether positions are asked for. @defaultValue `true` */
  readonly geolocation?: boolean;
  /** Whether headings are asked for. @defaultValue `true` */
  readonly compass?: boolean;
  /** Stops waiting for an answer, and the sensors with it; the promise then rejects with its reason. */
  readonly signal?: AbortSignal;
};

/** What was granted. */
export type DeviceGrants = {
  /** For positions; `'off'` if they were not asked for. */
  readonly geolocation: SensorGrant | 'off';
  /** For headings; `'off'` if they were not asked for. */
  readonly compass: SensorGrant | 'off';
};
