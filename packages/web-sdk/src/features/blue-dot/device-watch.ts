import type { PositionReport } from './position.ts';
import type {
  DeviceGrants,
  DeviceSources,
  SensorGrant,
  SensorProblem,
  SensorSource,
  WatchDeviceOptions,
} from './sensor-source.ts';

/** Receives the measurements of sensors. */
export type DeviceListener = {
  onPosition(report: PositionReport): void;
  /** `undefined` when the compass is turned off. */
  onHeading(degrees: number | undefined): void;
  onProblem(problem: SensorProblem): void;
};

type Name = SensorProblem['sensor'];
type Running = {
  readonly granted: Promise<SensorGrant | 'off'>;
  readonly stop: () => void;
};

export class DeviceWatch {
  readonly #sources: Required<DeviceSources>;
  readonly #listener: DeviceListener;
  readonly #running = new Map<Name, Running>();
  #isStopped = false;

  constructor(sources: Required<DeviceSources>, listener: DeviceListener) {
    this.#sources = sources;
    this.#listener = listener;
  }

  /**
   * Starts sensors before any `await`, because browsers ask for permission only while a click is
   * handled.
   */
  async watch({
    geolocation = true,
    compass = true,
    signal,
  }: WatchDeviceOptions): Promise<DeviceGrants> {
    signal?.throwIfAborted();
    const { promise, reject } = Promise.withResolvers<never>();
    const abort = (): void => reject(signal?.reason);
    signal?.addEventListener('abort', abort);
    try {
      const { onPosition, onHeading } = this.#listener;
      const granted = Promise.all([
        this.#turn('compass', {
          isWanted: compass,
          source: this.#sources.compass,
          next: onHeading,
        }),
        this.#turn('geolocation', {
          isWanted: geolocation,
          source: this.#sources.geolocation,
          next: onPosition,
        }),
      ]);
      const [compassGrant, geolocationGrant] = await Promise.race([granted, promise]);
      return { geolocation: geolocationGrant, compass: compassGrant };
    } catch (error) {
      this.#stop('compass');
      this.#stop('geolocation');
      throw error;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  stop(): void {
    this.#stop('compass');
    this.#stop('geolocation');
    this.#isStopped = true;
  }

  async #turn<Value>(
    name: Name,
    {
      isWanted,
      source,
      next,
    }: { isWanted: boolean; source: SensorSource<Value>; next: (value: Value) => void },
  ): Promise<SensorGrant | 'off'> {
    if (!isWanted || this.#isStopped) {
      this.#stop(name);
      return 'off';
    }
    const existing = this.#running.get(name);
    if (existing) return existing.granted;
    const sensor = source({
      next,
      fail: (code, message) => this.#listener.onProblem({ sensor: name, code, message }),
    });
    // Stopping a sensor settles its pending permission request, which may never be answered.
    const { promise, resolve } = Promise.withResolvers<'off'>();
    const granted = Promise.race([sensor.granted, promise]);
    const stop = (): void => {
      sensor.stop();
      resolve('off');
    };
    const running: Running = { granted, stop };
    this.#running.set(name, running);
    void this.#stopUnlessGranted(name, running);
    return granted;
  }

  /** Removes a sensor that was not granted, so that the next call requests it again. */
  async #stopUnlessGranted(name: Name, running: Running): Promise<void> {
    const grant = await running.granted;
    if (grant !== 'granted' && this.#running.get(name) === running) this.#stop(name);
  }

  #stop(name: Name): void {
    this.#running.get(name)?.stop();
    this.#running.delete(name);
    if (name === 'compass') this.#listener.onHeading(undefined);
  }
}
