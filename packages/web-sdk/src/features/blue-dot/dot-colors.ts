import { requireColor } from '../../scene/color.ts';

const MIN_CONTRAST = 3;

/**
 * Returns the colour of a thin ring between rim and dot if their contrast is too low, such as
 * yellow on white. Returns `undefined` if no ring is needed.
 */
export function gapColor(rim: string, fill: string): string | undefined {
  if (contrastOf(rim, fill) >= MIN_CONTRAST) return undefined;
  const [dark, light] = ['#000000', '#ffffff'] as const;
  return contrastOf(dark, fill) > contrastOf(light, fill) ? dark : light;
}

/** The WCAG 2 contrast ratio of two colours, from 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [first, second] = [luminanceOf(a), luminanceOf(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminanceOf(color: string): number {
  const hex = requireColor(color, 'Blue dot');
  const channel = (shift: number): number => {
    const value = ((hex >> shift) & 255) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0);
}
