import { THEMES } from '@brand/web-sdk';
import { describe, expect, it } from 'vitest';
import { contrastRatio, mixColors } from './color.ts';
import { checkContrast, neededContrast } from './contrast-check.ts';
import { FIRST_LABELS } from './studio-style.ts';

const TINTS = { light: THEMES.light.tint, dark: THEMES.dark.tint };

describe('checkContrast', () => {
  it('uses the labels of the map’s own themes by default', () => {
    expect(FIRST_LABELS.light).toEqual(THEMES.light.label);
    expect(FIRST_LABELS.dark).toEqual(THEMES.dark.label);
  });

  it('finds nothing on pale rooms', () => {
    expect(checkContrast([{ token: 'Rooms', color: '#ECE6DC' }], FIRST_LABELS, TINTS)).toEqual([]);
  });

  it('suggests a colour that passes for a dark room in light', () => {
    const [finding, ...others] = checkContrast(
      [{ token: 'Auditoria', color: '#4c6f73' }],
      FIRST_LABELS,
      TINTS,
    );

    expect(others).toEqual([]);
    expect(finding).toMatchObject({ theme: 'light', token: 'Auditoria', needed: 4.5 });
    expect(finding?.ratio).toBeCloseTo(contrastRatio('#232733', '#4c6f73'));
    expect(contrastRatio('#232733', finding?.suggestion ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('checks colours as the dark theme tints them', () => {
    const white = [{ token: 'Hall', color: '#ffffff' }];
    const labels = { ...FIRST_LABELS, dark: { text: '#b0b0b0', halo: '#14171d' } };
    const [finding] = checkContrast(white, labels, TINTS);

    expect(finding?.theme).toBe('dark');
    const seen = mixColors('#ffffff', TINTS.dark.color, TINTS.dark.share);
    expect(finding?.ratio).toBeCloseTo(contrastRatio('#b0b0b0', seen));
  });

  it('compares text with its outline', () => {
    const labels = { ...FIRST_LABELS, light: { text: '#232733', halo: '#444444' } };

    expect(checkContrast([], labels, TINTS)).toMatchObject([{ theme: 'light', token: undefined }]);
  });

  it('requires less contrast for large text', () => {
    expect([neededContrast(13), neededContrast(24)]).toEqual([4.5, 3]);
  });

  it('lists the worst first', () => {
    const grounds = ['#889999', '#333333', '#667777'].map((color) => ({ token: color, color }));
    const ratios = checkContrast(grounds, FIRST_LABELS, TINTS).map(({ ratio }) => ratio);

    expect(ratios.length).toBeGreaterThan(1);
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
  });
});
