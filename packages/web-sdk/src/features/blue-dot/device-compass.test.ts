import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CompassHost, deviceCompass, computeHeadingDegrees } from './device-compass.ts';
import { startSensor } from './sensor.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function host(fields: object = {}): CompassHost & EventTarget {
  return Object.assign(new EventTarget(), { DeviceOrientationEvent: {}, ...fields });
}

function turn(target: EventTarget, name: string, fields: object): void {
  const angles = { alpha: null, beta: null, gamma: null, absolute: true };
  target.dispatchEvent(Object.assign(new Event(name), angles, fields));
}

test('emits the heading, corrected for the screen orientation', async () => {
  const screen = { orientation: { angle: 90 } };
  const target = host({ ondeviceorientationabsolute: null, screen });
  const { told, sensor } = startSensor(deviceCompass(target));
  turn(target, 'deviceorientationabsolute', { alpha: 270, beta: 0, gamma: 0 });
  expect(told).toEqual([180]);
  expect(await sensor.granted).toBe('granted');
  sensor.stop();
  turn(target, 'deviceorientationabsolute', { alpha: 0, beta: 0, gamma: 0 });
  expect(told).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('reports unavailable when only empty events arrive', async () => {
  const target = host();
  const { told, failed, sensor } = startSensor(deviceCompass(target));
  turn(target, 'deviceorientation', {});
  turn(target, 'deviceorientation', { alpha: 5, beta: 0, gamma: 0, absolute: false });
  vi.advanceTimersByTime(2000);
  expect(await sensor.granted).toBe('unavailable');
  expect(failed).toEqual(['unavailable']);
  expect(told).toEqual([]);
});

test('requests permission synchronously where it is required, and accepts a denial', async () => {
  const requestPermission = vi.fn<() => Promise<string>>();
  requestPermission.mockResolvedValueOnce('denied');
  requestPermission.mockRejectedValueOnce(new Error('no gesture'));
  requestPermission.mockResolvedValueOnce('granted');
  const target = host({ DeviceOrientationEvent: { requestPermission } });
  const first = startSensor(deviceCompass(target));
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(await first.sensor.granted).toBe('denied');
  const second = startSensor(deviceCompass(target));
  expect(await second.sensor.granted).toBe('denied');
  expect(second.failed).toEqual(['denied']);
  const third = startSensor(deviceCompass(target));
  await vi.advanceTimersByTimeAsync(0);
  turn(target, 'deviceorientation', { absolute: false, webkitCompassHeading: 33 });
  expect(third.told).toEqual([33]);
  expect(await third.sensor.granted).toBe('granted');
  third.sensor.stop();
});

test('does not listen when it is stopped before the permission is granted', async () => {
  const requestPermission = vi.fn<() => Promise<string>>().mockResolvedValue('granted');
  const target = host({ DeviceOrientationEvent: { requestPermission } });
  const { told, sensor } = startSensor(deviceCompass(target));
  sensor.stop();
  await vi.advanceTimersByTimeAsync(0);
  turn(target, 'deviceorientation', { webkitCompassHeading: 33 });
  expect(told).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['lies and points north', { alpha: 0, beta: 0, gamma: 0 }, 0],
  ['lies and points east', { alpha: 270, beta: 0, gamma: 0 }, 90],
  ['is held upright and looks east', { alpha: 270, beta: 90, gamma: 0 }, 90],
  ['is tilted and looks west', { alpha: 90, beta: 45, gamma: 0 }, 270],
  ['is held upright, turned about its length', { alpha: 0, beta: 90, gamma: 20 }, 340],
])('computes the heading of a device that %s', (_, angles, expected) => {
  const heading = computeHeadingDegrees({ ...angles, absolute: true })!;
  expect(Math.round(heading) % 360).toBe(expected);
});
