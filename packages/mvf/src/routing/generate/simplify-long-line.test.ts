import { describe, expect, it } from 'vitest';
import { box, points } from './floor.fixture.ts';
import { simplifyLongLine, thinRing } from './simplify-long-line.ts';

describe('simplifyLongLine', () => {
  it('drops points that change little', () => {
    expect(simplifyLongLine(points([0, 0], [5, 0.05], [10, 0], [10, 5]), 0.1)).toEqual(
      points([0, 0], [10, 0], [10, 5]),
    );
    expect(simplifyLongLine(points([0, 0]), 0.1)).toEqual(points([0, 0]));
    expect(simplifyLongLine([], 0.1)).toEqual([]);
  });

  it('keeps the corners of a ring and leaves it open', () => {
    expect(thinRing(box(0, 0, 4, 3), 0.1)).toEqual(box(0, 0, 4, 3));
    expect(thinRing([], 0.1)).toEqual([]);
  });

  it('thins a straight line of any length to a few points', () => {
    const line = Array.from({ length: 10_000 }, (_, x) => ({ x, y: 0 }));
    const thin = simplifyLongLine(line, 0.1);
    expect(thin.length).toBeLessThan(50);
    expect(thin.at(-1)).toEqual({ x: 9999, y: 0 });
  });

  it('handles an endless zigzag in no time', () => {
    const zigzag = Array.from({ length: 30_000 }, (_, x) => ({ x, y: x % 2 }));
    const start = process.cpuUsage();
    expect(simplifyLongLine(zigzag, 0.1)).toHaveLength(30_000);
    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  });
});
