import { expect, test } from 'vitest';
import { localFrame, roundLngLat } from './local-frame.ts';
import type { LngLat } from './types.ts';
import { vincentyMetres } from './vincenty.fixture.ts';

const ORIGINS: LngLat[] = [
  [0, 0],
  [13.4, 52.5],
  [-79.38, 43.65],
  [151.2, -33.87],
  [25.7, 66.5],
  [179.9999, -17.8],
];

test.each(ORIGINS)('distances within 1 km of %f, %f are right to a centimetre', (lng, lat) => {
  const frame = localFrame([lng, lat]);
  for (const [x1, y1, x2, y2] of [
    [0, 0, 1000, 0],
    [0, 0, 0, -1000],
    [-700, 700, 700, 700],
    [-700, -700, 700, 700],
    [1000, 0, 0, 1000],
  ] as const) {
    const a = frame.toLngLat({ x: x1, y: y1 });
    const b = frame.toLngLat({ x: x2, y: y2 });
    expect(Math.abs(vincentyMetres(a, b) - Math.hypot(x2 - x1, y2 - y1))).toBeLessThan(0.001);
  }
});

test.each(ORIGINS)('round-trips positions around %f, %f', (lng, lat) => {
  const frame = localFrame([lng, lat]);
  for (const point of [
    { x: 0, y: 0 },
    { x: 812.5, y: -333.25 },
    { x: -20_000, y: 15_000 },
  ]) {
    const back = frame.toMetres(frame.toLngLat(point));
    expect(back.x).toBeCloseTo(point.x, 7);
    expect(back.y).toBeCloseTo(point.y, 7);
  }
});

test('points x to the east and y to the north', () => {
  const frame = localFrame([10, 50]);
  expect(frame.toMetres([10.001, 50]).x).toBeCloseTo(71.7, 1);
  expect(frame.toMetres([10, 50.001]).y).toBeCloseTo(111.2, 1);
});

test('maps the origin to exactly zero and ignores an altitude', () => {
  expect(localFrame([10, 50]).toMetres([10, 50, 99])).toEqual({ x: 0, y: 0 });
});

test('reaches across the antimeridian', () => {
  const frame = localFrame([179.9999, 10]);
  const point = frame.toMetres([-179.9999, 10]);
  expect(point.x).toBeCloseTo(21.9, 1);
  expect(roundLngLat(frame.toLngLat(point))).toEqual([-179.9999, 10]);
});

test('returns NaN for the other side of the globe', () => {
  expect(localFrame([0, 0]).toMetres([180, 0])).toEqual({ x: Number.NaN, y: Number.NaN });
  expect(localFrame([0, 0]).toMetres([]).x).toBeNaN();
});

test('rounds to seven decimals and never writes negative zero', () => {
  expect(roundLngLat([13.123_456_789, -0.000_000_01, 34])).toEqual([13.123_456_8, 0]);
  expect(Object.is(roundLngLat([0, -0.000_000_01])[1], 0)).toBe(true);
  expect(roundLngLat([13.16, 52.14], 1)).toEqual([13.2, 52.1]);
});
