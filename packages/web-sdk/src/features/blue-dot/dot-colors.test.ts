import { expect, test } from 'vitest';
import { THEMES } from '../../kernel/theme.ts';
import { venueColors } from '../../scene/default-look.ts';
import { BLUE_DOT_DEFAULTS } from './blue-dot-options.ts';
import { contrastOf, gapColor } from './dot-colors.ts';

const { rimColor } = BLUE_DOT_DEFAULTS;

test('computes contrast as WCAG defines it', () => {
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(Object.values(THEMES))(
  'keeps rim and dot distinguishable in the theme $name',
  ({ accent }) => {
    const gap = gapColor(rimColor, accent);
    const rings = gap === undefined ? [rimColor, accent] : [rimColor, gap, accent];
    for (const [index, ring] of rings.slice(1).entries()) {
      expect(contrastOf(rings[index]!, ring)).toBeGreaterThanOrEqual(3);
    }
  },
);

test('keeps the rim distinguishable from floors of any colour in high contrast', () => {
  const theme = THEMES['high-contrast'];
  const spaces = ['#ffffff', '#ffff00', '#808080', '#000000'].map(
    (color) => venueColors(color, { type: 'space', kind: 'room' }, theme).color,
  );
  for (const floor of [theme.footprint, theme.background, ...spaces]) {
    expect(contrastOf(rimColor, floor)).toBeGreaterThanOrEqual(3);
  }
});

test('draws a ring between rim and dot only where their contrast is too low', () => {
  expect(gapColor('#ffffff', '#1f6feb')).toBeUndefined();
  expect(gapColor('#ffffff', '#ffe500')).toBe('#000000');
  expect(gapColor('#000000', '#101010')).toBe('#ffffff');
});
