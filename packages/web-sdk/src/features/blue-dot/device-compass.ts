import { normalizeDegrees } from '../../kernel/angle.ts';
import { computeBearingDegrees } from './bearing.ts';
import type { SensorGrant, SensorSource } from './sensor-source.ts';

/** The part of the browser that is used. */
export type CompassHost = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly DeviceOrientationEvent?: { requestPermission?: () => Promise<string> };
  readonly screen?: { readonly orientation?: { readonly angle: number } };
  readonly document?: { readonly hidden: boolean };
};

type Orientation = {
  readonly alpha: number | null;
  readonly beta: number | null;
  readonly gamma: number | null;
  readonly absolute: boolean;
  /** Safari only. */
  readonly webkitCompassHeading?: number;
};

// Timeout in milliseconds: devices without a compass send no events, or only empty ones.
const TIMEOUT_MS = 2000;
const RADIANS = Math.PI / 180;
const DENIED =
  'Compass access was denied. Call watchDevice from a click, and ask the user to allow it for this page.';
const NONE =
  'The device has no compass. The dot is shown without a heading unless positions have one.';

/** Headings from the browser's orientation events. */
export function deviceCompass(host: CompassHost): SensorSource<number> {
  return ({ next, fail }) => {
    const { promise, resolve } = Promise.withResolvers<SensorGrant>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const isAbsolute = 'ondeviceorientationabsolute' in host;
    const name = isAbsolute ? 'deviceorientationabsolute' : 'deviceorientation';
    const failWith = (grant: 'denied' | 'unavailable', message: string): void => {
      stop();
      resolve(grant);
      fail(grant, message);
    };
    const listener = (event: Event): void => {
      const heading = computeHeadingDegrees(event as Event & Orientation);
      if (heading === undefined || host.document?.hidden === true) return;
      clearTimeout(timer);
      resolve('granted');
      next(normalizeDegrees(heading + (host.screen?.orientation?.angle ?? 0)));
    };
    const stop = (): void => {
      isStopped = true;
      clearTimeout(timer);
      host.removeEventListener(name, listener);
    };
    const listen = (): void => {
      if (isStopped) return;
      host.addEventListener(name, listener);
      timer = setTimeout(() => failWith('unavailable', NONE), TIMEOUT_MS);
    };
    const ask = host.DeviceOrientationEvent;
    // Before any `await`, because Safari grants permission only while a click is handled.
    if (ask?.requestPermission) {
      ask.requestPermission().then(
        (answer) => (answer === 'granted' ? listen() : failWith('denied', DENIED)),
        () => failWith('denied', DENIED),
      );
    } else if (ask) listen();
    else failWith('unavailable', NONE);
    return { granted: promise, stop };
  };
}

/**
 * The direction that a device points in: its upper edge while it lies flat, its back while it is
 * upright, and a blend of both in between. `undefined` if north is unknown.
 */
export function computeHeadingDegrees(orientation: Orientation): number | undefined {
  const { alpha, beta, gamma, absolute, webkitCompassHeading } = orientation;
  if (webkitCompassHeading !== undefined) return webkitCompassHeading;
  if (!absolute || alpha === null || beta === null || gamma === null) return undefined;
  const [a, b, c] = [alpha * RADIANS, beta * RADIANS, gamma * RADIANS];
  // Rotations about z, x and y as the events define them, applied to the y axis and the negative z
  // axis.
  const lean = Math.cos(b) + Math.sin(b) * Math.cos(c);
  return computeBearingDegrees(
    -Math.sin(a) * lean - Math.cos(a) * Math.sin(c),
    Math.cos(a) * lean - Math.sin(a) * Math.sin(c),
  );
}
