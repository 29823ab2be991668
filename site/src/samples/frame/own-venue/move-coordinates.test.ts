import { localFrame } from '@brand/geo';
import { expect, test } from 'vitest';
import { createConverter } from './move-coordinates.ts';

const own = localFrame([13.4, 52.5]);
const demo = localFrame([-9.1, 38.7]);
const convert = createConverter(own.toMetres, demo.toMetres, {
  own: [-100, -100, 100, 100],
  target: [0, 0, 40, 20],
  demo: [-200, -50, 200, 50],
});

test('keeps positions of the venue', () => {
  const place = own.toLngLat({ x: 90, y: -80 });
  expect(convert(place)).toEqual(own.toMetres(place));
});

test('moves positions of the demo venue into the main building, at one scale', () => {
  const center = convert(demo.toLngLat({ x: 0, y: 0 }));
  expect(center.x).toBeCloseTo(20);
  expect(center.y).toBeCloseTo(10);
  const corner = convert(demo.toLngLat({ x: 200, y: 50 }));
  expect(corner.x).toBeCloseTo(40);
  expect(corner.y).toBeCloseTo(15);
});

test('keeps positions that belong to neither', () => {
  expect(convert([2.35, 48.85])).toEqual(own.toMetres([2.35, 48.85]));
  expect(convert([Number.NaN, 0])).toEqual(own.toMetres([Number.NaN, 0]));
});
