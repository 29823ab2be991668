import { describe, expect, it } from 'vitest';
import { contrastRatio, nearestPassing } from './color.ts';

function onWhite(color: string): boolean {
  return contrastRatio(color, '#ffffff') >= 4.5;
}

describe('colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // The examples of WCAG's own tools.
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
  ])('have, for %s on %s, a contrast of %d', (text, ground, ratio) => {
    expect(contrastRatio(text, ground)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(ground, text)).toBeCloseTo(ratio, 2);
  });

  it('stay unchanged if they pass, and otherwise change as little as possible', () => {
    expect(nearestPassing('#222222', onWhite)).toBe('#222222');
    const found = nearestPassing('#8899aa', onWhite) ?? '';
    expect(contrastRatio(found, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(found, '#ffffff')).toBeLessThan(5.2);
    expect(nearestPassing('#222222', () => false)).toBeUndefined();
  });
});
