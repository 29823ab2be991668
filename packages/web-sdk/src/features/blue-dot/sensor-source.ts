import type { PositionReport } from './position.ts';

/** Problem that prevents a sensor from providing values. */
export type SensorProblem = {
  /** Sensor that has the problem. */
  readonly sensor: 'geolocation' | 'compass';
  /**
   * Kind of problem: the user or the page's policy denied access (`'denied'`), there is no such
   * sensor (`'unavailable'`), or the sensor measured nothing in time (`'timeout'`).
   */
  readonly code: 'denied' | 'unavailable' | 'timeout';
  /** Description of the problem and its solution. */
  readonly message: string;
};

/** Receiver of a sensor's values. */
export type SensorSink<Value> = {
  /** Reports a value. */
  next(value: Value): void;
  /** Reports that there is no value. Values can still follow later. */
  fail(code: SensorProblem['code'], message: string): void;
};

/** Result of a permission request for a sensor. */
export type SensorGrant = 'granted' | 'denied' | 'unavailable';

/** A running sensor. */
export type Sensor = {
  /** Promise that resolves when the user has answered. Never rejects. */
  readonly granted: Promise<SensorGrant>;
  /** Stops the sensor. */
  stop(): void;
};

/**
 * Starts a sensor and immediately requests permission, because a browser that requires a click does
 * not grant permission later.
 *
 * @example
 * const beacons: SensorSource<PositionReport> = ({ next }) => {
 *   const timer = setInterval(() => next({ lngLat: [-9.139, 38.703], floorLevel: 0 }), 1000);
 *   return { granted: Promise.resolve('granted'), stop: () => clearInterval(timer) };
 * };
 * map.use(blueDot, { sources: { geolocation: beacons } });
 */
export type SensorSource<Value> = (sink: SensorSink<Value>) => Sensor;

/** Sources of the device's positions and headings. */
export type DeviceSources = {
  /** Source of positions. @defaultValue the browser's geolocation */
  readonly geolocation?: SensorSource<PositionReport>;
  /**
   * Source of headings, in degrees clockwise from north.
   * @defaultValue the browser's orientation events
   */
  readonly compass?: SensorSource<number>;
};

/** Sensors to use. */
export type WatchDeviceOptions = {
  /** Whether to request positions. @defaultValue `true` */
  readonly geolocation?: boolean;
  /** Whether to request headings. @defaultValue `true` */
  readonly compass?: boolean;
  /**
   * Signal that cancels the request and stops the sensors. The promise then rejects with the
   * signal's reason.
   */
  readonly signal?: AbortSignal;
};

/** Permissions that were granted. */
export type DeviceGrants = {
  /** Permission for positions. `'off'` if they were not requested. */
  readonly geolocation: SensorGrant | 'off';
  /** Permission for headings. `'off'` if they were not requested. */
  readonly compass: SensorGrant | 'off';
};
