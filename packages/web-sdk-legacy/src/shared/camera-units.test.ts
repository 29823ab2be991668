import { expect, test } from 'vitest';
import { heightFor, levelFor } from './camera-units.ts';

test('converts between height and zoom level in both directions', () => {
  const scale = { zoom: 18, metresPerPixel: 0.2 };
  const height = heightFor(scale.metresPerPixel, 800);
  expect(height).toBeCloseTo(240);
  expect(levelFor(height, scale, 800)).toBeCloseTo(18);
  expect(levelFor(height / 2, scale, 800)).toBeCloseTo(19);
  expect(levelFor(height * 4, scale, 800)).toBeCloseTo(16);
});
