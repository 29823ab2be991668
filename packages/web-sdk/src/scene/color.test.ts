import { expect, test } from 'vitest';
import { hexOf, mixColors, readColor, requireColor } from './color.ts';

test.each([
  ['#2a7de1', 0x2a7de1],
  ['#ABC', 0xaabbcc],
  ['#000', 0],
  ['#FFFFFF', 0xffffff],
])('%s is read as a colour', (text, color) => {
  expect(readColor(text)).toBe(color);
});

test.each(['red', '#12', '#12345', '#2a7de1ff', '#1234', 'rgb(0,0,0)', '', '2a7de1', undefined, 7])(
  '%s is no colour',
  (text) => {
    expect(readColor(text)).toBeUndefined();
    expect(() => requireColor(text, 'elements.set')).toThrow(
      'elements.set: expected a hex colour such as #2a7de1, found ',
    );
  },
);

test('an error names what was found', () => {
  expect(() => requireColor('red', 'elements.set')).toThrow('found "red". Use #rgb or #rrggbb');
});

test('a colour is written with all its digits', () => {
  expect(hexOf(0x0000ff)).toBe('#0000ff');
});

test('colours are mixed channel by channel', () => {
  expect(hexOf(mixColors(0x000000, 0xff8040, 0.5))).toBe('#804020');
  expect(mixColors(0x123456, 0xffffff, 0)).toBe(0x123456);
  expect(mixColors(0x123456, 0xffffff, 1.5)).toBe(0xffffff);
});
