import { expect, test } from 'vitest';
import { placePath } from './place-path.ts';

test('scales and moves absolute points, and only scales relative ones', () => {
  expect(placePath('M1 2L3 4l5-6h2v3H1V2', [10, 20], 2)).toBe('M12 24L16 28l10-12h4v6H12V24');
});

test('scales arc radii and keeps arc flags', () => {
  expect(placePath('M0 0A5 5 0 1 0 8 9a2 2 0 0 1 1 1z', [1, 1], 10)).toBe(
    'M1 1A50 50 0 1 0 81 91a20 20 0 0 1 10 10z',
  );
});

test('moves every point of a curve', () => {
  expect(placePath('C1 1 2 2 3 3', [1, 0], 1)).toBe('C2 1 3 2 4 3');
});
