import { describe, expect, test } from 'vitest';
import { wheelLevels } from './wheel-zoom.ts';

const turn = { deltaY: 0, deltaMode: 0, ctrlKey: false };

describe('wheelLevels', () => {
  test('zooms in when the wheel turns away, about equally for pixels and lines', () => {
    const pixels = wheelLevels({ ...turn, deltaY: -100 });
    const lines = wheelLevels({ ...turn, deltaY: -3, deltaMode: 1 });
    expect(pixels).toBeGreaterThan(0.3);
    expect(lines / pixels).toBeCloseTo(1, 1);
    expect(wheelLevels({ ...turn, deltaY: 100 })).toBeCloseTo(-pixels, 9);
  });

  test('follows a pinch on a trackpad exactly', () => {
    // A pinch to 1.1 times the size arrives as -100 ln 1.1 pixels with Ctrl.
    const levels = wheelLevels({ ...turn, deltaY: -100 * Math.log(1.1), ctrlKey: true });
    expect(2 ** levels).toBeCloseTo(1.1, 9);
  });

  test('limits the effect of one event', () => {
    expect(wheelLevels({ ...turn, deltaY: 5, deltaMode: 2 })).toBe(-0.6);
    expect(wheelLevels({ ...turn, deltaY: -120, ctrlKey: true })).toBe(0.6);
  });
});
