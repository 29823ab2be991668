import { expect, test } from 'vitest';
import { hexOf, mixColors, readColor, requireColor } from './color.ts';

test.each([
  ['#2a7de1', 0x2a7de1],
  ['#ABC', 0xaabbcc],
  ['#000', 0],
  ['#FFFFFF', 0xffffff],
])('parses %s', (text, color) => {
  expect(readColor(text)).toBe(color);
});

test.each(['red', '#12', '#12345', '#2a7de1ff', '#1234', 'rgb(0,0,0)', '', '2a7de1', undefined, 7])(
  'rejects %s',
  (text) => {
    expect(readColor(text)).toBeUndefined();
    expect(() => requireColor(text, 'elements.set')).toThrow(
      'elements.set: expected a hex colour such as #2a7de1, found ',
    );
  },
);

test('throws an error that contains the invalid value', () => {
  expect(() => requireColor('red', 'elements.set')).toThrow('found "red". Use #rgb or #rrggbb');
});

test('formats a colour with all its digits', () => {
  expect(hexOf(0x0000ff)).toBe('#0000ff');
});

test('mixes colours channel by channel', () => {
  expect(hexOf(mixColors(0x000000, 0xff8040, 0.5))).toBe('#804020');
  expect(mixColors(0x123456, 0xffffff, 0)).toBe(0x123456);
  expect(mixColors(0x123456, 0xffffff, 1.5)).toBe(0xffffff);
});
