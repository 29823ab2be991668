import { expect, test } from 'vitest';
import { DeviceWatch } from './device-watch.ts';
import type { PositionReport } from './position.ts';
import type { SensorGrant, SensorSink, SensorSource } from './sensor-source.ts';

type Started<Value> = {
  readonly source: SensorSource<Value>;
  readonly sinks: SensorSink<Value>[];
  answer(grant: SensorGrant): void;
  stops: number;
};

function sensor<Value>(): Started<Value> {
  let question = Promise.withResolvers<SensorGrant>();
  const started: Started<Value> = {
    sinks: [],
    stops: 0,
    answer: (grant) => question.resolve(grant),
    source: (sink) => {
      started.sinks.push(sink);
      question = Promise.withResolvers<SensorGrant>();
      return { granted: question.promise, stop: () => void (started.stops += 1) };
    },
  };
  return started;
}

function device(): {
  geolocation: Started<PositionReport>;
  compass: Started<number>;
  watch: DeviceWatch;
  told: unknown[];
} {
  const [geolocation, compass] = [sensor<PositionReport>(), sensor<number>()];
  const told: unknown[] = [];
  const watch = new DeviceWatch(
    { geolocation: geolocation.source, compass: compass.source },
    {
      onPosition: ({ lngLat }) => told.push(lngLat),
      onHeading: (degrees) => told.push(degrees),
      onProblem: (problem) => told.push(`${problem.sensor} ${problem.code}`),
    },
  );
  return { geolocation, compass, watch, told };
}

test('starts both sensors synchronously and resolves to the grants', async () => {
  const { geolocation, compass, watch, told } = device();
  const grants = watch.watch({});
  expect([geolocation.sinks.length, compass.sinks.length]).toEqual([1, 1]);
  geolocation.sinks[0]!.next({ lngLat: [1, 2] });
  compass.sinks[0]!.next(45);
  compass.sinks[0]!.fail('denied', '');
  expect(told).toEqual([[1, 2], 45, 'compass denied']);
  geolocation.answer('granted');
  compass.answer('denied');
  expect(await grants).toEqual({ geolocation: 'granted', compass: 'denied' });
});

test('requests denied sensors again, but not running ones', async () => {
  const { geolocation, compass, watch } = device();
  const grants = watch.watch({});
  geolocation.answer('granted');
  compass.answer('denied');
  await grants;
  const again = watch.watch({});
  expect([geolocation.sinks.length, compass.sinks.length]).toEqual([1, 2]);
  compass.answer('granted');
  expect(await again).toEqual({ geolocation: 'granted', compass: 'granted' });
});

test('turns off sensors that are not requested, and clears the heading', async () => {
  const { compass, watch, told } = device();
  void watch.watch({ geolocation: false });
  expect(await watch.watch({ geolocation: false, compass: false })).toEqual({
    geolocation: 'off',
    compass: 'off',
  });
  expect(compass.stops).toBe(1);
  expect(told).toEqual([undefined]);
});

test('resolves to off when the sensor is stopped while a permission request is pending', async () => {
  const { geolocation, watch } = device();
  const grants = watch.watch({ compass: false });
  watch.stop();
  expect(await grants).toEqual({ geolocation: 'off', compass: 'off' });
  expect(geolocation.stops).toBe(1);
  expect(await watch.watch({})).toEqual({ geolocation: 'off', compass: 'off' });
  expect(geolocation.sinks).toHaveLength(1);
});

test('rejects and stops the sensors on abort', async () => {
  const { geolocation, watch } = device();
  const abort = new AbortController();
  const grants = watch.watch({ signal: abort.signal });
  abort.abort(new Error('enough'));
  await expect(grants).rejects.toThrow('enough');
  expect(geolocation.stops).toBe(1);
});
