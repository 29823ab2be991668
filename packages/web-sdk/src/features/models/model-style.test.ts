import { describe, expect, test } from 'vitest';
import { MODEL_DEFAULTS, mixModelStyles, readModelStyle } from './model-style.ts';

describe('readModelStyle', () => {
  test('reads the style fields, and removes colour and clipping when asked to', () => {
    const options = {
      url: 'a.glb',
      scale: 2,
      color: undefined,
      clipAbove: undefined,
      opacity: undefined,
    };
    const read = readModelStyle(options as never, 'models.add');
    expect(read).toEqual({ scale: 2, color: undefined, clipAbove: undefined });
    expect('opacity' in read).toBe(false);
  });

  test.each([
    [{ scale: 'big' }, 'models.add, scale: expected one number or three, found "big"'],
    [{ scale: [1, 2] }, 'expected one number or three'],
    [{ rotationDegrees: 90 }, 'models.add, rotationDegrees: expected three numbers, found 90'],
    [{ opacity: 2 }, 'expected a number from 0 to 1'],
    [{ clipAbove: 'x' }, 'expected a number of metres'],
    [{ color: 'teal' }, 'expected a hex colour'],
  ])('rejects %o', (options, message) => {
    expect(() => readModelStyle(options as never, 'models.add')).toThrow(message);
  });
});

describe('mixModelStyles', () => {
  test('interpolates a uniform scale with a vector, and clamps opacity when an easing overshoots', () => {
    const from = { ...MODEL_DEFAULTS, opacity: 0.5 };
    const to = { ...MODEL_DEFAULTS, scale: [3, 5, 7] as const, altitude: 4, visible: false };
    expect(mixModelStyles(from, to, 0.5)).toMatchObject({
      scale: [2, 3, 4],
      altitude: 2,
      opacity: 0.75,
      visible: false,
    });
    expect(mixModelStyles(from, to, 1.5).opacity).toBe(1);
  });
});
