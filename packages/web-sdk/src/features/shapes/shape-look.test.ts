import { describe, expect, test } from 'vitest';
import { mixStyles, readStyle, rowOf } from './shape-look.ts';
import type { ShapeStyle } from './shape-options.ts';

const STYLE: ShapeStyle = {
  color: '#000000',
  topColor: '#ff0000',
  hoverColor: '#00ff00',
  opacity: 0,
  height: 1,
  altitude: -1,
  width: 1,
  interactive: true,
  visible: true,
};

describe('readStyle', () => {
  test('keeps defined fields and omits undefined ones', () => {
    const change = { color: '#fff', height: 2, visible: false };
    expect(readStyle({ ...change, opacity: undefined } as never, 'shapes.add')).toEqual(change);
  });

  test.each([
    [{ color: 'red' }, 'shapes.add, color: expected a hex colour'],
    [{ opacity: 1.2 }, 'shapes.add, opacity: expected a number from 0 to 1, found 1.2'],
    [{ height: -1 }, 'shapes.add, height: expected a number of metres, 0 or more, found -1'],
    [{ altitude: Number.NaN }, 'shapes.add, altitude: expected a number of metres, found null'],
    [{ colour: '#fff' }, 'found "colour"'],
  ])('rejects %o', (change, message) => {
    expect(() => readStyle(change as never, 'shapes.add')).toThrow(message);
  });
});

describe('mixStyles', () => {
  test('interpolates numeric fields and colours and takes the rest from the target', () => {
    const to: ShapeStyle = {
      ...STYLE,
      color: '#ffffff',
      opacity: 1,
      height: 3,
      altitude: 1,
      width: 9,
      visible: false,
    };
    expect(mixStyles(STYLE, to, 0.5)).toEqual({
      ...to,
      color: '#808080',
      opacity: 0.5,
      height: 2,
      altitude: 0,
    });
    expect(mixStyles(STYLE, to, 1)).toEqual(to);
  });
});

describe('rowOf', () => {
  test('uses the hover colour only while the shape is interactive', () => {
    expect(rowOf(STYLE, 'hovered').topColor).toBe(0x00ff00);
    expect(rowOf({ ...STYLE, interactive: false }, 'hovered').topColor).toBe(0xff0000);
    expect(rowOf(STYLE, 'away').color).toBe(0);
  });

  test('draws nothing of a hidden shape', () => {
    expect(rowOf({ ...STYLE, opacity: 1, visible: false }, 'away').opacity).toBe(0);
  });
});
