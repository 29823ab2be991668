import { localFrame, type LngLat } from '@brand/geo';
import { expect, test } from 'vitest';
import { metresToMercator, multiplyMatrices } from './mercator-frame.ts';

const METRES = 40_075_016.686;

/** Web Mercator as its standard defines it, from 0 to 1. */
function webMercator([lng, lat]: LngLat): readonly [number, number] {
  const sin = Math.sin((lat * Math.PI) / 180);
  return [lng / 360 + 0.5, 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)];
}

test.each([
  [0, 0],
  [-9.1388, 38.7033],
  [12.5935, 55.6901],
  [-71.2277, -46.8028],
] as const)(
  'projects the corners of a venue at %f, %f to within a centimetre of Web Mercator',
  (...origin) => {
    const frame = localFrame(origin);
    const matrix = metresToMercator(frame);
    for (const [x, y] of [
      [0, 0],
      [200, 150],
      [-200, 150],
      [-170, -200],
    ] as const) {
      const expected = webMercator(frame.toLngLat({ x, y }));
      const found = [0, 1].map(
        (row) => matrix[row]! * x + matrix[4 + row]! * y + matrix[12 + row]!,
      );
      for (const axis of [0, 1]) {
        expect(Math.abs(found[axis]! - expected[axis]!) * METRES).toBeLessThan(0.03);
      }
    }
  },
);

test('keeps a venue at the antimeridian in one piece', () => {
  const matrix = metresToMercator(localFrame([180, 10]));
  expect(matrix[0]! * METRES).toBeCloseTo(1 / Math.cos((10 * Math.PI) / 180), 2);
});

test('scales a metre up like a metre east', () => {
  const matrix = metresToMercator(localFrame([12, 55]));
  expect(matrix[10]! / matrix[0]!).toBeCloseTo(1, 2);
});

test('applies the right matrix of a product first', () => {
  const move = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 6, 7, 1];
  const scale = [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1];
  expect([...multiplyMatrices(move, scale)].slice(12)).toEqual([5, 6, 7, 1]);
  expect([...multiplyMatrices(scale, move)].slice(12)).toEqual([10, 12, 14, 1]);
});
