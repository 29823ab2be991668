import { seededRandom } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { exceedsCrossingLimit } from './exceeds-crossing-limit.ts';

describe('exceedsCrossingLimit', () => {
  it('accepts a few crossings, in a long outline too', () => {
    const bow = [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
    ].map(([x, y]) => ({ x: x!, y: y! }));
    const circle = Array.from({ length: 20_000 }, (_, index) => {
      const angle = (index / 20_000) * 2 * Math.PI;
      return { x: 50 * Math.cos(angle), y: 50 * Math.sin(angle) };
    });
    expect(exceedsCrossingLimit([bow])).toBe(false);
    expect(exceedsCrossingLimit([circle, bow])).toBe(false);
  });

  it('rejects a scribble before all of its crossings are counted', () => {
    const random = seededRandom(5);
    const scribble = Array.from({ length: 20_000 }, () => ({ x: random(), y: random() }));
    expect(exceedsCrossingLimit([scribble])).toBe(true);
  });
});
