import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';
import { distanceToSegment } from './segment.ts';
import { clipToCapsule } from './clip-to-capsule.ts';
import type { Point } from './types.ts';

test('agrees with sampling to within one sample', () => {
  const random = seededRandom(4);
  const place = (): Point => ({ x: random() * 10, y: random() * 10 });
  let hits = 0;
  for (let round = 0; round < 300; round += 1) {
    const [a, b, near] = [place(), place(), { a: place(), b: place() }];
    const stretch = clipToCapsule(a, b, near, 1.5);
    const samples = Array.from({ length: 401 }, (_, index) => index / 400).filter(
      (t) =>
        distanceToSegment({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) }, near.a, near.b) <=
        1.5,
    );
    hits += samples.length > 0 ? 1 : 0;
    const from = samples[0] ?? stretch?.to ?? 0;
    const to = samples.at(-1) ?? stretch?.from ?? 0;
    expect(Math.abs(from - (stretch?.from ?? 0))).toBeLessThan(1 / 399);
    expect(Math.abs(to - (stretch?.to ?? 0))).toBeLessThan(1 / 399);
  }
  expect(hits).toBeGreaterThan(100);
});

test('ways and segments without length count as points', () => {
  const origin = { x: 0, y: 0 };
  const dot = { a: { x: 1, y: 0 }, b: { x: 1, y: 0 } };
  expect(clipToCapsule(origin, origin, dot, 1)).toEqual({ from: 0, to: 1 });
  expect(clipToCapsule(origin, origin, dot, 0.9)).toBeUndefined();
  expect(clipToCapsule(origin, { x: 4, y: 0 }, dot, 0.5)).toEqual({ from: 0.125, to: 0.375 });
});
