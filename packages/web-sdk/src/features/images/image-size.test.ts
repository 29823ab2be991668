import { describe, expect, test } from 'vitest';
import { rasterSize } from './image-size.ts';

describe('pictureSize', () => {
  test('keeps the size of a photograph unless it is too large', () => {
    const wish = { kind: 'photograph', maxPixels: 1024, metres: 50 } as const;
    expect(rasterSize({ width: 300, height: 200 }, wish)).toEqual({ width: 300, height: 200 });
    expect(rasterSize({ width: 4096, height: 1024 }, wish)).toEqual({ width: 1024, height: 256 });
  });

  test('rasterises a drawing at a resolution that fits its size on the map', () => {
    const wish = { kind: 'drawing', maxPixels: 1024 } as const;
    const icon = { width: 24, height: 12 };
    expect(rasterSize(icon, { ...wish, metres: 4 })).toEqual({ width: 512, height: 256 });
    expect(rasterSize(icon, { ...wish, metres: 40 })).toEqual({ width: 1024, height: 512 });
    expect(rasterSize(icon, { ...wish, metres: 0.1 })).toEqual({ width: 64, height: 32 });
  });

  test('treats a drawing without a size as a square', () => {
    const wish = { kind: 'drawing', maxPixels: 1024, metres: 2 } as const;
    expect(rasterSize({ width: 0, height: 0 }, wish)).toEqual({ width: 256, height: 256 });
  });

  test('returns at least one pixel per side', () => {
    const wish = { kind: 'photograph', maxPixels: 64, metres: 2 } as const;
    expect(rasterSize({ width: 10_000, height: 3 }, wish)).toEqual({ width: 64, height: 1 });
  });
});
