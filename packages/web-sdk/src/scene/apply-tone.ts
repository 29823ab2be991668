import { fromOklch, toOklch } from '@brand/geo';
import type { Tone } from '../kernel/theme.ts';

// Chroma of a colour that becomes half as colourful as its tone allows.
const HALF = 0.03;

/**
 * Changes a colour to the lightness and chroma of a tone. Greys take the colour of `base`. If the
 * chroma is limited, faint colours are replaced by that of `base` as well, because the warm tint of
 * a white would become brown in a dark theme. All colours are `#rrggbb`.
 */
export function applyTone(color: string, { lightness, maxChroma }: Tone, base: string): string {
  const { l, c, h } = toOklch(color);
  const above = lightness.find(([own]) => own >= l) ?? lightness.at(-1)!;
  const below = lightness.findLast(([own]) => own < l) ?? above;
  const share = (l - below[0]) / (above[0] - below[0] || 1);
  const shown = below[1] + (above[1] - below[1]) * Math.min(1, share);
  const ground = toOklch(base);
  const strength = c / (c + HALF);
  const own = maxChroma === undefined ? c : strength * maxChroma;
  const rest = (1 - strength) * ground.c;
  const a = own * Math.cos(h) + rest * Math.cos(ground.h);
  const b = own * Math.sin(h) + rest * Math.sin(ground.h);
  return fromOklch({ l: shown, c: Math.hypot(a, b), h: Math.atan2(b, a) });
}
