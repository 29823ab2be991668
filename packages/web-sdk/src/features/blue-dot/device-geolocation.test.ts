import { expect, test } from 'vitest';
import { deviceGeolocation, type GeolocationHost } from './device-geolocation.ts';
import { startSensor } from './sensor.fixture.ts';

type Watch = { found: PositionCallback; lost: PositionErrorCallback };

function host(): { host: GeolocationHost; watch: Watch; cleared: number[] } {
  const watch = {} as Watch;
  const cleared: number[] = [];
  const geolocation = {
    watchPosition(found: PositionCallback, lost: PositionErrorCallback) {
      Object.assign(watch, { found, lost });
      return 7;
    },
    clearWatch: (id: number) => void cleared.push(id),
  };
  const fake = { navigator: { geolocation }, isSecureContext: true };
  return { host: fake as unknown as GeolocationHost, watch, cleared };
}

test('emits positions as reports', async () => {
  const device = host();
  const { told, sensor } = startSensor(deviceGeolocation(device.host));
  const coords = { longitude: 13.4, latitude: 52.5, accuracy: 12, heading: null };
  device.watch.found({ coords, timestamp: 99 } as GeolocationPosition);
  expect(told).toEqual([{ lngLat: [13.4, 52.5], accuracy: 12, timestamp: 99 }]);
  expect(await sensor.granted).toBe('granted');
  sensor.stop();
  expect(device.cleared).toEqual([7]);
});

test.each([
  [1, 'denied', 'denied'],
  [2, 'unavailable', 'granted'],
  [3, 'timeout', 'granted'],
])('maps error %d to %s', async (code, problem, grant) => {
  const device = host();
  const { failed, sensor } = startSensor(deviceGeolocation(device.host));
  device.watch.lost({ code } as GeolocationPositionError);
  expect(failed).toEqual([problem]);
  expect(await sensor.granted).toBe(grant);
});

test.each([
  { navigator: {}, isSecureContext: true },
  { navigator: host().host.navigator, isSecureContext: false },
])('reports unavailable without a secure page', async (bare) => {
  const { failed, sensor } = startSensor(deviceGeolocation(bare));
  expect(failed).toEqual(['unavailable']);
  expect(await sensor.granted).toBe('unavailable');
  sensor.stop();
});
