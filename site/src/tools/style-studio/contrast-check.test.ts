import { type ShapeKind, THEMES, venueColors } from '@brand/web-sdk';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './color.ts';
import { checkContrast, neededContrast, type SeenColor } from './contrast-check.ts';
import { FIRST_LABELS } from './studio-style.ts';

const shape: ShapeKind = { type: 'space', kind: 'room' };
const seen: SeenColor = (theme, color) => venueColors(color, shape, THEMES[theme]).color;

describe('checkContrast', () => {
  it('uses the labels of the map’s own themes by default', () => {
    expect(THEMES.light.label).toMatchObject(FIRST_LABELS.light);
    expect(THEMES.dark.label).toMatchObject(FIRST_LABELS.dark);
  });

  it('finds nothing on pale rooms', () => {
    expect(
      checkContrast([{ token: 'Rooms', color: '#ECE6DC', shape }], FIRST_LABELS, seen),
    ).toEqual([]);
  });

  it('suggests a colour that passes for pale text on a room in light', () => {
    const labels = { ...FIRST_LABELS, light: { text: '#5f6675', halo: '#ffffff' } };
    const [finding, ...others] = checkContrast(
      [{ token: 'Auditoria', color: '#4c6f73', shape }],
      labels,
      seen,
    );

    expect(others).toEqual([]);
    expect(finding).toMatchObject({ theme: 'light', token: 'Auditoria', needed: 4.5 });
    expect(finding?.ratio).toBeCloseTo(contrastRatio('#5f6675', seen('light', '#4c6f73', shape)));
    const suggested = seen('light', finding?.suggestion ?? '', shape);
    expect(contrastRatio('#5f6675', suggested)).toBeGreaterThanOrEqual(4.5);
  });

  it('checks colours as the dark theme shows them', () => {
    const white = [{ token: 'Hall', color: '#ffffff', shape }];
    const labels = { ...FIRST_LABELS, dark: { text: '#777777', halo: '#14171d' } };
    const [finding] = checkContrast(white, labels, seen);

    expect(finding?.theme).toBe('dark');
    expect(finding?.ratio).toBeCloseTo(contrastRatio('#777777', seen('dark', '#ffffff', shape)));
  });

  it('compares text with its outline', () => {
    const labels = { ...FIRST_LABELS, light: { text: '#232733', halo: '#444444' } };

    expect(checkContrast([], labels, seen)).toMatchObject([{ theme: 'light', token: undefined }]);
  });

  it('requires less contrast for large text', () => {
    expect([neededContrast(13), neededContrast(24)]).toEqual([4.5, 3]);
  });

  it('lists the worst first', () => {
    const grounds = ['#889999', '#333333', '#667777'].map((color) => ({
      token: color,
      color,
      shape,
    }));
    const labels = { ...FIRST_LABELS, light: { text: '#5f6675', halo: '#ffffff' } };
    const ratios = checkContrast(grounds, labels, seen).map(({ ratio }) => ratio);

    expect(ratios.length).toBeGreaterThan(1);
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
  });
});
