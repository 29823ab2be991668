import { describe, expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';

describe('pictureSize', () => {
  test('keeps a photograph as it is unless it is too large', () => {
    const wish = { kind: 'photograph', maxPixels: 1024, metres: 50 } as const;
    expect(pictureSize({ width: 300, height: 200 }, wish)).toEqual({ width: 300, height: 200 });
    expect(pictureSize({ width: 4096, height: 1024 }, wish)).toEqual({ width: 1024, height: 256 });
  });

  test('draws a drawing as fine as its size on the map asks for', () => {
    const wish = { kind: 'drawing', maxPixels: 1024 } as const;
    const icon = { width: 24, height: 12 };
    expect(pictureSize(icon, { ...wish, metres: 4 })).toEqual({ width: 512, height: 256 });
    expect(pictureSize(icon, { ...wish, metres: 40 })).toEqual({ width: 1024, height: 512 });
    expect(pictureSize(icon, { ...wish, metres: 0.1 })).toEqual({ width: 64, height: 32 });
  });

  test('takes a drawing without a size for a square', () => {
    const wish = { kind: 'drawing', maxPixels: 1024, metres: 2 } as const;
    expect(pictureSize({ width: 0, height: 0 }, wish)).toEqual({ width: 256, height: 256 });
  });

  test('never gives a side without a pixel', () => {
    const wish = { kind: 'photograph', maxPixels: 64, metres: 2 } as const;
    expect(pictureSize({ width: 10_000, height: 3 }, wish)).toEqual({ width: 64, height: 1 });
  });
});
