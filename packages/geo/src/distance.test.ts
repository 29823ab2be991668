import { expect, test } from 'vitest';
import { distanceMetres, pointDistance } from './distance.ts';
import { vincentyMetres } from './vincenty.fixture.ts';

test.each([
  [
    [13.4, 52.5],
    [13.41, 52.505],
  ],
  [
    [0, 0],
    [0.01, 0.01],
  ],
  [
    [151.2, -33.87],
    [151.25, -33.9],
  ],
  [
    [25.7, 66.5],
    [25.71, 66.5],
  ],
])('computes the distance from %j to %j to a millimetre per kilometre', (a, b) => {
  const exact = vincentyMetres(a, b);
  expect(Math.abs(distanceMetres(a, b) - exact)).toBeLessThan(exact * 1e-6);
});

test('crosses the antimeridian the short way', () => {
  expect(distanceMetres([179.9999, 10], [-179.9999, 10])).toBeCloseTo(21.9, 1);
  expect(distanceMetres([-179.9999, 10], [179.9999, 10])).toBeCloseTo(21.9, 1);
});

test('equals the Euclidean distance in a frame', () => {
  expect(pointDistance({ x: 1, y: 1 }, { x: 4, y: 5 })).toBe(5);
});
