import { toOklch } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { planTheme } from './plan-theme.ts';

const COLORS = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#dfe7f2', '#7b3f00'];

const lightness = (color: string): number => toOklch(color).l;

describe('planTheme', () => {
  it('keeps pale surfaces dark, objects above them and walls above both in the dark', () => {
    const { shade, footprint } = planTheme('dark');
    const surface = lightness(shade('#dfe7f2', 'surface'));
    const object = lightness(shade('#dfe7f2', 'object'));
    const wall = lightness(shade('#dfe7f2', 'wall'));

    expect([lightness(footprint), surface, object, wall]).toStrictEqual(
      [lightness(footprint), surface, object, wall].toSorted((a, b) => a - b),
    );
    expect(lightness(shade('#dfe7f2', 'void'))).toBeLessThan(lightness(footprint));
  });

  it('keeps the hue of a colour in the dark', () => {
    const { shade } = planTheme('dark');

    expect(toOklch(shade('#f6c9c9', 'surface')).h).toBeCloseTo(toOklch('#f6c9c9').h, 1);
  });

  it.each(['light', 'dark'] as const)('writes readable text on any fill in %s', (name) => {
    const { shade, textOn } = planTheme(name);
    for (const color of COLORS) {
      const fill = shade(color, 'surface');
      expect(Math.abs(toOklch(fill).l - toOklch(textOn(fill)).l)).toBeGreaterThan(0.35);
    }
  });

  it('keeps pale walls visible on paper', () => {
    expect(toOklch(planTheme('light').shade('#f8f8f8', 'wall')).l).toBeLessThan(0.76);
  });
});
