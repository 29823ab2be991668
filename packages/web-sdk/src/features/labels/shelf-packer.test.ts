import { seededRandom } from '@brand/geo';
import { expect, test } from 'vitest';
import { ShelfPacker } from './shelf-packer.ts';

test('packs rectangles inside the square without overlap', () => {
  const random = seededRandom(3);
  const packer = new ShelfPacker(512);
  const placed: { x: number; y: number; w: number; h: number }[] = [];
  for (;;) {
    const w = 20 + Math.floor(random() * 100);
    const h = [18, 34, 50][Math.floor(random() * 3)]!;
    const corner = packer.insert(w, h);
    if (!corner) break;
    placed.push({ ...corner, w, h });
  }
  for (const [index, a] of placed.entries()) {
    expect(a.x >= 0 && a.y >= 0 && a.x + a.w <= 512 && a.y + a.h <= 512).toBe(true);
    for (const b of placed.slice(index + 1)) {
      expect(a.x >= b.x + b.w || b.x >= a.x + a.w || a.y >= b.y + b.h || b.y >= a.y + a.h).toBe(
        true,
      );
    }
  }
  const used = placed.reduce((sum, { w, h }) => sum + w * h, 0);
  expect(used / 512 ** 2).toBeGreaterThan(0.7);
});

test('returns undefined for a rectangle larger than the square', () => {
  const packer = new ShelfPacker(64);
  expect(packer.insert(65, 10)).toBeUndefined();
  expect(packer.insert(10, 65)).toBeUndefined();
  expect(packer.insert(64, 64)).toEqual({ x: 0, y: 0 });
  expect(packer.insert(1, 1)).toBeUndefined();
});
