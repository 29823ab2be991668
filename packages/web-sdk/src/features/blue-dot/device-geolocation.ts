import type { PositionReport } from './position.ts';
import type { SensorGrant, SensorProblem, SensorSource } from './sensor-source.ts';

/** The part of the browser that is used. */
export type GeolocationHost = {
  readonly navigator: { readonly geolocation?: Pick<Geolocation, 'watchPosition' | 'clearWatch'> };
  readonly isSecureContext: boolean;
};

// Milliseconds; long enough for the first fix of a cold satellite receiver.
const TIMEOUT_MS = 30_000;

// Keyed by the code of `GeolocationPositionError`.
const PROBLEMS: Readonly<Record<number, readonly [SensorProblem['code'], string]>> = {
  1: [
    'denied',
    'Location access was denied. Ask the user to allow it for this page, then call watchDevice again. In an iframe, set allow="geolocation".',
  ],
  2: [
    'unavailable',
    'The device could not determine its position and keeps trying. Ask the user to turn on location services.',
  ],
  3: ['timeout', 'The device could not determine its position in 30 seconds and keeps trying.'],
};

/** Positions of the device from the browser's geolocation. */
export function deviceGeolocation(host: GeolocationHost): SensorSource<PositionReport> {
  return ({ next, fail }) => {
    const { geolocation } = host.navigator;
    if (!geolocation || !host.isSecureContext) {
      fail('unavailable', "This page cannot access the device's location. Serve it over HTTPS.");
      return { granted: Promise.resolve('unavailable'), stop: () => {} };
    }
    const { promise, resolve } = Promise.withResolvers<SensorGrant>();
    const id = geolocation.watchPosition(
      ({ coords, timestamp }) => {
        resolve('granted');
        next({
          lngLat: [coords.longitude, coords.latitude],
          accuracy: coords.accuracy,
          ...(coords.heading !== null && { headingDegrees: coords.heading }),
          timestamp,
        });
      },
      ({ code }) => {
        // Any error other than a denial implies that permission was granted.
        resolve(code === 1 ? 'denied' : 'granted');
        fail(...(PROBLEMS[code] ?? PROBLEMS[2]!));
      },
      { enableHighAccuracy: true, maximumAge: 1000, timeout: TIMEOUT_MS },
    );
    return { granted: promise, stop: () => geolocation.clearWatch(id) };
  };
}
