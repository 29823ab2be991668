import { expect, test } from 'vitest';
import { blend, tint } from './blend.ts';

test('two hex colours mix by a share', () => {
  expect(blend('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(blend('#f00', '#0000ff', 0.25)).toBe('#bf0040');
  expect(tint('#000000', 1)).toBe('#ffffff');
});

test('a colour in another notation stays as it is', () => {
  expect(blend('rebeccapurple', '#ffffff', 0.5)).toBe('rebeccapurple');
});
