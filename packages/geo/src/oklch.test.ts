import { expect, test } from 'vitest';
import { fromOklch, toOklch } from './oklch.ts';

test.each(['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#dfe7f2', '#7b3f00'])(
  'brings %s there and back',
  (color) => {
    expect(fromOklch(toOklch(color))).toBe(color);
  },
);

test('clips colours outside the gamut of screens', () => {
  expect(fromOklch({ l: 0.5, c: 0.4, h: 1 })).toMatch(/^#[0-9a-f]{6}$/);
});
