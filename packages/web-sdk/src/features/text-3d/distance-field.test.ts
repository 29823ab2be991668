import { expect, test } from 'vitest';
import { distanceField } from './distance-field.ts';

const WIDTH = 40;
const HEIGHT = 24;
const SPREAD = 8;

/** Computes a field from opacities, in the pixel format of the browser. */
function fieldOf(opacity: (x: number, y: number) => number): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++)
      pixels[(y * WIDTH + x) * 4 + 3] = Math.round(opacity(x, y) * 255);
  }
  return distanceField(pixels, { width: WIDTH, height: HEIGHT, spread: SPREAD });
}

const isIn = (x: number, y: number): boolean => x >= 10 && x < 28 && y >= 8 && y < 16 && x + y > 20;

test('returns the distance to the nearest pixel on the other side', () => {
  const field = fieldOf((x, y) => (isIn(x, y) ? 1 : 0));
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      let nearest = Infinity;
      for (let v = 0; v < HEIGHT; v++) {
        for (let u = 0; u < WIDTH; u++) {
          if (isIn(u, v) !== isIn(x, y)) nearest = Math.min(nearest, Math.hypot(u - x, v - y));
        }
      }
      const signed = isIn(x, y) ? nearest : -nearest;
      const expected = Math.max(0, Math.min(255, 128 + (signed * 127) / SPREAD));
      expect(Math.abs(field[y * WIDTH + x]! - expected)).toBeLessThanOrEqual(1);
    }
  }
});

test('places a half covered pixel on the outline', () => {
  const field = fieldOf((x) => (x < 20 ? 1 : x === 20 ? 0.5 : 0));
  expect(Math.abs(field[5 * WIDTH + 20]! - 128)).toBeLessThanOrEqual(1);
  expect(field[5 * WIDTH + 19]).toBeGreaterThan(128);
  expect(field[5 * WIDTH + 21]).toBeLessThan(128);
});

test('returns outside everywhere for an empty image', () => {
  expect(new Set(fieldOf(() => 0))).toEqual(new Set([0]));
});
