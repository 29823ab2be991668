import { expect, test } from 'vitest';
import { blend, tint } from './blend.ts';

test('mixes two hex colours by a ratio', () => {
  expect(blend('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(blend('#f00', '#0000ff', 0.25)).toBe('#bf0040');
  expect(tint('#000000', 1)).toBe('#ffffff');
});

test('returns a colour in another notation unchanged', () => {
  expect(blend('rebeccapurple', '#ffffff', 0.5)).toBe('rebeccapurple');
});
